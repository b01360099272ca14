import { ABROAD, STREET, WHERE } from './foreign.ts';
import { postcodesIn } from './postcodes.ts';
import { folded } from './reading/fold.ts';
import { finder, type FindWord } from './reading/phrases.ts';
import { thingFinder } from './reading/things.ts';
import { LAND, LAND_PHRASES, NO_LAND, STREETS } from './words/land.ts';
import { QUARTERS } from './words/cities-abroad.ts';
import { NOT_ABROAD } from './words/places.ts';
import { AREAS_OFFSHORE, AREAS_OUTSIDE, PLACES_NEAR } from './words/places-near.ts';

const ofLand = thingFinder({ things: LAND, words: LAND_PHRASES, except: NO_LAND });
const ofStreet = thingFinder({ things: STREETS.map((street) => `# * ${street}`), except: ['split|divided|shared|cut * ways'] });

/** A home, land or a part of one. */
export const landIn: FindWord = (text) => ofLand(text) ?? ofStreet(text);

/** "BT9" at the end, in capitals; "Flat G2" is a flat. */
const DISTRICT = /(?<!\b(?:flat|unit|plot|apartment|room|block|no)\s)(?<![\p{L}\p{N}])((?!G\d$)[A-Z]{2}|G)\d{1,2}$/u;

const areasIn = (text: string): readonly string[] => {
  const whole = postcodesIn(text).map(({ area }) => area);
  const district = whole.length > 0 ? undefined : DISTRICT.exec(text.trim())?.[1];
  return [...whole, ...(district === undefined ? [] : [district])];
};
const codeIn = (text: string, areas: ReadonlySet<string>): string | null => areasIn(text).find((area) => areas.has(area)) ?? null;

const single = (names: readonly string[]): readonly string[] => names.filter((name) => !name.includes(' '));
const GROUPS = { near: single(PLACES_NEAR), far: single(ABROAD) };
const LAND_WORDS = 'house|home|flat|property|cottage|bungalow|croft|farm|land|apartment|tenement|lodge|cabin|plot|villa';
const NAMES = ['<near>', ...PLACES_NEAR.filter((name) => name.includes(' '))];
const FAR_NAMES = ['<far>', ...QUARTERS.map((quarter) => `<far> ${quarter}`), ...ABROAD.filter((name) => name.includes(' '))];
const BY = `by|${WHERE} ?isle|county|co|town|city ?of`;
const words = (names: readonly string[]): readonly string[] =>
  names.flatMap((name) => [`${BY} ${name}`, `, ${name} $`, `, ${name} ,|.`, `${name} ${LAND_WORDS}`]);

const placeOfLand = finder({
  words: [...words(NAMES), ...words(FAR_NAMES), ...NAMES.map((name) => `# * ${STREET} ${name} $`)],
  except: [...NOT_ABROAD, `${WHERE} <near> ${STREET}`, `${WHERE} <far> ${STREET}`],
  groups: GROUPS,
  slips: false,
});
const placeOfHome = finder({
  words: [...NAMES, ...FAR_NAMES].flatMap((name) => [`in|at|near|on ${name}`, `, ${name} $`, `, ${name} ,|.`]),
  except: ['# * road|street|lane|avenue|close|drive|terrace|place|gardens|crescent|court|house|way|grove|walk|row|square'],
  groups: GROUPS,
  slips: false,
});
/** In England, although its postcode is shared with Scotland. */
const ON_THE_TWEED = /\bnorthumberland\b|\b(?:berwick[\s-]+up|cornhill[\s-]+)on[\s-]+tweed\b/iu;

/** Where land lies by its postcode, which is certain, and without one by the name of its place. */
const outside = (text: string, place: FindWord): string | null =>
  codeIn(text, ON_THE_TWEED.test(text) ? AREAS_OFFSHORE : AREAS_OUTSIDE) ?? (postcodesIn(text).length > 0 ? null : place(text));

/** An address of the applicant's in Scotland, Northern Ireland, the Isle of Man or the Channel Islands. */
export const outsideIn = (address: string): string | null => outside(address, (text) => placeOfHome(text) ?? endsNear(text));

const ENDS = PLACES_NEAR.map((name) => folded(name));
/** "5 Royal Mile Edinburgh"; "Edinburgh" alone. */
const endsNear = (address: string): string | null => {
  const text = ` ${folded(address)
    .replace(/[\s,.]+/g, ' ')
    .trim()}`;
  return ENDS.find((name) => text.endsWith(` ${name}`)) ?? null;
};

/** Only land: where it lies decides which law it follows, and things may be kept anywhere. */
export const outsideInGift: FindWord = (text) => (landIn(text) === null ? null : outside(text, placeOfLand));

/** Jersey, Guernsey and the Isle of Man have British postcodes and are not in the United Kingdom. */
export const offshoreIn = (address: string): string | null => codeIn(address, AREAS_OFFSHORE);
