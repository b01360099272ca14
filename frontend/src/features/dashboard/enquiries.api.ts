import { answerEnquiry, listEnquiries } from '@willow/contracts/order/enquiries.contract';
import { api } from '../../shared/api/api.ts';
import { endpointOf } from '../../web/api/endpoint-of.ts';

const enquiriesApi = api.injectEndpoints({
  endpoints: (build) => ({
    enquiries: build.query({
      ...endpointOf(listEnquiries),
      providesTags: ['Order'],
    }),
    answerEnquiry: build.mutation({
      ...endpointOf(answerEnquiry, ({ enquiryId, text }: { readonly enquiryId: string; readonly text: string }) => ({
        params: { enquiryId },
        body: { text },
      })),
      invalidatesTags: ['Order'],
    }),
  }),
});

export const { useEnquiriesQuery, useAnswerEnquiryMutation } = enquiriesApi;
