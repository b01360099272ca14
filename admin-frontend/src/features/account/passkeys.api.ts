import type { BodyOf } from '@willow/contracts/endpoint';
import { addPasskey, beginPasskey, removePasskey, renamePasskey } from '@willow/contracts/operator/passkeys.contract';
import { accountApi } from './account.api.ts';
import { endpointOf } from '@willow/frontend/web/api/endpoint-of';

const passkeysApi = accountApi.injectEndpoints({
  endpoints: (build) => ({
    beginPasskey: build.mutation(endpointOf(beginPasskey, (body: BodyOf<typeof beginPasskey>) => ({ body }))),
    addPasskey: build.mutation({
      ...endpointOf(addPasskey, (body: BodyOf<typeof addPasskey>) => ({ body })),
      invalidatesTags: ['Account'],
    }),
    renamePasskey: build.mutation({
      ...endpointOf(renamePasskey, ({ id, name }: { readonly id: string; readonly name: string }) => ({ params: { id }, body: { name } })),
      invalidatesTags: ['Account'],
    }),
    removePasskey: build.mutation({
      ...endpointOf(removePasskey, (id: string) => ({ params: { id } })),
      invalidatesTags: ['Account'],
    }),
  }),
});

export const { useBeginPasskeyMutation, useAddPasskeyMutation, useRenamePasskeyMutation, useRemovePasskeyMutation } = passkeysApi;
