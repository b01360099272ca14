import type { Random } from './random.ts';

/** A town, its county, and the beginning of postcodes there. */
const TOWNS = [
  ['Leeds', 'West Yorkshire', 'LS6'],
  ['Bradford', 'West Yorkshire', 'BD3'],
  ['Sheffield', 'South Yorkshire', 'S11'],
  ['Manchester', 'Greater Manchester', 'M21'],
  ['Stockport', 'Greater Manchester', 'SK4'],
  ['Liverpool', 'Merseyside', 'L17'],
  ['Newcastle upon Tyne', 'Tyne and Wear', 'NE2'],
  ['Middlesbrough', '', 'TS5'],
  ['Leicester', 'Leicestershire', 'LE2'],
  ['Nottingham', 'Nottinghamshire', 'NG5'],
  ['Birmingham', 'West Midlands', 'B13'],
  ['Wolverhampton', 'West Midlands', 'WV3'],
  ['Coventry', 'West Midlands', 'CV5'],
  ['Luton', 'Bedfordshire', 'LU3'],
  ['Norwich', 'Norfolk', 'NR2'],
  ['Cambridge', 'Cambridgeshire', 'CB4'],
  ['London', '', 'SE15'],
  ['London', '', 'E17'],
  ['London', '', 'NW6'],
  ['Croydon', '', 'CR2'],
  ['Brighton', 'East Sussex', 'BN3'],
  ['Reading', 'Berkshire', 'RG4'],
  ['Bristol', '', 'BS6'],
  ['Bath', 'Somerset', 'BA2'],
  ['Exeter', 'Devon', 'EX4'],
  ['Truro', 'Cornwall', 'TR1'],
  ['Cardiff', '', 'CF11'],
  ['Swansea', '', 'SA2'],
  ['Aberystwyth', 'Ceredigion', 'SY23'],
  ['Bangor', 'Gwynedd', 'LL57'],
] as const;

const STREETS =
  'Alder Way|Bridge Street|Cathedral View|Dovecote Lane|Elm Grove|Ferndale Road|Garden Terrace|Hawthorn Avenue|Ivy Bank|Juniper Close|Kingfisher Drive|Larkspur Road|Mill Lane|Northcote Street|Orchard Rise|Priory Gardens|Quarry Hill|Rowan Crescent|Station Road|Tannery Court|Upper Meadow|Victoria Parade|Willow Bank|Yew Tree Close'.split(
    '|',
  );
const HOUSES = ['The Old Telephone Exchange', 'Flat 3, Rutherford House', 'Flat 12B, Weavers Yard', 'Rose Cottage'];
const LETTERS = 'ABDEFGHJLNPQRSTUWXYZ'.split('');

export type Home = {
  readonly addressLine1: string;
  readonly addressLine2?: string;
  readonly city: string;
  readonly county?: string;
  readonly postcode: string;
};

export function homeFrom(random: Random): Home {
  const [city, county, outward] = random.pick(TOWNS);
  const street = `${random.between(1, 148)} ${random.pick(STREETS)}`;
  const house = random.chance(0.08) ? random.pick(HOUSES) : null;
  const postcode = `${outward} ${random.between(1, 9)}${random.pick(LETTERS)}${random.pick(LETTERS)}`;
  return {
    addressLine1: house ?? street,
    ...(house && { addressLine2: street }),
    city,
    ...(county && { county }),
    postcode,
  };
}

export const inOneLine = ({ addressLine1, addressLine2, city, postcode }: Home): string =>
  [addressLine1, addressLine2, `${city} ${postcode}`].filter(Boolean).join(', ');

/** Ofcom keeps these for drama: they ring nowhere. */
export const mobileFrom = (random: Random): string => `07700 900${String(random.between(0, 999)).padStart(3, '0')}`;
