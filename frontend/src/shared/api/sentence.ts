import type { Failure } from '../../web/api/failure.ts';

const OWN: Readonly<Record<number, string>> = {
  0: 'We could not reach the server. Please check your connection and try again.',
  200: 'We could not understand the answer of the server. Please try again.',
};

/** The sentence to show: the server's, else the one of the catalogue for this call, else the bare message. */
export const sentence = (failure: Partial<Failure> | undefined, fallback?: string): string =>
  failure?.serverMessage ?? OWN[failure?.status ?? -1] ?? fallback ?? failure?.message ?? 'Something went wrong. Please try again.';
