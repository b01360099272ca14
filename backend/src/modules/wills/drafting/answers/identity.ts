/** Two spellings of one name are one person: case and punctuation do not count. For comparing only, never for merging people. */
export const identity = (name: string): string =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\p{P}\p{S}]/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
