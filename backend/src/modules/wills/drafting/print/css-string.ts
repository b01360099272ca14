/**
 * The inside of a CSS string in which every character but letters and digits is an escape. It can hold no quote, bracket, backslash or
 * line end of the customer's, so it is safe inside a style element, which HTML escaping is not.
 */
export const cssString = (text: string): string =>
  text.replace(/[^A-Za-z0-9]/gu, (character) => `\\${character.codePointAt(0)!.toString(16)} `);

const GRAPHEMES = new Intl.Segmenter('en-GB', { granularity: 'grapheme' });

/** At most so many characters, the last one an ellipsis if something was cut. */
export function shortened(text: string, limit: number): string {
  const characters = [...GRAPHEMES.segment(text)].map(({ segment }) => segment);
  return characters.length <= limit ? text : `${characters.slice(0, limit - 1).join('')}…`;
}

/** A word too long for a line gets places to break at, because the boxes in a page's margin find none of their own. */
export const breakable = (text: string): string => text.replace(/[^\s-]{25,}/gu, (word) => word.replace(/.{15}/gu, '$&\u200b'));
