import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import type { Failure } from './failure.ts';
import { type AnswerMeta, type Call, type Network, send } from './send.ts';

/** What a read can be configured to do. */
type ReadOptions = {
  /** Nobody being signed in is an answer, null, and no failure. */
  readonly nothingOn401?: boolean;
};

/** Needs a network as the store's extra argument. */
const baseQuery: BaseQueryFn<Call, unknown, Failure, ReadOptions, AnswerMeta> = async (call, { extra, signal }, options) => {
  const outcome = await send({ ...call, signal }, extra as Network);
  return options?.nothingOn401 && outcome.error?.status === 401 ? { data: null } : outcome;
};

/** Reads are kept and read again only when a change of ours touched them: never by time, focus or reconnection. */
export const apiOptions = {
  baseQuery,
  keepUnusedDataFor: Number.POSITIVE_INFINITY,
  catchSchemaFailure: ({ message }: { readonly message: string }): Failure => ({ status: 200, message }),
  endpoints: () => ({}),
};
