import { LEGAL_ADULT_AGE } from '@willow/contracts/constants';
import { ageOn, type IsoDate, isRealDate } from '@willow/contracts/dates';
import type { WillAnswers } from '@willow/contracts/will/answers';
import { holds, isLive, liveChildren } from '@willow/contracts/will/wizard';

export type KnownPerson = { readonly fullName: string; readonly address?: string; readonly relationship: string; readonly dob?: string };

const key = (name: string): string => name.trim().toLowerCase();

export function knownPeople(answers: WillAnswers): readonly KnownPerson[] {
  const everybody = [
    ...(isLive('partner', answers) && answers.partner
      ? [{ ...answers.partner, relationship: holds('married', answers) ? 'Spouse' : 'Partner' }]
      : []),
    ...liveChildren(answers).map((child) => ({ ...child, relationship: 'Child' })),
    ...(answers.guardian ? [answers.guardian] : []),
    ...(answers.executors ?? []),
    ...(answers.reserveExecutors ?? []),
    ...(answers.customBeneficiaries ?? []).filter(({ charity }) => !charity),
  ];
  const seen = new Set<string>();
  return everybody.flatMap((person) => {
    const { fullName = '', relationship = '' } = person;
    if (!fullName.trim() || seen.has(key(fullName))) return [];
    seen.add(key(fullName));
    const address = 'address' in person && person.address ? { address: person.address } : {};
    const dob = 'dob' in person && person.dob ? { dob: person.dob } : {};
    return [{ fullName, relationship, ...address, ...dob }];
  });
}

export const adults = (people: readonly KnownPerson[], on: IsoDate): readonly KnownPerson[] =>
  people.filter(({ dob }) => !dob || !isRealDate(dob) || ageOn(dob, on) >= LEGAL_ADULT_AGE);

export function notYetListed(
  people: readonly KnownPerson[],
  list: readonly { readonly fullName?: string | undefined }[],
): readonly KnownPerson[] {
  const listed = new Set(list.map(({ fullName = '' }) => key(fullName)));
  return people.filter(({ fullName }) => !listed.has(key(fullName)));
}
