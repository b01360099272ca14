import type { Draft, WillAnswers } from '@willow/contracts/will/answers';
import type { WizardStep } from '@willow/contracts/will/questions';

export type { Draft };

/** The answers of a step as they are saved. */
export const savedOf = ({ keys }: WizardStep, answers: WillAnswers): Draft =>
  Object.fromEntries(keys.flatMap((key) => (answers[key] === undefined ? [] : [[key, answers[key]]])));

export const fieldId = (path: readonly (string | number)[]): string => path.join('-');

/** A field that was emptied is like one that was never touched. */
const filled = (_: string, value: unknown): unknown => (value === '' ? undefined : value);

export const differs = (one: Draft, other: Draft): boolean => JSON.stringify(one, filled) !== JSON.stringify(other, filled);
