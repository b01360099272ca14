import { MIN_CUSTOMER_SEARCH, searchCustomers } from '@willow/contracts/operator/customers.contract';
import type { AdminOrder } from '@willow/contracts/operator/operator.contract';
import { searchOrders } from '@willow/contracts/operator/order-list.contract';
import { getAdminOrder } from '@willow/contracts/operator/operator.contract';
import { QUEUE_WORDS, TO_DO } from '../../features/orders/list/queue-words.ts';
import { shortId, STATUS_WORDS } from '../../shared/order-words.ts';
import { askFor } from '../../shared/keys/asked.ts';
import { useMay } from '../../shared/session/may.ts';
import { SECTIONS } from '../sections.ts';
import { MAX_FOUND, useCustomersLikeQuery, useOrdersLikeQuery } from './palette.api.ts';

/** Something to choose: a place to go to, or something to do. */
export type Choice = { readonly id: string; readonly name: string; readonly note?: string } & (
  | { readonly to: string }
  | { readonly run: () => void }
);
export type Group = { readonly title: string; readonly choices: readonly Choice[] };

/** What there is to choose for these words. `looking`: orders and customers are still being asked for. */
export function useFound(words: string): { readonly groups: readonly Group[]; readonly looking: boolean; readonly failed: boolean } {
  const may = useMay();
  const few = words.length < MIN_CUSTOMER_SEARCH;
  const orders = useOrdersLikeQuery(words, { skip: few || !may(searchOrders) });
  const customers = useCustomersLikeQuery(words, { skip: few || !may(searchCustomers) });
  const groups: readonly Group[] = [
    { title: 'Actions', choices: useActions().filter(({ name, note }) => holds(`${name} ${note ?? ''}`, words)) },
    {
      title: 'Orders',
      choices: few ? [] : (orders.currentData ?? []).slice(0, MAX_FOUND).map((order) => choiceOf(order, may(getAdminOrder))),
    },
    { title: 'Customers', choices: few ? [] : (customers.currentData?.customers ?? []).slice(0, MAX_FOUND).map(customerChoice) },
  ];
  return {
    groups: groups.filter(({ choices }) => choices.length > 0),
    looking: orders.isFetching || customers.isFetching,
    failed: orders.isError || customers.isError,
  };
}

function useActions(): readonly Choice[] {
  const may = useMay();
  const sections = SECTIONS.filter(({ audience }) => !audience || may({ audience }));
  const queues = sections.some(({ path }) => path === '/orders') ? TO_DO : [];
  return [
    ...sections.map(({ title, path }) => ({ id: `go${path}`, name: title, to: path })),
    { id: 'go/account', name: 'My account', to: '/account' },
    ...queues.map((queue) => ({ id: `queue-${queue}`, name: QUEUE_WORDS[queue].name, note: 'Work queue', to: `/orders?queue=${queue}` })),
    { id: 'keys', name: 'Show the keys of this screen', note: '?', run: () => askFor('keys') },
  ];
}

const holds = (text: string, words: string): boolean =>
  words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.toLowerCase().includes(word));

const choiceOf = ({ id, user, status, draft }: AdminOrder, reads: boolean): Choice => ({
  id: `order-${id}`,
  name: user.fullName || `Order ${shortId(id)}`,
  note: `Order ${shortId(id)}, ${STATUS_WORDS[status].text}`,
  to: reads && draft === 'made' ? `/orders/${id}/read` : `/orders/${id}`,
});

const customerChoice = ({
  id,
  person,
}: {
  readonly id: string;
  readonly person: { readonly fullName: string; readonly email: string } | null;
}): Choice => ({
  id: `customer-${id}`,
  name: person?.fullName ?? 'Erased',
  ...(person && { note: person.email }),
  to: `/users/${id}`,
});
