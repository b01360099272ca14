import { answerEnquiry, listEnquiries } from '@willow/contracts/order/enquiries.contract';
import { api } from '../../shared/api/api.ts';

const enquiriesApi = api.injectEndpoints({
  endpoints: (build) => ({
    enquiries: build.query({
      query: (_: void) => ({ endpoint: listEnquiries }),
      responseSchema: listEnquiries.response,
      providesTags: ['Order'],
    }),
    answerEnquiry: build.mutation({
      query: ({ enquiryId, text }: { readonly enquiryId: string; readonly text: string }) => ({
        endpoint: answerEnquiry,
        params: { enquiryId },
        body: { text },
      }),
      responseSchema: answerEnquiry.response,
      invalidatesTags: ['Order'],
    }),
  }),
});

export const { useEnquiriesQuery, useAnswerEnquiryMutation } = enquiriesApi;
