import { AMBIGUOUS_COUNTRIES, COUNTRIES } from './countries.ts';
import { postcodesIn } from './postcodes.ts';
import { folded } from './reading/fold.ts';
import { finder, type FindWord } from './reading/phrases.ts';
import { vocabulary } from './reading/same-word.ts';
import { headsIn, thingFinder } from './reading/things.ts';
import { CITIES_ABROAD, QUARTERS } from './words/cities-abroad.ts';
import { ASSETS, HOUSES_ABROAD, NATIONALITIES, NOT_ABROAD, PAPER, PLACES_ABROAD } from './words/places.ts';
import { AREAS_OFFSHORE, AREAS_OUTSIDE } from './words/places-near.ts';

const NAMES = [...COUNTRIES, ...AMBIGUOUS_COUNTRIES].map((name) => name.toLowerCase());
const CITIES = [...PLACES_ABROAD, ...CITIES_ABROAD];
export const ABROAD = [...COUNTRIES.map((name) => folded(name)), ...CITIES];
const CITIES_AND_COUNTRIES: ReadonlySet<string> = new Set(ABROAD);
const PLACES = [...ABROAD, ...AMBIGUOUS_COUNTRIES.map((name) => folded(name))];

/** "Villa Sol" is an address abroad, "The Villas" is one at home. */
const VILLA = /(?:^|,)\s*(?:\d+\s+)?villa\s+\p{Lu}/iu;
const STREETS_ABROAD = finder({
  words: [
    '^ # rue|calle|avenida|rua|piazza|plaza|viale|carrer|chemin|allee|impasse|via',
    'rue de|du|des|de',
    '^ calle|avenida|rua|piazza|plaza|viale|carrer|chemin|allee|impasse|via',
    '-strasse|-straße|-gasse',
  ],
  slips: false,
});
/** Where a postcode of England or Wales ends: what comes before it lies there, whatever it is called. */
const endOfOurs = (address: string): number =>
  postcodesIn(address)
    .filter(({ area }) => !AREAS_OUTSIDE.has(area) && !AREAS_OFFSHORE.has(area))
    .reduce((last, { end }) => Math.max(last, end), -1);

const GROUPS = { place: PLACES.filter((name) => !name.includes(' ')), nationality: NATIONALITIES, asset: ASSETS };
export const WHERE =
  'in|near|at|outside|around|off|beside|above|below|on ?the|my|our ?north|south|east|west|northern|southern|rural|central';
export const STREET =
  'road|street|lane|avenue|close|drive|terrace|gardens|crescent|court|place|square|mews|way|walk|rise|hill|view|row|park|green|grove';
const held = finder({
  words: [
    ...PLACES.filter((name) => name.includes(' ')).map((name) => `${WHERE} ${name}`),
    `${WHERE} <place>`,
    '<place> ?bank|building|holiday ?savings|society <asset>',
    ...QUARTERS.map((quarter) => `<place> ${quarter} <asset>`),
    '<nationality> ?holiday|bank|alpine|country|coastal|seaside|mountain|beach|savings|family ?savings|current <asset>',
    'abroad|overseas',
    ...PLACES.filter((name) => name.includes(' ')).map((name) => `${name} <asset>`),
  ],
  except: [...NOT_ABROAD, `${WHERE} <place> ${STREET}`],
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

/**
 * Australian states with their code, United States ZIP, Canadian, Irish and Dutch codes, and the digits of most other countries. None of them
 * fits a British postcode.
 */
const FOREIGN_CODE =
  /(?<![\p{L}\p{N}])(?:(?:NSW|VIC|QLD|TAS|ACT|NT|WA|SA)\.? \d{4}|[A-Z]\d[A-Z][ -]?\d[A-Z]\d|[A-Z]\d[\dW] ?[A-Z][A-Z\d]{3}|\d{5}-\d{4}|[1-9]\d{3} [A-Z]{2}|\d{5,6})(?![\p{L}\p{N}])/u;

/** A state at the end: "Bondi NSW", "Miami FL". Letters of our own postcode areas are left out. */
const STATE =
  /[\s,](?:NSW|QLD|TAS|VIC|AK|AZ|AR|FL|GA|ID|IN|IA|KS|MD|MA|MI|MN|MS|MO|MT|NV|NJ|NM|NY|NC|ND|OK|OR|RI|SC|TX|UT|VT|WI|WY|DC|ON|QC|BC|AB|MB)\.?$/u;

const ENDS_ABROAD = new RegExp(`(?:^|[\\s])(?:${NAMES.map((name) => name.replace(/ /g, String.raw`\s+`)).join('|')})\\.?$`, 'iu');

export function foreignIn(address: string): string | null {
  const ours = endOfOurs(address);
  const lines = address
    .slice(Math.max(ours, 0))
    .split(',')
    .map((line) => line.trim());
  const named = lines.find((line, index) => !/northern ireland$/i.test(line) && (isCountry(line) || (index > 0 && ENDS_ABROAD.test(line))));
  if (named) return named;
  if (ours >= 0) return null;
  // A number that begins the address is the house's.
  const code = FOREIGN_CODE.exec(address.replace(/^\d+\s/, ''));
  if (code) return code[0];
  if (postcodesIn(address).length > 0) return null;
  return VILLA.exec(address)?.[0] ?? STREETS_ABROAD(address) ?? STATE.exec(address)?.[0].trim() ?? cityAbroad(lines);
}

const SIDES = new Set('downtown central old greater upper lower north south east west'.split(' '));
const ENDS_OF_PARTS = new Set(QUARTERS.map((quarter) => quarter.split(' ').at(-1)));

/** "Dubai Creek Harbour", "Downtown Toronto". */
function isPartOfCity(line: string): boolean {
  const words = line.split(/\s+/);
  const begins = words.some((_, count) => CITIES_AND_COUNTRIES.has(words.slice(0, count).join(' ')));
  return begins ? ENDS_OF_PARTS.has(words.at(-1)) : SIDES.has(words[0] ?? '') && CITIES_AND_COUNTRIES.has(words.slice(1).join(' '));
}

/** "Dublin 6" is Dublin, and "Dubai Marina" a part of Dubai; the first line is a house. */
const cityAbroad = (lines: readonly string[]): string | null =>
  lines.find((line, index) => {
    const town = folded(line).replace(/[\s.]+\d*$/, '');
    return (index > 0 || lines.length === 1) && (CITIES.includes(town) || isPartOfCity(town));
  }) ?? null;
const isCountry = (line: string): boolean => NAMES.includes(line.toLowerCase().replace(/\.$/, ''));

/** What is given lies abroad; a book about Italy and a photograph of Venice are here. */
export const foreignInGift: FindWord = (text) => {
  const isKeepsake = headsIn(text).some((head) => paper.has(head));
  return willAbroad(text) ?? (isKeepsake ? null : (houseAbroad(text) ?? held(text)));
};

export const foreignInWords = willAbroad;
