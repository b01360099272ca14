/**
 * The inside of a CSS string in which every character but letters and digits is an escape. It can hold no quote, bracket, backslash or
 * line end of the customer's, so it is safe inside a style element, which HTML escaping is not.
 */
export const cssString = (text: string): string =>
  text.replace(/[^A-Za-z0-9]/gu, (character) => `\\${character.codePointAt(0)!.toString(16)} `);

const GRAPHEMES = new Intl.Segmenter('en-GB', { granularity: 'grapheme' });

const BROAD = /[\p{Lu}mw]/u;
const BROADEST = /[WM@%—…]/u;
const BROAD_WIDTH = 1.4;
const BROADEST_WIDTH = 2;

export const widthOf = (text: string): number => charactersOf(text).reduce((width, character) => width + widthOfOne(character), 0);

const widthOfOne = (character: string): number => {
  if (BROADEST.test(character)) return BROADEST_WIDTH;
  return BROAD.test(character) ? BROAD_WIDTH : 1;
};

export function shortened(text: string, width: number): string {
  if (widthOf(text) <= width) return text;
  const characters = charactersOf(text);
  const fits = characters.findIndex((_, index) => widthOf(characters.slice(0, index + 1).join('')) > width - BROADEST_WIDTH);
  return `${characters.slice(0, fits).join('')}…`;
}

const charactersOf = (text: string): readonly string[] => [...GRAPHEMES.segment(text)].map(({ segment }) => segment);

/** A text in lines that end with a word, where a box in a page's margin would rather end one at a hyphen. A word longer than a line begins none. */
export function linesOf(text: string, width: number): readonly string[] {
  const [first = '', ...words] = text.split(' ');
  const lines = [first];
  for (const word of words) {
    const longer = `${lines.at(-1)} ${word}`;
    if (widthOf(longer) <= width || widthOf(word) > width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** A word too long for a line gets places to break at, because the boxes in a page's margin find none of their own. */
export const breakable = (text: string): string => text.replace(/[^\s-]{25,}/gu, (word) => word.replace(/.{15}/gu, '$&\u200b'));
