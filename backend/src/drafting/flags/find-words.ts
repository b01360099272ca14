/**
 * Finds words in what people type: whole words only, whatever the case, with the phrases that hold such a word and mean something else
 * taken out first.
 */
type WordList = { readonly words: readonly string[]; readonly except?: readonly string[]; readonly exactCase?: readonly string[] };

export type FindWord = (text: string) => string | null;

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`).replace(/ /g, String.raw`[\s-]+`);
const boundedBy = (words: readonly string[], flags: string): RegExp =>
  new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${words
      .map(escaped)
      .map((word) => word.replace('~', '(?:s|es)?'))
      .join('|')})(?![\\p{L}\\p{N}])`,
    flags,
  );

/** A finder for a list. A `~` at the end of a word lets its plural count too; a space stands for any space or hyphen. */
export function finder({ words, except = [], exactCase = [] }: WordList): FindWord {
  const wanted = words.length > 0 ? boundedBy(words, 'iu') : null;
  const exact = exactCase.length > 0 ? boundedBy(exactCase, 'u') : null;
  const harmless = except.length > 0 ? boundedBy(except, 'giu') : null;
  return (text) => {
    const plain = text.normalize('NFC').replace(/[’‘]/g, "'");
    const left = harmless ? plain.replace(harmless, ' · ') : plain;
    return (wanted?.exec(left) ?? exact?.exec(left))?.[0] ?? null;
  };
}
