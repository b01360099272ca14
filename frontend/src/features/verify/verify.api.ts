import { checkLink, resendVerification, useLink } from '@willow/contracts/account/account.contract';
import { api } from '../../shared/api/api.ts';

const verifyApi = api.injectEndpoints({
  endpoints: (build) => ({
    checkLink: build.query({
      query: ({ token }: { readonly token: string }) => ({ endpoint: checkLink, query: { token } }),
      responseSchema: checkLink.response,
    }),
    openLink: build.mutation({
      query: (body: { readonly token: string }) => ({ endpoint: useLink, body }),
      responseSchema: useLink.response,
    }),
    resend: build.mutation({
      query: (body: { readonly email: string }) => ({ endpoint: resendVerification, body }),
      responseSchema: resendVerification.response,
    }),
  }),
});

export const { useCheckLinkQuery, useOpenLinkMutation, useResendMutation } = verifyApi;
