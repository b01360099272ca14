import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import type { Failure } from './failure.ts';
import { sendOnce } from './send-once.ts';
import { type AnswerMeta, type Call, type Network, send } from './send.ts';

/** What a call can be configured to do. */
type CallOptions = {
  /** Nobody being signed in is an answer, null, and no failure. */
  readonly nothingOn401?: boolean;
  /** Whoever asks says at once that no answer came, and asks again itself. */
  readonly asksAgain?: boolean;
};

/** Needs a network as the store's extra argument. */
const baseQuery: BaseQueryFn<Call, unknown, Failure, CallOptions, AnswerMeta> = async (call, { extra, signal, type }, options) => {
  const isOnce = type === 'mutation' && !options?.asksAgain && isKnown(call);
  const outcome = await (isOnce ? sendOnce : send)({ ...call, signal }, extra as Network);
  return options?.nothingOn401 && outcome.error?.status === 401 ? { data: null } : outcome;
};

/** Whoever is signed in. What signs somebody in is answered with cookies, which no answer that is kept can have. */
const isKnown = ({ endpoint: { audience } }: Call): boolean => audience !== undefined && audience !== 'visitor';

/** Reads are kept and read again only when a change of ours touched them: never by time, focus or reconnection. */
export const apiOptions = {
  baseQuery,
  keepUnusedDataFor: Number.POSITIVE_INFINITY,
  catchSchemaFailure: ({ message }: { readonly message: string }, { type }: { readonly type: 'query' | 'mutation' }): Failure => ({
    status: 200,
    message,
    ...(type === 'mutation' && { unsettled: true }),
  }),
  endpoints: () => ({}),
};
