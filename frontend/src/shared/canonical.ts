/** Points the page's one canonical link at this origin and path; pages that carry none (they are not indexed) stay without. */
export function setCanonical(document: Document, { origin, pathname }: Pick<Location, 'origin' | 'pathname'>): void {
  const [link, ...others] = document.querySelectorAll<HTMLLinkElement>('link[rel=canonical]');
  others.forEach((other) => other.remove());
  if (link) link.href = origin + pathname;
}
