import { homeFrom, inOneLine } from './homes.ts';
import type { Home } from './homes.ts';
import { familyFrom, type Family, type Sex } from './names.ts';
import type { Random } from './random.ts';

export type Person = { readonly fullName: string; readonly dob: string; readonly sex: Sex };

/** Who lives together, and who else counts: what a will is made of. */
export type Household = {
  readonly kind: Kind;
  readonly head: Person;
  readonly partner: Person | null;
  readonly children: readonly Person[];
  /** Brothers, sisters and friends, each at an address of their own. */
  readonly others: readonly Other[];
  readonly home: Home;
  readonly owned: number | null;
};
export type Other = { readonly person: Person; readonly relationship: string; readonly address: string };

const KINDS = [
  ['young-family', 30],
  ['grown-family', 22],
  ['living-together', 12],
  ['single-parent', 8],
  ['widowed', 10],
  ['single', 10],
  ['couple', 8],
] as const;
export type Kind = (typeof KINDS)[number][0];

const AGES: Readonly<Record<Kind, readonly [number, number]>> = {
  'young-family': [29, 46],
  'grown-family': [52, 74],
  'living-together': [27, 48],
  'single-parent': [30, 49],
  widowed: [66, 88],
  single: [26, 71],
  couple: [31, 66],
};
const PAIRS: ReadonlySet<Kind> = new Set(['young-family', 'grown-family', 'living-together', 'couple']);
const PARENTS: ReadonlySet<Kind> = new Set(['young-family', 'grown-family', 'single-parent', 'widowed']);
export const GROWN: ReadonlySet<Kind> = new Set(['grown-family', 'widowed']);

/** A birthday that is past this year, so that the age is right; never on a day that some years lack. */
const bornFor = (random: Random, age: number, today: string): string => {
  const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))];
  const two = (value: number): string => String(value).padStart(2, '0');
  return month > 1
    ? `${year - age}-${two(random.between(1, month - 1))}-${two(random.between(1, 28))}`
    : `${year - age - 1}-${two(random.between(1, 12))}-${two(random.between(1, 28))}`;
};

const other = (sex: Sex): Sex => (sex === 'woman' ? 'man' : 'woman');
const anySex = (random: Random): Sex => (random.chance(0.5) ? 'woman' : 'man');

export function householdFrom(random: Random, today: string, only?: Kind): Household {
  const kind = only ?? random.weighed(KINDS);
  const family = familyFrom(random);
  const age = random.between(...AGES[kind]);
  const sex = anySex(random);
  const named = (given: Family, who: Sex, years: number): Person => ({
    fullName: `${given.given(who)}${random.chance(0.3) ? ` ${given.given(who)}` : ''} ${given.name}`,
    dob: bornFor(random, years, today),
    sex: who,
  });
  const head = named(family, sex, age);
  const partnerFamily = kind === 'living-together' || random.chance(0.25) ? familyFrom(random) : family;
  const partnerSex = random.chance(0.07) ? sex : other(sex);
  const partner = PAIRS.has(kind) ? named(partnerFamily, partnerSex, Math.max(26, age + random.between(-4, 4))) : null;
  const parents = PARENTS.has(kind) || (kind === 'living-together' && random.chance(0.5));
  const children = Array.from({ length: parents ? random.weighed(CHILDREN) : 0 }, (_, at) =>
    named(family, anySex(random), GROWN.has(kind) ? Math.max(19, age - 27 - at * 3) : Math.min(15, random.between(0, 4) + at * 3)),
  ).toSorted((a, b) => a.dob.localeCompare(b.dob));
  const others = Array.from({ length: 3 }, (_, at): Other => {
    const isFriend = at === 2;
    const who = anySex(random);
    return {
      person: named(isFriend ? familyFrom(random) : family, who, Math.max(26, age + random.between(-6, 6))),
      relationship: isFriend ? 'Friend' : who === 'woman' ? 'Sister' : 'Brother',
      address: inOneLine(homeFrom(random)),
    };
  });
  const owned = random.chance(kind === 'single' ? 0.4 : 0.72) ? random.between(28, 180) * 5_000 : null;
  return { kind, head, partner, children, others, home: homeFrom(random), owned };
}

const CHILDREN = [
  [1, 28],
  [2, 46],
  [3, 20],
  [4, 6],
] as const;

/** The same household, seen by the partner: couples make wills that mirror each other. */
export const mirrored = (household: Household): Household =>
  household.partner ? { ...household, head: household.partner, partner: household.head } : household;
