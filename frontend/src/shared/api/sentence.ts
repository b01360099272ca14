import { type Failure, UNSETTLED } from '../../web/api/failure.ts';

const OWN: Readonly<Record<number, string>> = {
  0: 'We could not reach the server. Please check your connection and try again.',
  200: 'We could not understand the answer of the server. Please try again.',
};

const OUT_OF_ORDER = 'Our server could not answer just now. Please try again in a moment.';
const UNKNOWN = 'Something went wrong. Please try again.';

/** What a customer tells us, so that we find what happened; nothing where the failure is not ours. */
export const quoting = (failure: Partial<Failure> | undefined): string =>
  failure?.quote ? ` If you write to us about it, quote ${failure.quote}.` : '';

/** The sentence to show: the server's, else the one of the catalogue for this call, else one of ours; never the page of a gateway. */
export const sentence = (failure: Partial<Failure> | undefined, fallback?: string): string =>
  failure?.unsettled
    ? UNSETTLED
    : (failure?.serverMessage ?? OWN[failure?.status ?? -1] ?? fallback ?? ((failure?.status ?? 0) >= 500 ? OUT_OF_ORDER : UNKNOWN)) +
      quoting(failure);
