import { findLookalike, lookalikeProblem } from './lookalikes.ts';
import { MESSAGES } from './messages.ts';
import { withoutUnseen } from './unseen.ts';
import { z } from './zod.ts';

/** The 124 postcode areas that people live in: the United Kingdom with Guernsey, Jersey and the Isle of Man. */
export const POSTCODE_AREAS: ReadonlySet<string> = new Set(
  (
    'AB AL B BA BB BD BH BL BN BR BS BT CA CB CF CH CM CO CR CT CV CW DA DD DE DG DH DL DN DT DY E EC EH EN EX FK FY G GL GU GY HA HD HG ' +
    'HP HR HS HU HX IG IM IP IV JE KA KT KW KY L LA LD LE LL LN LS LU M ME MK ML N NE NG NN NP NR NW OL OX PA PE PH PL PO PR RG RH RM S ' +
    'SA SE SG SK SL SM SN SO SP SR SS ST SW SY TA TD TF TN TQ TR TS TW UB W WA WC WD WF WN WR WS WV YO ZE'
  ).split(' '),
);

/** A9, A99, AA9, AA99, A9A and AA9A, with the letters that Royal Mail uses in each place. */
const OUTWARD = '(?:[A-Z]{1,2}(?:[0-9]|[1-9][0-9])|[A-Z][0-9][A-HJKPSTUW]|[A-Z]{2}[0-9][ABEHMNPRVWXY])';
const INWARD = '[0-9][ABD-HJLNP-UW-Z]{2}';
const WHOLE = new RegExp(`^${OUTWARD}${INWARD}$`);
const CUT_SHORT = new RegExp(`^${OUTWARD}(?:[0-9][A-Z]?)?$`);
const BFPO = /^(?:B\.?F\.?P\.?[O0]\.?(?:C\/O)?[0-9]{0,4}|BF1[0-9][A-Z]{2})$/;
const GIROBANK = /^G[I1L]R[0O]AA$/;
/** A routing key and four characters of the house: no British postcode has this shape. */
const EIRCODE = /^(?:D[0-2][0-9]|D6W|[AC-FHKNPRTV-Y][1-9][0-9])[0-9AC-FHKNPRTV-Y]{4}$/;

/** The letters that a postcode begins with. */
export const postcodeArea = (postcode: string): string => /^\s*([a-z]*)/i.exec(postcode)?.[1]?.toUpperCase() ?? '';

const compact = (typed: string): string => withoutUnseen(typed).normalize('NFKC').replaceAll(/\s/g, '').toUpperCase();
const inOurAreas = (code: string): boolean => POSTCODE_AREAS.has(postcodeArea(code));
const isPostcode = (code: string): boolean => WHOLE.test(code) && inOurAreas(code);

export const normalPostcode = (postcode: string): string => compact(postcode).replace(/(.{3})$/, ' $1');

const SHAPES = ['A9', 'A99', 'AA9', 'AA99', 'A9A', 'AA9A'].map((outward) => `${outward}9AA`);
const DIGIT_FOR: Readonly<Record<string, string>> = { O: '0', Q: '0', I: '1', L: '1', Z: '2', S: '5', G: '6', B: '8' };
const LETTERS_FOR: Readonly<Record<string, string>> = { 0: 'O', 1: 'IL', 2: 'Z', 5: 'S', 6: 'G', 8: 'B' };
const MAX_MIXED_UP = 2;

const fitting = (sign: string, place: string | undefined): readonly string[] => {
  const [isRight, instead] = place === 'A' ? [/[A-Z]/, LETTERS_FOR] : [/[0-9]/, DIGIT_FOR];
  return isRight.test(sign) ? [sign] : (instead[sign] ?? '').split('');
};
const read = (code: string, shape: string): readonly string[] =>
  code
    .split('')
    .reduce<readonly string[]>(
      (begun, sign, index) => fitting(sign, shape[index]).flatMap((right) => begun.map((before) => before + right)),
      [''],
    );
const mixedUp = (code: string, meant: string): readonly number[] =>
  code.split('').flatMap((sign, index) => (sign === meant[index] ? [] : [index]));

/** The postcode that was meant where a letter stands for a digit, or a digit for a letter. */
const meantBy = (code: string): string | undefined =>
  SHAPES.filter(({ length }) => length === code.length)
    .flatMap((shape) => read(code, shape))
    .filter((meant) => isPostcode(meant) && mixedUp(code, meant).length <= MAX_MIXED_UP)
    .toSorted((one, other) => mixedUp(code, one).length - mixedUp(code, other).length)[0];

const kindOf = (sign = ''): string => `the ${/[0-9]/.test(sign) ? 'number' : 'letter'} ${sign}`;

function mixedUpProblem(code: string): string | null {
  const meant = meantBy(code);
  if (meant === undefined) return null;
  const [first = 0] = mixedUp(code, meant);
  return `Did you mean ${normalPostcode(meant)}? You typed ${kindOf(code[first])} where ${kindOf(meant[first])} goes.`;
}

/** What to do about a text that is no postcode of a home in the United Kingdom; null when it is one. */
export function postcodeProblem(typed: string): string | null {
  const code = compact(typed);
  if (isPostcode(code)) return null;
  if (findLookalike(`${typed} A`) !== null) return `${lookalikeProblem(`${typed} A`)}`;
  if (BFPO.test(code)) return 'A BFPO number is not the postcode of a home. Please enter the postcode of your home in the UK.';
  if (GIROBANK.test(code)) return 'GIR 0AA belonged to a bank and is nobody’s home. Please enter the postcode of your home.';
  if (EIRCODE.test(code)) return 'This is an Eircode of the Republic of Ireland. Please enter the postcode of your home in the UK.';
  if (CUT_SHORT.test(code) && inOurAreas(code)) return 'Part of the postcode is missing. Please enter all of it, like SW1A 1AA.';
  return mixedUpProblem(code) ?? MESSAGES.postcode;
}

/** In any case and with any spacing. */
export const Postcode = z
  .string(MESSAGES.postcode)
  .check(
    z.refine((typed) => postcodeProblem(typed) === null, { error: ({ input }) => postcodeProblem(String(input)) ?? MESSAGES.postcode }),
  );
