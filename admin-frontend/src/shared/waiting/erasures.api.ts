import { listErasures } from '@willow/contracts/account/privacy.contract';
import { api } from '../api/api.ts';
import { endpointOf } from '@willow/frontend/web/api/endpoint-of';

/** Where the open requests are told: on their own page, beside the section, and with an order of who asked. */
export const erasuresApi = api.enhanceEndpoints({ addTagTypes: ['Erasures'] }).injectEndpoints({
  endpoints: (build) => ({
    erasures: build.query({
      ...endpointOf(listErasures),
      providesTags: ['Erasures'],
    }),
  }),
});

export const { useErasuresQuery } = erasuresApi;
