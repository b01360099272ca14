import type { StepId, WillAnswers } from '@willow/contracts/will/answers';
import { isLive } from '@willow/contracts/will/wizard';
import { plainName } from '@willow/contracts/will/steps/share-choices';

type Place = { readonly step: StepId; readonly what: string; readonly relationship: string | undefined };

/** The partner that a change took out of the family, if it did. */
export function formerPartner(before: WillAnswers, after: WillAnswers): string | null {
  const name = before.partner?.fullName?.trim();
  return name && isLive('partner', before) && !isLive('partner', after) ? name : null;
}

export const isSamePerson = (one: string | undefined, other: string | undefined): boolean => plainName(one) === plainName(other);

type Person = { readonly fullName?: string | undefined; readonly relationship?: string | undefined };

/** Where else a will names somebody; executors are asked about on the spot. */
export function placesOf(name: string, answers: WillAnswers): readonly Place[] {
  const { guardian, secondGuardian, customBeneficiaries = [], customSubstitutes = [], specificGifts = [] } = answers;
  const at = (step: StepId, what: string, people: readonly (Person | undefined)[]): readonly Place[] =>
    people.flatMap((person) => (isSamePerson(person?.fullName, name) ? [{ step, what, relationship: person?.relationship }] : []));
  const standIn = (row: { readonly substituteName?: string | undefined; readonly substituteRelationship?: string | undefined }) => ({
    fullName: row.substituteName,
    relationship: row.substituteRelationship,
  });
  return [
    ...at('children', 'Guardian', [guardian, secondGuardian]),
    ...at('beneficiaries', 'Gets a share', customBeneficiaries),
    ...at('beneficiaries', 'Takes a share if somebody else cannot', customBeneficiaries.map(standIn)),
    ...at('substitutes', 'Takes a share if somebody else cannot', customSubstitutes),
    ...at(
      'gifts',
      'Gets a gift',
      specificGifts.map(({ recipientName, recipientRelationship }) => ({ fullName: recipientName, relationship: recipientRelationship })),
    ),
    ...at('gifts', 'Gets a gift if somebody else cannot', specificGifts.map(standIn)),
  ];
}
