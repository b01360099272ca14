import { type AnswerKey, stepNumber, stepOf } from '@willow/contracts';

export type FlagSubject = { readonly step: number | null; readonly path: readonly (string | number)[] };

export const at = (key: AnswerKey, ...rest: readonly (string | number)[]): FlagSubject => ({
  step: stepNumber(stepOf(key)),
  path: [key, ...rest],
});

export const atOwn = (detail: string): FlagSubject => ({ step: null, path: [detail] });
