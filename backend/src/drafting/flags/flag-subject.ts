import { type AnswerKey, stepNumber, stepOf } from '@willow/contracts';

/** Which answer a flag is about: the number of the wizard's step (null: the testator’s own details) and the path of the answer. */
export type FlagSubject = { readonly step: number | null; readonly path: readonly (string | number)[] };

export const at = (key: AnswerKey, ...rest: readonly (string | number)[]): FlagSubject => ({
  step: stepNumber(stepOf(key)),
  path: [key, ...rest],
});

export const atOwn = (detail: string): FlagSubject => ({ step: null, path: [detail] });
