import type { AdminOrder } from '@willow/contracts/operator/operator.contract';
import type { Sort } from '../../../shared/router/use-table-view.ts';
import type { SortKeys } from '../../../shared/rows.ts';
import { STATUS_WORDS } from '../../../shared/order-words.ts';
import { PAYMENT_WORDS } from '../order-words.ts';

export const ORDER_FIELDS = ['id', 'user', 'submitted', 'status', 'payment'] as const;
export type OrderField = (typeof ORDER_FIELDS)[number];

export const NEWEST_FIRST: Sort<OrderField> = { field: 'submitted', direction: 'desc' };

export const ORDER_SORT_KEYS: SortKeys<AdminOrder, OrderField> = {
  id: ({ id }) => id,
  user: ({ user }) => user.fullName,
  submitted: ({ createdAt }) => Date.parse(createdAt),
  status: ({ status }) => STATUS_WORDS[status].text,
  payment: ({ paymentStatus }) => PAYMENT_WORDS[paymentStatus].text,
};
