import type { WillAnswers } from '../answers.ts';
import { samePerson } from '../people/same-person.ts';
import { isFilled, missing, problem, type Problem } from '../step.ts';

/** A second guardian stands beside or behind a first one, is somebody else, and it is said which of the two. */
export function guardianContradictions({ guardian, secondGuardian, guardiansAct }: WillAnswers): readonly Problem[] {
  if (!isFilled(secondGuardian?.fullName)) return [];
  const isSame = samePerson(guardian ?? {}, secondGuardian ?? {}) === 'same';
  return [
    ...missing(guardian?.fullName, ['guardian', 'fullName'], 'Name the first guardian before the second'),
    ...(isSame ? [problem(['secondGuardian', 'fullName'], 'Name somebody else as second guardian: this is the same person')] : []),
    ...(guardiansAct ? [] : [problem(['guardiansAct'], 'Choose whether the two guardians act together')]),
  ];
}

export const secondGuardianProblems = (answers: WillAnswers): readonly Problem[] => {
  const { fullName, address, relationship } = answers.secondGuardian ?? {};
  if (![fullName, address, relationship].some(isFilled)) return [];
  return [
    ...missing(fullName, ['secondGuardian', 'fullName'], "Enter the second guardian's full name"),
    ...guardianContradictions(answers),
    ...missing(address, ['secondGuardian', 'address'], "Enter the second guardian's address"),
    ...missing(relationship, ['secondGuardian', 'relationship'], "Enter the second guardian's relationship to you"),
  ];
};
