import type { BodyOf, ResponseOf } from '@willow/contracts/endpoint';
import {
  type AdminOrder,
  getAdminOrder,
  reconcileOrder,
  resendReceipt,
  resendWill,
  sendDraft,
  updateOrder,
} from '@willow/contracts/operator/operator.contract';
import { exportOrders, listOrders, searchOrders } from '@willow/contracts/operator/order-list.contract';
import type { AnswerMeta } from '@willow/frontend/web/api/send';
import { api } from '../../shared/api/api.ts';
import type { Around } from '../../shared/router/use-table-view.ts';
import type { AppDispatch } from '../../shared/store.ts';
import { orderShown } from '../../shared/versions/versions.slice.ts';
import { noteVersion } from './note-version.ts';
import type { OrderQuery } from './list/order-view.ts';
import { endpointOf } from '@willow/frontend/web/api/endpoint-of';

/** `version`: the one that was read. */
export type AtVersion = { readonly id: string; readonly version: string | undefined };
/** Of one page. `total` counts all pages; `more`: there are even more. */
export type Listed = Around & { readonly orders: ResponseOf<typeof listOrders>; readonly total: number; readonly more: boolean };
type OrderChange = BodyOf<typeof updateOrder> & AtVersion;

const listing = {
  query: ({ search, ...query }: OrderQuery) =>
    search ? { endpoint: searchOrders, query, body: { search } } : { endpoint: listOrders, query },
  rawResponseSchema: listOrders.response,
  transformResponse: (orders: Listed['orders'], meta: AnswerMeta | undefined): Listed => {
    const total = meta?.total ?? String(orders.length);
    return { orders, total: Number.parseInt(total, 10), more: total.endsWith('+'), after: meta?.after, before: meta?.before };
  },
};

type Answered = Promise<{ readonly data: AdminOrder | { readonly order: AdminOrder } }>;

/** The order as it now stands is in the answer: until it has been read again, what was done to it would look undone. */
export async function showOrder(id: string, answered: Answered, dispatch: AppDispatch): Promise<void> {
  const answer = await answered.catch(() => null);
  if (!answer) return;
  const order = 'order' in answer.data ? answer.data.order : answer.data;
  dispatch(ordersApi.util.updateQueryData('order', id, (shown) => void (shown.order = order)));
}

export const ordersApi = api.injectEndpoints({
  endpoints: (build) => ({
    orders: build.query<Listed, OrderQuery>({ ...listing, providesTags: ['Orders'] }),
    /** The list once more, beside the one on the screen. */
    newestOrders: build.query<Listed, OrderQuery>(listing),
    exportOrders: build.mutation({
      ...endpointOf(
        exportOrders,
        ({ filter: { search, ...query }, purpose }: Pick<BodyOf<typeof exportOrders>, 'purpose'> & { readonly filter: OrderQuery }) => ({
          query,
          body: { purpose, ...(search && { search }) },
        }),
      ),
    }),
    order: build.query({
      ...endpointOf(getAdminOrder, (id: string) => ({ params: { id } })),
      providesTags: ['Orders'],
      onQueryStarted: (id, { dispatch, queryFulfilled }) => noteVersion(id, queryFulfilled, dispatch, orderShown),
    }),
    sendDraft: build.mutation({
      ...endpointOf(sendDraft, ({ id, version }: AtVersion) => ({ params: { id }, version })),
      invalidatesTags: ['Orders'],
      onQueryStarted: ({ id }, { dispatch, queryFulfilled }) => showOrder(id, queryFulfilled, dispatch),
    }),
    updateOrder: build.mutation({
      ...endpointOf(updateOrder, ({ id, version, ...body }: OrderChange) => ({ params: { id }, body, version })),
      invalidatesTags: ['Orders'],
      onQueryStarted: async ({ id }, { dispatch, queryFulfilled }) => {
        await Promise.all([showOrder(id, queryFulfilled, dispatch), noteVersion(id, queryFulfilled, dispatch, orderShown)]);
      },
    }),
    reconcileOrder: build.mutation({
      ...endpointOf(reconcileOrder, (id: string) => ({ params: { id } })),
      invalidatesTags: ['Orders'],
    }),
    resendWill: build.mutation({
      ...endpointOf(resendWill, (id: string) => ({ params: { id } })),
      invalidatesTags: ['Orders'],
    }),
    resendReceipt: build.mutation({
      ...endpointOf(resendReceipt, (id: string) => ({ params: { id } })),
      invalidatesTags: ['Orders'],
    }),
  }),
});

export const {
  useOrdersQuery,
  useOrderQuery,
  useSendDraftMutation,
  useUpdateOrderMutation,
  useReconcileOrderMutation,
  useResendReceiptMutation,
  useResendWillMutation,
} = ordersApi;
