import type { WillAnswers } from '../answers.ts';
import { samePerson } from '../people/same-person.ts';
import { isFilled, problem, type Problem } from '../step.ts';

/** A reserve is somebody who is not named before them, as executor or as reserve; a namesake has another relationship or address. */
export const reserveContradictions = ({ executors = [], reserveExecutors = [] }: WillAnswers): readonly Problem[] =>
  reserveExecutors.flatMap((reserve, index) => {
    const before = [...executors, ...reserveExecutors.slice(0, index)];
    const isNamed = isFilled(reserve.fullName) && before.some((other) => samePerson(other, reserve) === 'same');
    return isNamed
      ? [
          problem(
            ['reserveExecutors', index, 'fullName'],
            `Name somebody else as reserve executor ${index + 1}: you have named this person already`,
          ),
        ]
      : [];
  });
