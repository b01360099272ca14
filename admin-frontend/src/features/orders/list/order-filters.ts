import { OrderQueue } from '@willow/contracts/operator/order-queue';
import { OrderStatus } from '@willow/contracts/order/order.contract';

export const STATUS_FILTERS = { all: 'All', new: 'New', in_review: 'In Review', sent: 'Sent' } as const;
/** Words of their own: the badges of the rows are called otherwise. */
export const PAYMENT_FILTERS = {
  all: 'All',
  succeeded: 'Received',
  processing: 'Under way',
  pending: 'Not yet',
  failed: 'Declined',
} as const;
export const REVIEW_FILTERS = {
  all: 'All',
  blocked: 'Blocked',
  undecided: 'To decide',
  proposed: 'To agree',
  clear: 'Nothing stops it',
} as const;
export const ASSIGNEE_FILTERS = { all: 'Anyone', me: 'Me', nobody: 'Unassigned' } as const;
export const AGE_FILTERS = { all: 'All', day: 'Over a day', three_days: 'Over 3 days', week: 'Over a week' } as const;
export const DATE_FILTERS = { all: 'All', today: 'Today', week: 'Week (last 7 days)', month: 'Month (last 30 days)' } as const;

/** The filters that are a choice, as the screen calls them. */
export const FILTERS = {
  status: { label: 'Status', options: STATUS_FILTERS },
  dateRange: { label: 'Date range', options: DATE_FILTERS },
  payment: { label: 'Payment', options: PAYMENT_FILTERS },
  review: { label: 'Review flags', options: REVIEW_FILTERS },
  assignee: { label: 'Assigned to', options: ASSIGNEE_FILTERS },
  age: { label: 'Waiting', options: AGE_FILTERS },
} as const;
export type FilterName = keyof typeof FILTERS;

/** What narrows the list, as the address and the API name it. What is "all" is left out. */
export type OrderFilters = { readonly [Name in keyof typeof CHOICES]?: string } & { readonly search?: string };

const CHOICES = {
  queue: OrderQueue.options,
  status: OrderStatus.options,
  payment: keysOf(PAYMENT_FILTERS),
  review: keysOf(REVIEW_FILTERS),
  assignee: keysOf(ASSIGNEE_FILTERS),
  age: keysOf(AGE_FILTERS),
  dateRange: keysOf(DATE_FILTERS),
} as const;

/** The filters that the address or the filter form asks for. Anything unknown counts as "all". */
export function filtersIn(values: { get(name: string): unknown }): OrderFilters {
  const chosen = Object.entries(CHOICES).flatMap(([name, choices]) => {
    const choice = choices.find((each) => each === values.get(name));
    return choice ? [[name, choice] as const] : [];
  });
  const search = textOf(values.get('search'));
  return { ...Object.fromEntries(chosen), ...(search && search.toLowerCase() !== 'all' && { search }) };
}

function keysOf(options: Readonly<Record<string, string>>): readonly string[] {
  return Object.keys(options).filter((choice) => choice !== 'all');
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

export const queryOf = (filters: OrderFilters): Readonly<Record<string, string>> => ({ ...filters });

/** A queue is a list of its own, and no filter of it. */
export const isFiltered = ({ queue: _, ...filters }: OrderFilters): boolean => Object.keys(filters).length > 0;

/** In words, each filter that is on. */
export function filterWords(filters: OrderFilters): readonly { readonly name: FilterName | 'search'; readonly words: string }[] {
  const chosen = Object.entries(FILTERS).flatMap(([name, { label, options }]) => {
    const choice = filters[name as FilterName];
    const words = choice === undefined ? undefined : (options as Readonly<Record<string, string>>)[choice];
    return words === undefined ? [] : [{ name: name as FilterName, words: `${label}: ${words}` }];
  });
  return filters.search ? [...chosen, { name: 'search', words: `Search: ${filters.search}` }] : chosen;
}

export function withoutFilter(filters: OrderFilters, name: FilterName | 'search'): OrderFilters {
  const { [name]: _, ...others } = filters;
  return others;
}

export const sameFilters = (one: OrderFilters, other: OrderFilters): boolean => NAMES.every((name) => one[name] === other[name]);

const NAMES = ['queue', 'status', 'payment', 'review', 'assignee', 'age', 'dateRange', 'search'] as const;
