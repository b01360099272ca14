import type { IsoDate } from '../dates.ts';
import { hasText } from '../printable.ts';
import type { WillAnswers } from './answers.ts';

export type Problem = { readonly path: readonly (string | number)[]; readonly message: string };

/** What keeps a step from being complete, in the order of the screen. `today` is the date in London. */
export type Check = (answers: WillAnswers, today: IsoDate) => readonly Problem[];

export const problem = (path: readonly (string | number)[], message: string): Problem => ({ path, message });

export const isFilled = (text: string | undefined): boolean => text !== undefined && hasText(text);

export const missing = (value: string | undefined, path: readonly (string | number)[], message: string): readonly Problem[] =>
  isFilled(value) ? [] : [problem(path, message)];
