import type { Appointee, Beneficiary, SpecificGift, WillAnswers } from '@willow/contracts';
import type { WillInput } from '../../../answers/read-will.ts';
import { ON } from '../../../testing/families.ts';

export type OrdinaryFamily = WillInput & { readonly name: string };

/** "Tom Banks, brother, 4 High Street, Leeds" */
export function person(text: string): Appointee {
  const [fullName, relationship, ...address] = text.split(', ');
  return { fullName: fullName!, relationship: relationship!, address: address.join(', ') };
}

/** "60 Tom Banks, brother, 4 High Street, Leeds" */
export function share(text: string): Beneficiary {
  const [percentage, ...who] = text.split(' ');
  return { ...person(who.join(' ')), percentage: Number(percentage) };
}

export const shares = (...texts: string[]): WillAnswers => ({ beneficiaryType: 'custom', customBeneficiaries: texts.map(share) });
export const substitutes = (...texts: string[]): WillAnswers => ({
  partnerSubstituteRule: 'custom',
  customSubstitutes: texts.map(share).map(({ fullName, relationship, percentage }) => ({ fullName, relationship, percentage })),
});
export const executors = (...texts: string[]): WillAnswers => ({ executors: texts.map(person) });
export const guardian = (text: string): WillAnswers => ({ guardian: person(text) });
export const home = (address: string, marketValue: number): WillAnswers => ({ isHomeowner: 'yes', property: { address, marketValue } });
export const toChildren = (childrenSubstituteRule: WillAnswers['childrenSubstituteRule'] = 'per_stirpes'): WillAnswers => ({
  beneficiaryType: 'children',
  childrenSubstituteRule,
});

/** "Ann Roe 2003-05-06" */
const born = (text: string) => ({ fullName: text.slice(0, -11), dob: text.slice(-10) });

export const children = (...texts: string[]): WillAnswers => ({
  hasChildren: 'yes',
  childrenCount: texts.length,
  children: texts.map(born),
});
/** Partner first, then the children where there are any. */
export const married = (text: string): WillAnswers => ({
  isMarried: 'yes',
  partner: born(text),
  beneficiaryType: 'partner',
  partnerSubstituteRule: 'children',
});
export const livingWith = (text: string): WillAnswers => ({ ...married(text), isMarried: 'no', livesWithPartner: 'yes' });

/** "my piano > Ann Roe, daughter" */
export const gifts = (...texts: string[]): WillAnswers => ({
  hasSpecificGifts: true,
  specificGifts: texts.map((text): SpecificGift => {
    const [description, who] = text.split(' > ');
    const { fullName, relationship } = person(who!);
    return { description: description!, recipientName: fullName, recipientRelationship: relationship };
  }),
});

/** "Jane Roe 1975-03-27, 12 Willow Lane, Bath, BA1 1AA" */
export function family(name: string, text: string, ...answers: WillAnswers[]): OrdinaryFamily {
  const [who, addressLine1, city, postcode] = text.split(', ');
  return {
    name,
    on: ON,
    testator: { ...born(who!), addressLine1: addressLine1!, addressLine2: null, city: city!, county: null, postcode: postcode! },
    answers: Object.assign(
      {
        willForYou: 'yes',
        isMarried: 'no',
        hasChildren: 'no',
        isHomeowner: 'no',
        hasSpecificGifts: false,
        confirmed: true,
        finalConfirmation: true,
      },
      ...answers,
    ) as WillAnswers,
  };
}
