import type { Testator } from '../../answers/will-facts.ts';

export type Answers = Readonly<Record<string, unknown>>;

/** What a rule says about answers: "HIGH specificGifts.0.description", in the order of the flags. */
export type Row = readonly [id: string, what: string, answers: Answers, expected: readonly string[], testator?: Partial<Testator>];

export const DAVID = { fullName: 'David Hughes', dob: '1959-01-01' };
export const MARRIED = { isMarried: 'yes', partner: DAVID, beneficiaryType: 'partner', partnerSubstituteRule: 'intestacy' };
export const CARYS = { fullName: 'Carys Ellen Hughes', dob: '1990-11-30' };
export const RHYS = { fullName: 'Rhys Hughes', dob: '2012-05-06' };
export const GUARDIAN = { fullName: 'Bethan Price', address: '2 Mill Lane', relationship: 'Sister' };
export const parent = (...children: object[]): Answers => ({ hasChildren: 'yes', children });
export const toChildren = (rule: string | undefined, ...children: object[]): Answers => ({
  ...parent(...children),
  beneficiaryType: 'children',
  childrenSubstituteRule: rule,
});
export const FFION = { fullName: 'Ffion Morgan', address: '1 Bank Street, Bangor, LL57 1AA', relationship: 'friend' };
export const OWEN = { fullName: 'Owen Pritchard', address: '8 Quay Road, Conwy, LL32 8AA', relationship: 'cousin' };
export const share = (percentage: unknown, more: object = {}): object => ({ ...FFION, percentage, ...more });
export const shares = (...customBeneficiaries: object[]): Answers => ({ beneficiaryType: 'custom', customBeneficiaries });
export const gift = (description: string, more: object = {}): Answers => ({
  hasSpecificGifts: true,
  specificGifts: [{ recipientName: 'Ffion Morgan', recipientRelationship: 'friend', description, ...more }],
});
export const executors = (...list: object[]): Answers => ({ executors: list });
export const homeAt = (address: string): Answers => ({ isHomeowner: 'yes', property: { address, marketValue: 1 } });
export const home = (marketValue: number): Answers => ({
  isHomeowner: 'yes',
  property: { address: '14 Orchard Rise, Ludlow, SY8 1AB', marketValue },
});
export const substitutes = (...customSubstitutes: object[]): Answers => ({
  ...MARRIED,
  partnerSubstituteRule: 'custom',
  customSubstitutes,
});
export const friend = (relationship: string): Answers => shares(share(100, { relationship }));
export const funeral = (funeralWishes: string): Answers => ({ funeralWishes });
export const DESCRIPTION = 'specificGifts.0.description';
export const FIRST_NAME = 'customBeneficiaries.0.fullName';
export const FIRST_RELATIONSHIP = 'customBeneficiaries.0.relationship';
