import { AMBIGUOUS_COUNTRIES, COUNTRIES } from './countries.ts';
import { folded } from './reading/fold.ts';
import { finder } from './reading/phrases.ts';
import { vocabulary } from './reading/same-word.ts';
import { headsIn, thingFinder } from './reading/things.ts';
import { ASSETS, HOUSES_ABROAD, NATIONALITIES, NOT_ABROAD, PAPER, PLACES_ABROAD } from './words/places.ts';

const NAMES = [...COUNTRIES, ...AMBIGUOUS_COUNTRIES].map((name) => name.toLowerCase());
const ANYWHERE = [...COUNTRIES.map((name) => folded(name)), ...PLACES_ABROAD];
const PLACES = [...ANYWHERE, ...AMBIGUOUS_COUNTRIES.map((name) => folded(name))];

/** "Villa Sol" is an address abroad, "The Villas" is one at home. */
const VILLA = /(?:^|,)\s*(?:\d+\s+)?villa\s+\p{Lu}/iu;
const STREETS_ABROAD = finder({
  words: [
    '^ # rue|calle|avenida|rua|piazza|plaza|viale|carrer|chemin|allee|impasse|via',
    'rue de|du|des|de',
    '^ calle|avenida|rua|piazza|plaza|viale|carrer|chemin|allee|impasse|via',
  ],
  slips: false,
});
const OUR_POSTCODE = /(?<![\p{L}\p{N}])[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}(?![\p{L}\p{N}])/iu;

const GROUPS = { place: PLACES.filter((name) => !name.includes(' ')), nationality: NATIONALITIES, asset: ASSETS };
const WHERE = 'in|near|at|outside|around|off|beside|above|on ?the|my|our ?north|south|east|west|northern|southern|rural|central';
const held = finder({
  words: [
    ...PLACES.map((name) => `${WHERE} ${name}`),
    '<place> ?bank|building|holiday ?savings|society <asset>',
    '<nationality> ?holiday|bank|alpine|country|coastal|seaside|mountain|beach|savings|family ?savings|current <asset>',
    'abroad|overseas',
    ...PLACES.filter((name) => name.includes(' ')).map((name) => `${name} <asset>`),
  ],
  except: NOT_ABROAD,
  groups: GROUPS,
  slips: false,
});
const houseAbroad = thingFinder({ things: HOUSES_ABROAD, except: NOT_ABROAD });
const paper = vocabulary(PAPER);
const willAbroad = finder({
  words: [`will ${WHERE} <place>`, '<nationality> will|testament', 'will ?made abroad|overseas', 'another will in|abroad'],
  groups: GROUPS,
  slips: false,
});

/** United States ZIP, Canadian, Irish and Dutch codes, and the five digits of most of Europe. None of them fits a British postcode. */
const FOREIGN_CODE =
  /(?<![\p{L}\p{N}])(?:[A-Z]\d[A-Z][ -]?\d[A-Z]\d|[A-Z]\d[\dW] ?[A-Z][A-Z\d]{3}|\d{5}-\d{4}|[1-9]\d{3} [A-Z]{2}|\d{5})(?![\p{L}\p{N}])/u;

const ENDS_ABROAD = new RegExp(`(?:^|[\\s])(?:${NAMES.map((name) => name.replace(/ /g, String.raw`\s+`)).join('|')})\\.?$`, 'iu');

export function foreignIn(address: string): string | null {
  const lines = address.split(',').map((line) => line.trim());
  const named = lines.find((line, index) => !/northern ireland$/i.test(line) && (isCountry(line) || (index > 0 && ENDS_ABROAD.test(line))));
  if (named) return named;
  // A number that begins the address is the house's.
  const code = FOREIGN_CODE.exec(address.replace(/^\d+\s/, ''));
  if (code) return code[0];
  return OUR_POSTCODE.test(address) ? null : (VILLA.exec(address)?.[0] ?? STREETS_ABROAD(address) ?? cityAbroad(lines.at(-1) ?? ''));
}

const cityAbroad = (line: string): string | null => (PLACES_ABROAD.includes(folded(line)) ? line : null);
const isCountry = (line: string): boolean => NAMES.includes(line.toLowerCase().replace(/\.$/, ''));

/** What is given lies abroad; a book about Italy and a photograph of Venice are here. */
export const foreignInGift = (text: string): string | null => {
  const isKeepsake = headsIn(text).some((head) => paper.has(head));
  return willAbroad(text) ?? (isKeepsake ? null : (houseAbroad(text) ?? held(text)));
};

export const foreignInWords = willAbroad;
