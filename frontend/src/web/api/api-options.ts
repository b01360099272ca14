import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import type { Failure } from './failure.ts';
import { type AnswerMeta, type Call, type Network, send } from './send.ts';

/** Needs a network as the store's extra argument. */
const baseQuery: BaseQueryFn<Call, unknown, Failure, object, AnswerMeta> = (call, { extra, signal }) =>
  send({ ...call, signal }, extra as Network);

/** Reads are kept and read again only when a change of ours touched them: never by time, focus or reconnection. */
export const apiOptions = {
  baseQuery,
  keepUnusedDataFor: Number.POSITIVE_INFINITY,
  catchSchemaFailure: ({ message }: { readonly message: string }): Failure => ({ status: 200, message }),
  endpoints: () => ({}),
};
