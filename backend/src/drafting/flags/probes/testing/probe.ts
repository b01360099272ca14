import type { Appointee, Beneficiary, WillAnswers } from '@willow/contracts';
import type { Testator } from '../../../answers/will-facts.ts';
import { type BaseName, BETHAN } from './bases.ts';

/** Answers that take the place of the base's, and what is different about the person whose will it is. */
export type Change = WillAnswers & { readonly testator?: Partial<Testator> };
export type Probe = { readonly name: string; readonly base: BaseName; readonly change: Change };
/** For one rule: what must raise it and what must not. */
export type Labelled = { readonly raises: readonly Probe[]; readonly silent: readonly Probe[] };
export type ProbeGroup = Readonly<Record<string, Labelled>>;

export const probe = (name: string, base: BaseName, change: Change): Probe => ({ name, base, change });

const given = (name: string, description: string, recipientName: string, recipientRelationship: string): Probe =>
  probe(name, 'single', { hasSpecificGifts: true, specificGifts: [{ description, recipientName, recipientRelationship }] });

export const gift = (description: string): Probe => given(description, description, 'Ffion Morgan', 'niece');
export const giftTo = (recipientName: string, relationship = 'friend', description = 'my gold wristwatch'): Probe =>
  given(`${recipientName} (${relationship})`, description, recipientName, relationship);

/** Has a quarter of the estate of a single person, beside the sister. */
export const taker = (fullName: string, relationship: string, more: Beneficiary = {}): Probe =>
  probe(`${fullName} (${relationship})`, 'single', {
    beneficiaryType: 'custom',
    customBeneficiaries: [
      { ...BETHAN, percentage: 75 },
      { fullName, relationship, address: '4 High Street, Ludlow, SY8 2BB', percentage: 25, ...more },
    ],
  });
export const related = (relationship: string): Probe => ({ ...taker('Ffion Morgan', relationship), name: relationship });
export const takerAt = (address: string): Probe => ({ ...taker('Ffion Morgan', 'niece', { address }), name: address });

export const funeral = (funeralWishes: string): Probe => probe(funeralWishes, 'single', { funeralWishes });

/** Stands beside the sister. */
export const executor = (fullName: string, relationship: string, address = '4 High Street, Ludlow, SY8 2BB'): Probe =>
  probe(`${fullName} (${relationship}), ${address}`, 'single', { executors: [BETHAN, { fullName, relationship, address }] });
export const executors = (name: string, base: BaseName, ...list: Appointee[]): Probe => probe(name, base, { executors: list });

export const homeAt = (address: string, marketValue = 240_000): Probe => probe(address, 'widow', { property: { address, marketValue } });

/** The person whose will it is. */
export const aged = (name: string, dob: string): Probe => probe(name, 'single', { testator: { dob } });
export const named = (fullName: string): Probe => probe(fullName, 'single', { testator: { fullName } });
export const postcode = (postcode: string): Probe => probe(postcode, 'single', { testator: { postcode } });
