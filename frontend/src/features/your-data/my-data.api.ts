import { downloadMyData } from '@willow/contracts/account/my-data.contract';
import { api } from '../../shared/api/api.ts';

const myDataApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** A mutation, because it is recorded and must not be kept. It is handed on as it came: nothing is lost that this page does not know. */
    myData: build.mutation<unknown, undefined>({ query: () => ({ endpoint: downloadMyData }) }),
  }),
});

export const { useMyDataMutation } = myDataApi;
