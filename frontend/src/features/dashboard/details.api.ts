import { type OwnDetails, updateMe } from '@willow/contracts/account/details.contract';
import { api } from '../../shared/api/api.ts';

const detailsApi = api.injectEndpoints({
  endpoints: (build) => ({
    updateMe: build.mutation({
      query: (body: OwnDetails) => ({ endpoint: updateMe, body }),
      responseSchema: updateMe.response,
      invalidatesTags: ['Me'],
    }),
  }),
});

export const { useUpdateMeMutation } = detailsApi;
