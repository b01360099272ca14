import type { Beneficiary } from '../answers.ts';
import { isFilled } from '../step.ts';

export const STAND_INS = [
  { name: 'substituteName', relationship: 'substituteRelationship' },
  { name: 'secondSubstituteName', relationship: 'secondSubstituteRelationship' },
  { name: 'thirdSubstituteName', relationship: 'thirdSubstituteRelationship' },
] as const satisfies readonly Readonly<Record<'name' | 'relationship', keyof Beneficiary>>[];

type Part = (typeof STAND_INS)[number]['name' | 'relationship'];

export type StandInParts = Partial<Pick<Beneficiary, Part | 'substitutesTake'>>;

export const STAND_IN_PARTS = [...STAND_INS.flatMap(({ name, relationship }) => [name, relationship] as const), 'substitutesTake'] as const;

/** Whoever is named to take a share or a gift in the place of somebody, in their order. */
export const standInsOf = (row: StandInParts): readonly { readonly fullName: string; readonly relationship: string | undefined }[] =>
  STAND_INS.flatMap(({ name, relationship }) => {
    const fullName = row[name];
    return fullName !== undefined && isFilled(fullName) ? [{ fullName, relationship: row[relationship] }] : [];
  });
