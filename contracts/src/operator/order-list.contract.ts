import { Cursor } from '../cursor.ts';
import { endpoint } from '../endpoint.ts';
import { OrderStatus, PaymentStatus } from '../order/order.contract.ts';
import { TEXT_LIMITS } from '../text-limits.ts';
import { z } from '../zod.ts';
import { ExportPurpose } from './export-purpose.ts';
import { AdminOrder } from './operator.contract.ts';
import { OrderQueue } from './order-queue.ts';
import { trimmed } from '../unseen.ts';

/** Orders of one page, if nothing else is asked for. */
export const ORDERS_A_PAGE = 50;
export const MAX_ORDERS_A_PAGE = 1000;
const MAX_PAGE = 1_000_000;

export const ORDER_SORT_FIELDS = ['id', 'user', 'submitted', 'status', 'payment', 'waiting'] as const;
export type OrderSortField = (typeof ORDER_SORT_FIELDS)[number];
const OrderSort = oneOf(
  'sort',
  ORDER_SORT_FIELDS.flatMap((field) => [`${field}.asc`, `${field}.desc`] as const),
);

/** Days that an order has waited at least. */
export const AGES = { day: 1, three_days: 3, week: 7 } as const;

const Search = z.string().check(trimmed, z.maxLength(TEXT_LIMITS.name));

const FilterWithoutWords = z.object({
  status: z.optional(oneOf('status', ['all', ...OrderStatus.options])),
  payment: z.optional(oneOf('payment', ['all', ...PaymentStatus.options])),
  dateRange: z.optional(oneOf('dateRange', ['all', 'today', 'week', 'month'])),
  review: z.optional(oneOf('review', ['all', 'blocked', 'undecided', 'proposed', 'clear'])),
  assignee: z.optional(oneOf('assignee', ['all', 'me', 'nobody'])),
  age: z.optional(oneOf('age', ['all', 'day', 'three_days', 'week'])),
  queue: z.optional(oneOf('queue', ['all', ...OrderQueue.options])),
  /** Those whose customer waits for us: said that something is wrong, or answered a question, and nobody has seen to it yet. */
  problems: z.optional(oneOf('problems', ['open'])),
  sort: z.optional(OrderSort),
});
/** As the headers `X-After` and `X-Before` of a page name the pages around it: no order that comes meanwhile moves those. They go before `page`. */
const page = {
  after: z.optional(Cursor),
  before: z.optional(Cursor),
  page: z.optional(whole('page', MAX_PAGE)),
  pageSize: z.optional(whole('pageSize', MAX_ORDERS_A_PAGE)),
};
const LOOKERS = ['operator', 'auditor', 'admin'] as const;

/** The header `X-Total-Count` says how many orders match, on all pages together. A plus after it: at least so many. Newest first. */
export const listOrders = endpoint({
  method: 'GET',
  path: '/api/admin/orders',
  audience: LOOKERS,
  query: z.extend(FilterWithoutWords, { ...page, search: z.optional(Search) }),
  status: 200,
  response: z.array(AdminOrder),
});

/** The same list, with the words that are searched for in the body: they may be somebody's name, and stand in no URL. */
export const searchOrders = endpoint({
  method: 'POST',
  path: '/api/admin/orders/search',
  audience: LOOKERS,
  query: z.extend(FilterWithoutWords, page),
  body: z.object({ search: Search }),
  status: 200,
  response: z.array(AdminOrder),
});

/** Every order that a list has, as a CSV file; that it is taken away, and what for, is recorded first. 409 when there is none. */
export const exportOrders = endpoint({
  method: 'POST',
  path: '/api/admin/orders/export',
  audience: LOOKERS,
  query: FilterWithoutWords,
  body: z.object({ purpose: ExportPurpose, search: z.optional(Search) }),
  status: 200,
  response: z.string(),
});

/** How many orders are in a queue, how many of them wait longer than the team's target, and since when the longest does; null when there is none. */
export const QueueCount = z.object({ count: z.int(), late: z.int(), oldest: z.nullable(z.string()) });
export type QueueCount = z.infer<typeof QueueCount>;

export const countQueues = endpoint({
  method: 'GET',
  path: '/api/admin/order-queues',
  audience: LOOKERS,
  status: 200,
  response: z.record(OrderQueue, QueueCount),
});

function oneOf<const Choice extends string>(name: string, choices: readonly Choice[]) {
  return z.enum(choices, `Choose ${name} from: ${choices.join(', ')}`);
}

function whole(name: string, most: number) {
  const words = `Give ${name} as a whole number from 1 to ${most}`;
  return z.coerce.number(words).check(z.refine((value) => Number.isInteger(value) && value >= 1 && value <= most, words));
}
