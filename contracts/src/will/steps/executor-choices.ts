import type { WillAnswers } from '../answers.ts';
import { isFilled, problem, type Problem } from '../step.ts';
import { plainName } from './share-choices.ts';

/** A reserve is somebody who is not named before them, as executor or as reserve. */
export const reserveContradictions = ({ executors = [], reserveExecutors = [] }: WillAnswers): readonly Problem[] =>
  reserveExecutors.flatMap(({ fullName }, index) => {
    const before = [...executors, ...reserveExecutors.slice(0, index)];
    const isNamed = isFilled(fullName) && before.some((other) => plainName(other.fullName) === plainName(fullName));
    return isNamed
      ? [
          problem(
            ['reserveExecutors', index, 'fullName'],
            `Name somebody else as reserve executor ${index + 1}: you have named this person already`,
          ),
        ]
      : [];
  });
