import { MIN_CUSTOMER_SEARCH } from '@willow/contracts/operator/customers.contract';
import type { AdminOrder } from '@willow/contracts/operator/operator.contract';
import { useOrdersQuery } from '../../features/orders/orders.api.ts';
import { useCustomersQuery } from '../../features/users/users.api.ts';
import { QUEUE_WORDS, TO_DO } from '../../features/orders/list/queue-words.ts';
import { shortId, STATUS_WORDS } from '../../shared/order-words.ts';
import { askFor } from '../../shared/keys/asked.ts';
import { useMay } from '../../shared/session/may.ts';
import type { Section } from '../sections.ts';

/** So many of each are shown: whoever needs more goes to the list. */
const MAX_FOUND = 6;

/** Something to choose: a place to go to, or something to do. */
export type Choice = { readonly id: string; readonly name: string; readonly note?: string } & (
  | { readonly to: string }
  | { readonly run: () => void }
);
export type Group = { readonly title: string; readonly choices: readonly Choice[] };

/** What there is to choose for these words. `looking`: orders and customers are still being asked for. */
export function useFound(
  words: string,
  all: readonly Section[],
): { readonly groups: readonly Group[]; readonly looking: boolean; readonly failed: boolean } {
  const sections = useSections(all);
  const isThere = (path: string) => sections.some((section) => section.path === path);
  const few = words.length < MIN_CUSTOMER_SEARCH;
  const orders = useOrdersQuery({ search: words, pageSize: String(MAX_FOUND) }, { skip: few || !isThere('/orders') });
  const customers = useCustomersQuery({ search: words, page: 1 }, { skip: few || !isThere('/users') });
  const groups: readonly Group[] = [
    { title: 'Actions', choices: actionsOf(sections).filter(({ name, note }) => holds(`${name} ${note ?? ''}`, words)) },
    {
      title: 'Orders',
      choices: few ? [] : (orders.currentData?.orders ?? []).slice(0, MAX_FOUND).map(orderChoice),
    },
    { title: 'Customers', choices: few ? [] : (customers.currentData?.customers ?? []).slice(0, MAX_FOUND).map(customerChoice) },
  ];
  return {
    groups: groups.filter(({ choices }) => choices.length > 0),
    looking: orders.isFetching || customers.isFetching,
    failed: orders.isError || customers.isError,
  };
}

function useSections(all: readonly Section[]): readonly Section[] {
  const may = useMay();
  return all.filter(({ audience }) => !audience || may({ audience }));
}

function actionsOf(sections: readonly Section[]): readonly Choice[] {
  const queues = sections.some(({ path }) => path === '/orders') ? TO_DO : [];
  return [
    ...sections.map(({ title, path }) => ({ id: `go${path}`, name: title, to: path })),
    { id: 'go/account', name: 'My account', to: '/account' },
    ...queues.map((queue) => ({ id: `queue-${queue}`, name: QUEUE_WORDS[queue].name, note: 'Work queue', to: `/orders?queue=${queue}` })),
    { id: 'keys', name: 'Show keyboard shortcuts', note: '?', run: () => askFor('keys') },
  ];
}

const holds = (text: string, words: string): boolean =>
  words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.toLowerCase().includes(word));

/** Whoever reads no names reads no will either. */
const orderChoice = ({ id, user, status, draft }: AdminOrder): Choice => ({
  id: `order-${id}`,
  name: user.fullName || `Order ${shortId(id)}`,
  note: `Order ${shortId(id)}, ${STATUS_WORDS[status].text}`,
  to: user.fullName && draft === 'made' ? `/orders/${id}/read` : `/orders/${id}`,
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
