/** Line ends of every system, next line and the separators of Unicode. */
const LINE_END = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/g;
/** What cannot be seen and could make two texts look alike: control, zero-width, bidirectional and filler characters. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;
/** Characters that word processors put in for ones that every typeface has. */
const LIGATURES = /[\ufb00-\ufb06]/g;
const ALIKE: readonly (readonly [RegExp, string])[] = [
  [/[\u2010\u2011]/g, '-'],
  [/\u2012/g, '–'],
  [/\u2015/g, '—'],
];

const withoutLookalikes = (text: string): string =>
  ALIKE.reduce(
    (out, [what, by]) => out.replace(what, by),
    text.replace(LIGATURES, (ligature) => ligature.normalize('NFKC')),
  );

const oneSpace = (text: string): string =>
  text
    .replace(/[\t\n\v\f\r\u0085\p{Z}]+/gu, ' ')
    .replace(INVISIBLE, '')
    .replace(/ {2,}/g, ' ')
    .trim();

/** Stray commas and rows of full stops, as typing leaves them behind. */
const tidyStops = (text: string): string =>
  text
    .replace(/ ?,(?: ?,)+/g, ',')
    .replace(/ ,/g, ',')
    .replace(/\.{2,}/g, '…');

const cleanOnce = (text: string): string => tidyStops(oneSpace(withoutLookalikes(text.normalize('NFC')))).normalize('NFC');

/** Stripping can bring two characters together that then combine, so cleaning goes on until nothing changes: clean text stays as it is. */
function settle(text: string, step: (text: string) => string): string {
  const next = step(text);
  return next === text ? text : settle(next, step);
}

/** A name, a relationship or anything else that is one line; what separates or ends a list at its edges is dropped. */
export const cleanLine = (text: string): string => settle(text, (dirty) => cleanOnce(dirty).replace(/^[\s,;:]+|[\s,;:]+$/g, ''));

export const cleanAddress = (text: string): string =>
  text
    .split(LINE_END)
    .map(cleanLine)
    .filter((line) => line !== '')
    .join(', ');

export const cleanGift = (text: string): string => settle(text, (dirty) => cleanLine(dirty).replace(/[.\s]+$/, ''));

export const cleanParagraphs = (text: string): readonly string[] =>
  text
    .split(LINE_END)
    .map((paragraph) => settle(paragraph, cleanOnce))
    .filter((paragraph) => paragraph !== '');
