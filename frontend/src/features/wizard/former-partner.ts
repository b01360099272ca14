import type { StepId, WillAnswers } from '@willow/contracts/will/answers';
import { isLive, ownGuardian } from '@willow/contracts/will/wizard';
import { standInsOf } from '@willow/contracts/will/people/stand-ins';
import { sameName, samePerson } from '@willow/contracts/will/people/same-person';

type Place = { readonly step: StepId; readonly what: string; readonly relationship: string | undefined };

/** The partner that a change took out of the family, if it did. */
export function formerPartner(before: WillAnswers, after: WillAnswers): string | null {
  const name = before.partner?.fullName?.trim();
  return name && isLive('partner', before) && !isLive('partner', after) ? name : null;
}

type Person = { readonly fullName?: string | undefined; readonly relationship?: string | undefined };

/** Whether somebody named in the will may be that partner; a child or a parent of the same name is not. */
export const isFormerPartner = (name: string, person: Person | undefined): boolean =>
  sameName(name, person?.fullName) && samePerson({ fullName: name, relationship: 'Spouse' }, person ?? {}) !== 'different';

/** Where else a will names somebody; executors are asked about on the spot. */
export function placesOf(name: string, answers: WillAnswers): readonly Place[] {
  const {
    guardian,
    secondGuardian,
    children = [],
    customBeneficiaries = [],
    customSubstitutes = [],
    lastResort = [],
    specificGifts = [],
    pets,
    digital,
    homeTakers = [],
    loans = [],
    leftOut = [],
  } = answers;
  const at = (step: StepId, what: string, people: readonly (Person | undefined)[]): readonly Place[] =>
    people.flatMap((person) => (isFormerPartner(name, person) ? [{ step, what, relationship: person?.relationship }] : []));
  return [
    ...at('children', 'Guardian', [
      guardian,
      secondGuardian,
      ...children.flatMap((child) => [ownGuardian('guardian', child), ownGuardian('secondGuardian', child)]),
    ]),
    ...at('home', 'Gets the home', homeTakers),
    ...at('beneficiaries', 'Gets a share', customBeneficiaries),
    ...at('beneficiaries', 'Takes a share if somebody else cannot', customBeneficiaries.flatMap(standInsOf)),
    ...at('beneficiaries', 'Left out, with reasons', leftOut),
    ...at('substitutes', 'Takes a share if somebody else cannot', customSubstitutes),
    ...at('substitutes', 'Takes a share if nobody else is left', lastResort),
    ...at(
      'gifts',
      'Gets a gift',
      specificGifts.map(({ recipientName, recipientRelationship }) => ({ fullName: recipientName, relationship: recipientRelationship })),
    ),
    ...at('gifts', 'Gets a gift if somebody else cannot', specificGifts.flatMap(standInsOf)),
    ...at('gifts', 'Owes you money', loans),
    ...at('gifts', 'Looks after the pets', [{ fullName: pets?.carerName, relationship: pets?.carerRelationship }]),
    ...at('gifts', 'Gets the digital files', [{ fullName: digital?.recipientName, relationship: digital?.recipientRelationship }]),
  ];
}
