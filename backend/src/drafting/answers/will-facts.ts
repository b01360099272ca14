import type { FIELDS, GroupKey, IsoDate, WillAnswers } from '@willow/contracts';
import type { Cleaned } from './answer-reader.ts';
import type { ResiduePlan } from '../residue/residue-plan.ts';

export type Testator = {
  readonly fullName: string;
  readonly dob: string | null;
  readonly addressLine1: string;
  readonly addressLine2: string | null;
  readonly city: string;
  readonly county: string | null;
  readonly postcode: string;
};

/** How the operator set this will up, where the answers leave a choice that the customer is not asked about. */
export type OperatorSettings = {
  readonly executors?: 'together' | 'in-order';
  readonly keepsWillIn?: string;
};

export type Named<Row extends { readonly fullName: string }> = Omit<Row, 'fullName'> & { readonly name: string };

export type Partner = Named<Cleaned<typeof FIELDS.partner.parts>> & { readonly isMarried: boolean };

/** A person in a role. A missing address or relationship is empty and left out of the text. */
export type Person = Named<Cleaned<typeof FIELDS.guardian.parts>>;

export type Executor = Named<Cleaned<typeof FIELDS.executors.parts>>;

/** What a clause says of somebody in a role or with a share. */
export type Described = Pick<Person, 'name' | 'address' | 'relationship'> &
  Partial<Person> &
  Partial<Pick<Gift, 'charity' | 'charityNumber'>>;

export type NamedChild = { readonly name: string; readonly dob: IsoDate };

/** Who looks after children under 18: one, or two together, or one after the other. */
export type Guardians = { readonly first: Person; readonly second: Person | null; readonly act: 'together' | 'instead' };

/** A child under 18 with guardians to itself, in place of those of all. */
export type OwnGuardians = Guardians & { readonly of: NamedChild };

/** A child who had died when the will was made. */
export type LateChild = Named<Cleaned<typeof FIELDS.lateChildren.parts>>;

/** What it gives is its description: the thing in the applicant's words, or the sum in figures. */
export type Gift = Cleaned<typeof FIELDS.specificGifts.parts>;

/** Who is to have the pets; the sum is whole pounds. */
export type Pets = Cleaned<typeof FIELDS.pets.parts>;

export type Digital = Cleaned<typeof FIELDS.digital.parts>;

/** Who is to have what is in the home: the partner by name, the children, or the children after the partner. */
export type Contents = { readonly partner: string | null; readonly children: boolean };

/** The home as a gift of its own: to these in equal shares, the mortgage with it or paid off, and what stands for it once it is sold. */
export type HomeGift = {
  readonly takers: readonly Named<Cleaned<typeof FIELDS.homeTakers.parts>>[];
  readonly mortgage: NonNullable<WillAnswers['homeMortgage']>;
  readonly ifSold: NonNullable<WillAnswers['homeIfSold']>;
};

/** To each of them who survives a sum, or to all of them a part of the rest in equal shares; above 18 the age is a condition. */
export type GroupGift = {
  readonly of: GroupKey;
  readonly gives: { readonly pounds: number } | { readonly percent: number };
  readonly age: number;
};

/** What somebody owes the testator: it is forgiven, or counted against their share, and then what is more than the share may stay owed. */
export type Loan = {
  readonly name: string;
  readonly relationship: string;
  readonly treatment: 'forgiven' | 'counted';
  readonly payBack: boolean;
};

/** Somebody who is left out, with the reasons: they are printed on a sheet of their own. */
export type LeftOut = Named<Cleaned<typeof FIELDS.leftOut.parts>>;

export type WillFacts = {
  readonly testator: { readonly name: string; readonly address: string; readonly born: IsoDate | null };
  readonly partner: Partner | null;
  /** The person whom a testator who is not married expects to marry: that marriage does not revoke this will. Empty for most. */
  readonly expectsToMarry: string;
  readonly children: readonly NamedChild[];
  readonly lateChildren: readonly LateChild[];
  /** Present only while a child is under 18 by exact age. */
  readonly guardian: Person | null;
  /** Beside or behind the first one; never without. */
  readonly secondGuardian: Person | null;
  readonly guardiansAct: 'together' | 'instead';
  /** Never without a guardian of all. */
  readonly ownGuardians: readonly OwnGuardians[];
  readonly executors: readonly [Executor, ...Executor[]];
  /** Who acts, one after the other, if none of the executors can. */
  readonly reserves: readonly Executor[];
  readonly executorsAct: 'together' | 'in-order';
  readonly keepsWillIn: string;
  readonly gifts: readonly Gift[];
  readonly groups: readonly GroupGift[];
  readonly pets: Pets | null;
  /** Who is to have the files whose value is sentimental. */
  readonly digital: Digital | null;
  readonly contents: Contents | null;
  readonly home: Cleaned<typeof FIELDS.property.parts> | null;
  /** Never without a home. */
  readonly homeGift: HomeGift | null;
  readonly loans: readonly Loan[];
  readonly plan: ResiduePlan;
  /** The age on which shares and sums of money depend for whoever is not one of My Children; null where they are theirs at once. */
  readonly sharesAge: number | null;
  readonly leftOut: readonly LeftOut[];
  readonly funeralWishes: readonly string[];
  /** For whoever arranges the funeral, on the sheet of wishes and not in the will. */
  readonly organDonation: WillAnswers['organDonation'];
  readonly funeralPlan: Cleaned<typeof FIELDS.funeralPlan.parts> | null;
};

/** Whom a marriage or civil partnership that this will knows of ties to the testator, now or as expected. When it has ended they do not take. */
export const spouseIn = ({ partner, expectsToMarry }: Pick<WillFacts, 'partner' | 'expectsToMarry'>): string | null =>
  partner?.isMarried ? partner.name : expectsToMarry || null;

/** The guardians of all children who have none to themselves. */
export const guardiansOfAll = ({
  guardian,
  secondGuardian,
  guardiansAct,
}: Pick<WillFacts, 'guardian' | 'secondGuardian' | 'guardiansAct'>): Guardians | null =>
  guardian && { first: guardian, second: secondGuardian, act: guardiansAct };

/** Those whose own children could take a share, by name. */
export const lateParents = (children: readonly LateChild[]): readonly string[] =>
  children.flatMap(({ name, leftChildren }) => (leftChildren === 'yes' ? [name] : []));

/** Who may charge for acting, by name: executors and those in reserve. */
export const professionalsIn = ({ executors, reserves }: Pick<WillFacts, 'executors' | 'reserves'>): readonly string[] =>
  [...executors, ...reserves].flatMap(({ name, professional }) => (professional === true ? [name] : []));
