import { type PreparedAnswer, readSettings } from '@willow/contracts/operator/settings.contract';
import { api } from '../api/api.ts';

/** Part of the settings, for the forms that write to customers. */
const preparedApi = api.enhanceEndpoints({ addTagTypes: ['Settings'] }).injectEndpoints({
  endpoints: (build) => ({
    preparedAnswers: build.query<readonly PreparedAnswer[], void>({
      query: () => ({ endpoint: readSettings }),
      rawResponseSchema: readSettings.response,
      transformResponse: ({ answers }: { readonly answers: readonly PreparedAnswer[] }) => answers,
      providesTags: ['Settings'],
    }),
  }),
});

export const { usePreparedAnswersQuery } = preparedApi;
