import { checkLink, resendVerification, useLink } from '@willow/contracts/account/account.contract';
import { api } from '../../shared/api/api.ts';
import { endpointOf } from '../../web/api/endpoint-of.ts';

const verifyApi = api.injectEndpoints({
  endpoints: (build) => ({
    checkLink: build.query(endpointOf(checkLink, ({ token }: { readonly token: string }) => ({ query: { token } }))),
    openLink: build.mutation(endpointOf(useLink, (body: { readonly token: string }) => ({ body }))),
    resend: build.mutation(endpointOf(resendVerification, (body: { readonly email: string }) => ({ body }))),
  }),
});

export const { useCheckLinkQuery, useOpenLinkMutation, useResendMutation } = verifyApi;
