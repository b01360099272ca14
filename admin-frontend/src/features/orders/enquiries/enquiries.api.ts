import type { BodyOf } from '@willow/contracts/endpoint';
import { closeEnquiry, raiseEnquiry, recordEnquiryAnswer } from '@willow/contracts/operator/enquiries.contract';
import { api } from '../../../shared/api/api.ts';
import { type AtVersion, showOrder } from '../orders.api.ts';
import { endpointOf } from '@willow/frontend/web/api/endpoint-of';

type One = { readonly id: string; readonly enquiryId: string };

const enquiriesApi = api.injectEndpoints({
  endpoints: (build) => ({
    raiseEnquiry: build.mutation({
      ...endpointOf(raiseEnquiry, ({ id, version, ...body }: BodyOf<typeof raiseEnquiry> & AtVersion) => ({
        params: { id },
        body,
        version,
      })),
      invalidatesTags: ['Orders'],
      onQueryStarted: ({ id }, { dispatch, queryFulfilled }) => showOrder(id, queryFulfilled, dispatch),
    }),
    recordEnquiryAnswer: build.mutation({
      ...endpointOf(recordEnquiryAnswer, ({ text, ...params }: One & { readonly text: string }) => ({ params, body: { text } })),
      invalidatesTags: ['Orders'],
      onQueryStarted: ({ id }, { dispatch, queryFulfilled }) => showOrder(id, queryFulfilled, dispatch),
    }),
    closeEnquiry: build.mutation({
      ...endpointOf(closeEnquiry, ({ version, ...params }: One & AtVersion) => ({ params, version })),
      invalidatesTags: ['Orders'],
      onQueryStarted: ({ id }, { dispatch, queryFulfilled }) => showOrder(id, queryFulfilled, dispatch),
    }),
  }),
});

export const { useRaiseEnquiryMutation, useRecordEnquiryAnswerMutation, useCloseEnquiryMutation } = enquiriesApi;
