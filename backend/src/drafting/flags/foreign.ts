import { AMBIGUOUS_COUNTRIES, COUNTRIES } from './countries.ts';
import { finder } from './find-words.ts';

const ALL = [...COUNTRIES, ...AMBIGUOUS_COUNTRIES].map((name) => name.toLowerCase());

const abroad = finder({ words: ['overseas', 'abroad', 'villa~'], except: ['villa park', 'aston villa'] });
const country = finder({ words: COUNTRIES, except: ['northern ireland', 'new south wales street'] });
const inCountry = finder({
  words: AMBIGUOUS_COUNTRIES.flatMap((name) => ['in', 'in the', 'near', 'from'].map((word) => `${word} ${name}`)),
  except: ['in us'],
});

/** United States ZIP, Canadian, Irish and Dutch codes, and the five digits of most of Europe. None of them fits a British postcode. */
const FOREIGN_CODE =
  /(?<![\p{L}\p{N}])(?:[A-Z]\d[A-Z][ -]?\d[A-Z]\d|[A-Z]\d[\dW] ?[A-Z][A-Z\d]{3}|\d{5}-\d{4}|[1-9]\d{3} [A-Z]{2}|\d{5})(?![\p{L}\p{N}])/u;

const ENDS_ABROAD = new RegExp(`(?:^|[\\s])(?:${ALL.map((name) => name.replace(/ /g, String.raw`\s+`)).join('|')})\\.?$`, 'iu');

export function foreignIn(address: string): string | null {
  const lines = address.split(',').map((line) => line.trim());
  const named = lines.find((line, index) => !/northern ireland$/i.test(line) && (isCountry(line) || (index > 0 && ENDS_ABROAD.test(line))));
  if (named) return named;
  // A number that begins the address is the house's.
  const code = FOREIGN_CODE.exec(address.replace(/^\d+\s/, ''));
  return code?.[0] ?? abroad(address);
}

const isCountry = (line: string): boolean => ALL.includes(line.toLowerCase().replace(/\.$/, ''));

export const foreignInGift = (text: string): string | null => abroad(text) ?? country(text) ?? inCountry(text);
