import { type ErasureRequest, listErasures } from '@willow/contracts/account/privacy.contract';
import { api } from '../api/api.ts';

/** Where the open requests are told: on their own page, beside the section, and with an order of who asked. */
export const erasuresApi = api.enhanceEndpoints({ addTagTypes: ['Erasures'] }).injectEndpoints({
  endpoints: (build) => ({
    erasures: build.query<readonly ErasureRequest[], void>({
      query: () => ({ endpoint: listErasures }),
      responseSchema: listErasures.response,
      providesTags: ['Erasures'],
    }),
  }),
});

export const { useErasuresQuery } = erasuresApi;
