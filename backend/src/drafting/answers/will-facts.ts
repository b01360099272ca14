import type { FIELDS, IsoDate } from '@willow/contracts';
import type { Cleaned } from './answer-reader.ts';
import type { ResiduePlan } from '../residue/residue-plan.ts';

/** The person whose will it is, as their account has it. */
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
  /** Whether several executors act together, which is the rule, or each stands in for the one before. */
  readonly executors?: 'together' | 'in-order';
  /** A country whose own will stays in force beside this one. */
  readonly keepsWillIn?: string;
};

/** A person in a role. A missing address or relationship is empty and left out of the text. */
export type Person = { readonly name: string; readonly address: string; readonly relationship: string };

export type NamedChild = { readonly name: string; readonly born: IsoDate };

export type Gift = { readonly recipient: string; readonly relationship: string; readonly description: string };

/** Everything that the text of a will is made of: cleaned, of live branches only. */
export type WillFacts = {
  readonly testator: { readonly name: string; readonly address: string; readonly born: IsoDate | null };
  readonly partner: string | null;
  readonly children: readonly NamedChild[];
  /** Present only while a child is under 18 by exact age. */
  readonly guardian: Person | null;
  readonly executors: readonly [Person, ...Person[]];
  readonly executorsAct: 'together' | 'in-order';
  readonly keepsWillIn: string;
  readonly gifts: readonly Gift[];
  /** Everything that is asked about it and may stand in a will; null without an address. */
  readonly home: Cleaned<typeof FIELDS.property.parts> | null;
  readonly plan: ResiduePlan;
  readonly funeralWishes: readonly string[];
};
