/** Letters that Unicode does not take apart, as they are typed on a keyboard without them. */
const PLAIN: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ĳ: 'ij',
  þ: 'th',
  ð: 'd',
  đ: 'd',
  ɖ: 'd',
  ɗ: 'd',
  ø: 'o',
  ɔ: 'o',
  ł: 'l',
  ı: 'i',
  ȷ: 'j',
  ħ: 'h',
  ŋ: 'n',
  ŧ: 't',
  ĸ: 'k',
  ƙ: 'k',
  ƀ: 'b',
  ɓ: 'b',
  ƶ: 'z',
  ƴ: 'y',
  ɛ: 'e',
  ə: 'a',
  ς: 'σ',
};
const LETTER = new RegExp(`[${Object.keys(PLAIN).join('')}]`, 'g');

/** Straight, typographic and modifier apostrophes, accents and primes that stand for one. NFKD takes some of them apart, and makes others. */
const APOSTROPHE = /['`´ʹ-ʿˈˊˋ‘-‛′‵՚Ꞌꞌ＇]/g;
/** Marks over letters, and what is not seen: soft hyphens, joiners, byte-order marks. */
const UNSEEN = /[\p{M}\p{Cf}]/gu;
/** Any dash, the sign for minus and the hyphen bullet. */
const DASH = /[\p{Pd}−⁃]/gu;

/**
 * A text as it is compared in a search; both sides are written so. Without case, accents and apostrophes; a hyphen, however it is typed, is a
 * space, and several spaces are one.
 */
export const searchable = (text: string): string =>
  text
    .replaceAll(APOSTROPHE, '')
    .normalize('NFKD')
    .replaceAll(APOSTROPHE, '')
    .replaceAll(UNSEEN, '')
    .toLowerCase()
    .replaceAll(LETTER, (letter) => PLAIN[letter] ?? letter)
    .replaceAll(DASH, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** As ids are written. */
const PART_OF_ID = /^[0-9a-f-]+$/;
/** What people write before a number: "#", "Receipt no. #", "Order ", "Ref: ". */
const NUMBER_SIGN = /^(?:(?:order|receipt|invoice|ref|reference)\b[\s.:]*)?(?:(?:no|number|id)\b[\s.:]*)?(?:[#№＃]\s*)?/i;
const SIGN = /[#№＃]/;

/** What may be part of an order's id: of the id itself, or of a number on a screen, a receipt or a letter. `named`: it cannot be anything else. */
export function partOfOrderId(text: string): { readonly part: string; readonly named: boolean } | null {
  const typed = text.trim().replaceAll(UNSEEN, '');
  const [before = ''] = NUMBER_SIGN.exec(typed) ?? [];
  const part = typed.slice(before.length).replaceAll(DASH, '-').toLowerCase();
  // "Order Dee" is somebody's name as well.
  const isNumber = PART_OF_ID.test(part) && (before === '' || SIGN.test(before) || /\d/.test(part));
  return isNumber ? { part, named: before !== '' } : null;
}
