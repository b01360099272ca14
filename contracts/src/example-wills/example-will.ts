import type { WillAnswers } from '../will/answers.ts';
import type { WillComparison } from '../will/comparison.ts';
import type { ExplainedClause } from '../will/explanation.ts';

/** The day on which every example is drafted: the same answers then give the same will for ever. */
export const EXAMPLES_DRAFTED_ON = '2026-11-29';

/** A made-up person whose will a public page shows. */
export type ExampleWill = {
  readonly testator: {
    readonly fullName: string;
    readonly dob: string;
    readonly addressLine1: string;
    readonly addressLine2: null;
    readonly city: string;
    readonly county: null;
    readonly postcode: string;
  };
  readonly answers: WillAnswers;
  /** What they own less what they owe, in whole pounds, as far as a will deals with it. */
  readonly estate: number;
  /** Who has died in each case that the page tells, by name; nobody has in the first. */
  readonly cases: readonly (readonly string[])[];
  /** The clauses that the page shows; all of them where this is left out. */
  readonly shows?: readonly string[];
};

/** What the drafting library makes of it. */
export type DraftedExample = {
  readonly title: string;
  readonly clauses: readonly ExplainedClause[];
  readonly cases: readonly { readonly dead: readonly string[]; readonly summary: string }[];
  readonly comparison: WillComparison;
  /** What a customer with these answers would be asked before paying. */
  readonly asks: readonly string[];
};

type Place = readonly [addressLine1: string, city: string, postcode: string];

export const testator = (fullName: string, dob: string, [addressLine1, city, postcode]: Place): ExampleWill['testator'] => ({
  fullName,
  dob,
  addressLine1,
  addressLine2: null,
  city,
  county: null,
  postcode,
});

export const address = (place: Place): string => place.join(', ');

/** Answered by everybody; the examples say what is different. */
export const SINGLE = {
  willForYou: 'yes',
  isMarried: 'no',
  hasChildren: 'no',
  isHomeowner: 'no',
  beneficiaryType: 'custom',
  hasSpecificGifts: false,
  specificGifts: [],
} satisfies WillAnswers;
