const CHILD = /^(?:step|foster|(?:great)*grand)?(?:child|son|daughter)$/;
const PREFIX = new Set(['step', 'foster', 'grand', 'great']);
const HARMLESS = new Set(
  (
    'my our own dear beloved only other first second third fourth fifth eldest elder oldest older middle younger youngest big little baby ' +
    'twin adult grown grownup minor natural biological birth adopted adoptive legal'
  ).split(' '),
);

/**
 * Whether a relationship says that the person is a child of the testator, a step-, foster- or grandchild included. Stricter than the
 * wizard, which asks its question whenever the letters occur: "personal friend", "godson" and "daughter-in-law" are not children.
 */
export function isChild(relationship: string): boolean {
  const words = relationship
    .toLowerCase()
    .split(/[\s\-‐‑–]+/)
    .filter(Boolean);
  const last = words.pop();
  if (!last || !CHILD.test(last)) return false;
  return words.every((word) => HARMLESS.has(word) || PREFIX.has(word));
}
