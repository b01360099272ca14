import type { Draft, WillAnswers } from '@willow/contracts/will/answers';
import { isSame } from '@willow/contracts/will/merge/is-same';
import type { WizardStep } from '@willow/contracts/will/questions';

export type { Draft };

/** The answers of a step as they are saved. */
export const savedOf = ({ keys }: WizardStep, answers: WillAnswers): Draft =>
  Object.fromEntries(keys.flatMap((key) => (answers[key] === undefined ? [] : [[key, answers[key]]])));

export const fieldId = (path: readonly (string | number)[]): string => path.join('-');

export const differs = (one: Draft, other: Draft): boolean => !isSame(one, other);
