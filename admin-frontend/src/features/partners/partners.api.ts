import type { BodyOf } from '@willow/contracts/endpoint';
import { createPartner, deletePartner, listPartners, updatePartner } from '@willow/contracts/partner/partner.contract';
import { api } from '../../shared/api/api.ts';
import { endpointOf } from '@willow/frontend/web/api/endpoint-of';

const partnersApi = api.enhanceEndpoints({ addTagTypes: ['Partners'] }).injectEndpoints({
  endpoints: (build) => ({
    partners: build.query({
      ...endpointOf(listPartners),
      providesTags: ['Partners'],
    }),
    createPartner: build.mutation({
      ...endpointOf(createPartner, (body: BodyOf<typeof createPartner>) => ({ body })),
      invalidatesTags: ['Partners'],
    }),
    changePartner: build.mutation({
      ...endpointOf(updatePartner, ({ id, ...body }: { readonly id: string } & BodyOf<typeof updatePartner>) => ({ params: { id }, body })),
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
    deletePartner: build.mutation({
      ...endpointOf(deletePartner, (id: string) => ({ params: { id } })),
      invalidatesTags: ['Partners'],
    }),
  }),
});

export const { usePartnersQuery, useCreatePartnerMutation, useChangePartnerMutation, useDeletePartnerMutation } = partnersApi;
