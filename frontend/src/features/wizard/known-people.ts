import type { WillAnswers } from '@willow/contracts/will/answers';
import { isYes, liveChildren } from '@willow/contracts/will/wizard';

export type KnownPerson = { readonly fullName: string; readonly address?: string; readonly relationship: string };

const key = (name: string): string => name.trim().toLowerCase();

/** Everybody the customer has named so far, each once, so that nobody has to be typed again. */
export function knownPeople(answers: WillAnswers): readonly KnownPerson[] {
  const everybody = [
    ...(isYes(answers.isMarried) && answers.partner ? [{ ...answers.partner, relationship: 'Spouse' }] : []),
    ...liveChildren(answers).map((child) => ({ ...child, relationship: 'Child' })),
    ...(answers.guardian ? [answers.guardian] : []),
    ...(answers.executors ?? []),
    ...(answers.customBeneficiaries ?? []),
  ];
  const seen = new Set<string>();
  return everybody.flatMap((person) => {
    const { fullName = '', relationship = '' } = person;
    if (!fullName.trim() || seen.has(key(fullName))) return [];
    seen.add(key(fullName));
    const address = 'address' in person && person.address ? { address: person.address } : {};
    return [{ fullName, relationship, ...address }];
  });
}

/** Those of them who are not on a list yet. */
export function notYetListed(
  people: readonly KnownPerson[],
  list: readonly { readonly fullName?: string | undefined }[],
): readonly KnownPerson[] {
  const listed = new Set(list.map(({ fullName = '' }) => key(fullName)));
  return people.filter(({ fullName }) => !listed.has(key(fullName)));
}
