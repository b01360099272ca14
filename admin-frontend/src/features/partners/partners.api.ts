import type { BodyOf, ResponseOf } from '@willow/contracts/endpoint';
import { createPartner, deletePartner, listPartners, type Partner, updatePartner } from '@willow/contracts/partner/partner.contract';
import { api } from '../../shared/api/api.ts';

const partnersApi = api.enhanceEndpoints({ addTagTypes: ['Partners'] }).injectEndpoints({
  endpoints: (build) => ({
    partners: build.query<readonly Partner[], void>({
      query: () => ({ endpoint: listPartners }),
      responseSchema: listPartners.response,
      providesTags: ['Partners'],
    }),
    createPartner: build.mutation<Partner, BodyOf<typeof createPartner>>({
      query: (body) => ({ endpoint: createPartner, body }),
      responseSchema: createPartner.response,
      invalidatesTags: ['Partners'],
    }),
    changePartner: build.mutation<Partner, { readonly id: string } & BodyOf<typeof updatePartner>>({
      query: ({ id, ...body }) => ({ endpoint: updatePartner, params: { id }, body }),
      responseSchema: updatePartner.response,
      invalidatesTags: ['Partners'],
      onQueryStarted: async ({ id, isActive }, { dispatch, queryFulfilled }) => {
        if (isActive === undefined) return;
        const shown = dispatch(
          partnersApi.util.updateQueryData('partners', undefined, (partners) =>
            partners.map((partner) => (partner.id === id ? { ...partner, isActive } : partner)),
          ),
        );
        await queryFulfilled.catch(() => shown.undo());
      },
    }),
    deletePartner: build.mutation<ResponseOf<typeof deletePartner>, string>({
      query: (id) => ({ endpoint: deletePartner, params: { id } }),
      responseSchema: deletePartner.response,
      invalidatesTags: ['Partners'],
    }),
  }),
});

export const { usePartnersQuery, useCreatePartnerMutation, useChangePartnerMutation, useDeletePartnerMutation } = partnersApi;
