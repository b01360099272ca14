import { LEGAL_ADULT_AGE } from '@willow/contracts/constants';
import { ageOn, dateInWords, type IsoDate, isRealDate } from '@willow/contracts/dates';
import type { WillAnswers } from '@willow/contracts/will/answers';
import { sameName, samePerson, type SaidOfPerson } from '@willow/contracts/will/people/same-person';
import { holds, isLive, liveChildren, ownGuardian } from '@willow/contracts/will/wizard';

export type KnownPerson = { readonly fullName: string; readonly address?: string; readonly relationship: string; readonly dob?: string };

/** Everybody whom the answers name, each person once; father and son of one name are two. */
export function knownPeople(answers: WillAnswers): readonly KnownPerson[] {
  const everybody = [
    ...(isLive('partner', answers) && answers.partner
      ? [{ ...answers.partner, relationship: holds('married', answers) ? 'Spouse' : 'Partner' }]
      : []),
    ...liveChildren(answers).map(({ fullName, dob }) => ({ fullName, dob, relationship: 'Child' })),
    ...(answers.guardian ? [answers.guardian] : []),
    ...liveChildren(answers).map((child) => ownGuardian('guardian', child)),
    ...(answers.executors ?? []),
    ...(answers.reserveExecutors ?? []),
    ...(answers.customBeneficiaries ?? []).filter(({ charity }) => !charity),
  ];
  return everybody.reduce<readonly KnownPerson[]>((known, person) => {
    const { fullName = '', relationship = '' } = person;
    if (!fullName.trim() || known.some((other) => samePerson(other, person) === 'same')) return known;
    const address = 'address' in person && person.address ? { address: person.address } : {};
    const dob = 'dob' in person && person.dob ? { dob: person.dob } : {};
    return [...known, { fullName, relationship, ...address, ...dob }];
  }, []);
}

/** What to call somebody among others who may have the same name. */
export function calledAmong(people: readonly KnownPerson[], person: KnownPerson): string {
  const { fullName, relationship, address, dob } = person;
  if (!people.some((other) => other !== person && sameName(other.fullName, fullName))) return fullName;
  const details = [relationship, dob && isRealDate(dob) ? `born ${dateInWords(dob)}` : address];
  return `${fullName} (${details.filter(Boolean).join(', ')})`;
}

export const adults = (people: readonly KnownPerson[], on: IsoDate): readonly KnownPerson[] =>
  people.filter(({ dob }) => !dob || !isRealDate(dob) || ageOn(dob, on) >= LEGAL_ADULT_AGE);

export function notYetListed(people: readonly KnownPerson[], list: readonly SaidOfPerson[]): readonly KnownPerson[] {
  return people.filter((person) => !list.some((listed) => samePerson(person, listed) === 'same'));
}
