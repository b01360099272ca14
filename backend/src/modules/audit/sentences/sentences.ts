import type { Fact } from '../../../event-sourcing/core/fact.ts';

/** What each fact says of whoever did it: it follows "The customer", "Operator …", "Willow". A fact without a sentence does not compile. */
export type Sentences<F extends Fact> = {
  readonly [T in F['type']]: (data: Extract<F, { type: T }>['data']) => string;
};

export const plural = (count: number, what: string, several = `${what}s`): string => `${count} ${count === 1 ? what : several}`;
export const answersAt = (revision: number): string => `the answers as of revision ${revision} of the will`;

const TIME = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', dateStyle: 'long', timeStyle: 'short' });

/** In London; the instant is ISO 8601. */
export const timeAt = (instant: string): string => TIME.format(new Date(instant));
