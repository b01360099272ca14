import type { BodyOf } from '@willow/contracts/endpoint';
import type { MyAccount } from '@willow/contracts/operator/my-account.contract';
import { addPasskey, beginPasskey, type PasskeyCreation, removePasskey, renamePasskey } from '@willow/contracts/operator/passkeys.contract';
import { accountApi } from './account.api.ts';

const passkeysApi = accountApi.injectEndpoints({
  endpoints: (build) => ({
    beginPasskey: build.mutation<PasskeyCreation, BodyOf<typeof beginPasskey>>({
      query: (body) => ({ endpoint: beginPasskey, body }),
      responseSchema: beginPasskey.response,
    }),
    addPasskey: build.mutation<MyAccount, BodyOf<typeof addPasskey>>({
      query: (body) => ({ endpoint: addPasskey, body }),
      responseSchema: addPasskey.response,
      invalidatesTags: ['Account'],
    }),
    renamePasskey: build.mutation<MyAccount, { readonly id: string; readonly name: string }>({
      query: ({ id, name }) => ({ endpoint: renamePasskey, params: { id }, body: { name } }),
      responseSchema: renamePasskey.response,
      invalidatesTags: ['Account'],
    }),
    removePasskey: build.mutation<MyAccount, string>({
      query: (id) => ({ endpoint: removePasskey, params: { id } }),
      responseSchema: removePasskey.response,
      invalidatesTags: ['Account'],
    }),
  }),
});

export const { useBeginPasskeyMutation, useAddPasskeyMutation, useRenamePasskeyMutation, useRemovePasskeyMutation } = passkeysApi;
