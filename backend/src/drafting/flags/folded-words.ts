const LITTLE = new Set(['a', 'an', 'and', 'at', 'in', 'it', 'my', 'of', 'on', 'the', 'to']);

export const foldedWords = (text: string): ReadonlySet<string> =>
  new Set((text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => !LITTLE.has(word)));
