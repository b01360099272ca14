import type { IsoDate, StandInParts, WillAnswers } from '@willow/contracts';
import type { FindUnprintable } from '../answers/answer-reader.ts';
import type { Testator } from '../answers/will-facts.ts';
import type { ResiduePlan, Share } from '../residue/residue-plan.ts';
import type { FlagSubject } from './flag-subject.ts';

export type TextKind = 'name' | 'relationship' | 'address' | 'gift' | 'funeral' | 'beside';

export type FlagText = {
  readonly kind: TextKind;
  readonly what: string;
  readonly text: string;
  readonly about: FlagSubject;
  readonly inWill: boolean;
};

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
  /** A charity as such; its number as typed, or empty. */
  readonly charity: { readonly number: string } | null;
  /** Said to act as a professional, and to charge. Only for executors. */
  readonly isProfessional: boolean;
  /** Who takes the share or gift instead; no rows of a list of their own. */
  readonly substitutes: readonly Row[];
  readonly substitutesTake: StandInParts['substitutesTake'];
  /** Their own children take the share: said about this share alone. */
  readonly ownChildren: boolean;
  readonly texts: readonly FlagText[];
};

export type ChildRow = Row & { readonly dob: string; readonly isMinor: boolean };

export type LateChildRow = Row & { readonly leftChildren: boolean };

/** Somebody who is guardian of one child alone. */
export type OwnGuardianRow = Row & { readonly child: ChildRow; readonly isSecond: boolean };

export type GiftRow = Row & { readonly description: string };

export type FlagCase = {
  readonly answers: WillAnswers;
  readonly testator: Testator & { readonly id: string };
  readonly on: IsoDate;
  readonly partner: (Row & { readonly dob: string }) | null;
  readonly children: readonly ChildRow[];
  /** Children who have died. */
  readonly lateChildren: readonly LateChildRow[];
  readonly guardian: Row | null;
  readonly secondGuardian: Row | null;
  readonly ownGuardians: readonly OwnGuardianRow[];
  readonly executors: readonly Row[];
  /** Those who act if none of the executors can. */
  readonly reserves: readonly Row[];
  readonly beneficiaries: readonly Row[];
  readonly substitutes: readonly Row[];
  /** Those who take if nobody else is left. */
  readonly lastResort: readonly Row[];
  readonly gifts: readonly GiftRow[];
  /** Under whoever is to have them; the sum in whole pounds. */
  readonly pets: (GiftRow & { readonly pounds: number }) | null;
  /** Whoever is to have digital photographs and letters. */
  readonly digital: Row | null;
  /** Whoever is given the home by itself. */
  readonly homeTakers: readonly Row[];
  /** Whoever owes the testator money that the will speaks of. */
  readonly loans: readonly Row[];
  /** Whom a sheet beside the will gives reasons for leaving out; they have no part in the will. */
  readonly leftOut: readonly Row[];
  /** Those named to take the place of a beneficiary or of who gets a gift, one by one. */
  readonly standIns: readonly Row[];
  readonly home: { readonly address: string; readonly pence: number; readonly texts: readonly FlagText[] } | null;
  readonly plan: ResiduePlan | null;
  readonly shares: readonly Share[];
  readonly texts: readonly FlagText[];
  readonly findUnprintable: FindUnprintable;
};
