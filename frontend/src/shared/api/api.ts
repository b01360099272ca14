import { type BaseQueryFn, createApi } from '@reduxjs/toolkit/query/react';
import { ApiError, type ApiFailure } from './api-error.ts';
import { browserNetwork, type Call, type Network, send } from './send.ts';

const baseQuery: BaseQueryFn<Call, unknown, ApiFailure> = async (call, { extra }) => {
  try {
    return { data: await send(call, (extra as Network | undefined) ?? browserNetwork) };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { status, message, serverMessage, step, problems } = error;
    return {
      error: { status, message, ...(serverMessage && { serverMessage }), ...(step && { step }), ...(problems && { problems }) },
    };
  }
};

/**
 * The one cache of the app; features inject their calls. Reads are never stale by themselves: they are read once, kept, and read again only
 * when a change of ours touched them.
 */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: ['Me', 'Will', 'Order', 'Referrals'],
  keepUnusedDataFor: Number.POSITIVE_INFINITY,
  refetchOnFocus: false,
  refetchOnReconnect: false,
  catchSchemaFailure: ({ message }) => ({
    status: 200,
    message,
    serverMessage: 'We could not understand the answer of the server. Please try again.',
  }),
  endpoints: () => ({}),
});
