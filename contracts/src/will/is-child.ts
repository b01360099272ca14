const CHILD = /^(?:step|foster)?(?:(?:great)*grand)?(?:child|son|daughter)$/;
const PREFIX = new Set(['step', 'foster', 'grand', 'great']);
const HARMLESS = new Set(
  (
    'a the my our own dear dearest darling beloved lovely wonderful only single sole other first second third fourth fifth sixth seventh ' +
    'eighth ninth tenth 1st 2nd 3rd 4th 5th firstborn secondborn newborn born eldest elder oldest older old middle younger youngest young big ' +
    'little baby infant teenage twin adult grown grownup up minor natural biological birth adopted adoptive legal legitimate surviving living'
  ).split(' '),
);

/**
 * Whether a relationship says that the person is a child of the testator, a step-, foster- or grandchild included. The letters alone do
 * not: "personal friend", "godson" and "daughter-in-law" are not children. Wizard and plan both ask here, so no question is without effect.
 */
export function isChild(relationship: string): boolean {
  const words = relationship
    .toLowerCase()
    .split(/[\s\-‐‑–]+/)
    .map((word) => word.replace(/^["'“‘]+|["'”’.!,;]+$/g, ''))
    .filter(Boolean);
  const last = words.pop();
  if (!last || !CHILD.test(last)) return false;
  return words.every((word) => HARMLESS.has(word) || PREFIX.has(word));
}
