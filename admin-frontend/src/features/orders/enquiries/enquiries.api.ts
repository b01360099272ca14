import type { BodyOf, ResponseOf } from '@willow/contracts/endpoint';
import { closeEnquiry, raiseEnquiry, recordEnquiryAnswer } from '@willow/contracts/operator/enquiries.contract';
import { api } from '../../../shared/api/api.ts';
import { type AtVersion, showOrder } from '../orders.api.ts';

type One = { readonly id: string; readonly enquiryId: string };

const enquiriesApi = api.injectEndpoints({
  endpoints: (build) => ({
    raiseEnquiry: build.mutation<ResponseOf<typeof raiseEnquiry>, BodyOf<typeof raiseEnquiry> & AtVersion>({
      query: ({ id, version, ...body }) => ({ endpoint: raiseEnquiry, params: { id }, body, version }),
      responseSchema: raiseEnquiry.response,
      invalidatesTags: ['Orders'],
      onQueryStarted: ({ id }, { dispatch, queryFulfilled }) => showOrder(id, queryFulfilled, dispatch),
    }),
    recordEnquiryAnswer: build.mutation<ResponseOf<typeof recordEnquiryAnswer>, One & { readonly text: string }>({
      query: ({ text, ...params }) => ({ endpoint: recordEnquiryAnswer, params, body: { text } }),
      responseSchema: recordEnquiryAnswer.response,
      invalidatesTags: ['Orders'],
      onQueryStarted: ({ id }, { dispatch, queryFulfilled }) => showOrder(id, queryFulfilled, dispatch),
    }),
    closeEnquiry: build.mutation<ResponseOf<typeof closeEnquiry>, One & AtVersion>({
      query: ({ version, ...params }) => ({ endpoint: closeEnquiry, params, version }),
      responseSchema: closeEnquiry.response,
      invalidatesTags: ['Orders'],
      onQueryStarted: ({ id }, { dispatch, queryFulfilled }) => showOrder(id, queryFulfilled, dispatch),
    }),
  }),
});

export const { useRaiseEnquiryMutation, useRecordEnquiryAnswerMutation, useCloseEnquiryMutation } = enquiriesApi;
