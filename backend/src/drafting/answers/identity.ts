/**
 * Two spellings of one name are one person: case, accents' encoding and punctuation do not count. For comparing only, never for merging
 * people in the text of a will.
 */
export function identity(name: string): string {
  const plain = name
    .normalize('NFKC')
    .toUpperCase()
    .toLowerCase()
    .replace(/[\t\n\v\f\r\u0085]/g, ' ')
    .replace(/\p{C}/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
  const bare = plain
    .replace(/[\p{P}\p{S}]/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
  // A name that is nothing but punctuation is still somebody's, and not everybody's.
  return bare === '' ? plain : bare;
}
