import type { IsoDate, WillAnswers } from '@willow/contracts';
import type { FindUnprintable } from '../answers/answer-reader.ts';
import type { Testator } from '../answers/will-facts.ts';
import type { ResiduePlan, Share } from '../residue/residue-plan.ts';
import type { FlagSubject } from './flag-subject.ts';

export type TextKind = 'name' | 'relationship' | 'address' | 'gift' | 'funeral';

/** A text of the live answers, cleaned, and where it stands. `what` finishes the sentence "… in". */
export type FlagText = { readonly kind: TextKind; readonly what: string; readonly text: string; readonly about: FlagSubject };

/** A person in one place of the answers, cleaned. `who` is how an operator would call the place: "executor 2". */
export type Row = {
  readonly who: string;
  readonly about: (field: string) => FlagSubject;
  readonly index: number;
  readonly name: string;
  readonly id: string;
  readonly relationship: string;
  readonly address: string;
  /** As typed: possibly no whole number. Only for those who have a share. */
  readonly percentage: number | undefined;
  readonly texts: readonly FlagText[];
};

export type ChildRow = Row & { readonly dob: string; readonly isMinor: boolean };

export type GiftRow = Row & { readonly description: string };

/** What the rules look at: live branches only, cleaned, and the plan that follows from them. */
export type FlagCase = {
  readonly answers: WillAnswers;
  readonly testator: Testator & { readonly id: string };
  readonly on: IsoDate;
  readonly partner: (Row & { readonly dob: string }) | null;
  readonly children: readonly ChildRow[];
  /** Present only when a guardian would be appointed: a name is given and a child is under 18. */
  readonly guardian: Row | null;
  readonly executors: readonly Row[];
  readonly beneficiaries: readonly Row[];
  readonly substitutes: readonly Row[];
  readonly gifts: readonly GiftRow[];
  readonly home: { readonly address: string; readonly pence: number; readonly texts: readonly FlagText[] } | null;
  /** Null while nobody is chosen who could take. */
  readonly plan: ResiduePlan | null;
  readonly shares: readonly Share[];
  readonly texts: readonly FlagText[];
  readonly findUnprintable: FindUnprintable;
};
