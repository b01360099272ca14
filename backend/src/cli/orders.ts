import { type AdminOrder, listOrders } from '@willow/contracts';
import { isRefusedFor } from '../event-sourcing/core/refusal.ts';
import { GetAdminOrder, type ListedOrders, ListOrders, ReconcileOrder, RetryDraft } from '../modules/orders/index.ts';
import { orderIdIn } from './audit/order-id-in.ts';
import { type Buses, withBuses } from './buses.ts';
import { CannotDo } from './cannot-do.ts';
import { command, type Environment, type Given, TEXT } from './command.ts';
import { required, UsageError } from './usage-error.ts';

const LIST = 'orders list [--queue <queue>] [--status <status>] [--payment <status>] [--age <age>] [--limit <number>]';
const SHOW = 'orders show <order>';
const RETRY = 'orders retry-draft <order>';
const RECONCILE = 'orders reconcile <order>';
const FILTER = { queue: TEXT, status: TEXT, payment: TEXT, age: TEXT, limit: TEXT };
const [PAGE, MOST] = [50, 10_000];
const SHAPE =
  '{ "id", "status", "paymentStatus", "stage", "createdAt", "waitingSince", "customer", "finalAmount", "refunded", "draft", … }: as in the console, without anybody’s name';

export const listOrdersCommand = command({
  usage: LIST,
  about: 'lists orders, newest first, without anybody’s name',
  details: [
    '--queue, --status, --payment, --age  only these, by the words of the console; a wrong one is answered with the right ones',
    `--limit <number>                     so many at most; ${PAGE} without it`,
  ],
  examples: ['orders list --payment succeeded --limit 10', 'orders list --json | jq -r .id'],
  json: `a line for each: ${SHAPE}`,
  options: FILTER,
  run: ({ values }, env, out) =>
    withBuses(env, async ({ queries, context: { now } }) => {
      const { limit, ...filter } = filterIn(values);
      const asked = (after: string | null) => ({ filter: { ...filter, ...(after && { after }) }, now, readerId: '', names: false });
      const pageAfter = (after: string | null): Promise<ListedOrders> => queries.execute(new ListOrders(asked(after), null));
      let [after, left]: [string | null, number] = [null, limit];
      do {
        const { orders, after: next } = await pageAfter(after);
        for (const order of orders.slice(0, left)) out.tell(withoutNames(order), lineOf(order));
        [after, left] = [next, left - orders.length];
      } while (after !== null && left > 0);
      if (left === limit) out.say('No orders');
    }),
});

type OrderCommand = { readonly usage: string; readonly words: readonly string[]; readonly env: Environment };

/** What is done with the order that a command line names. Throws UsageError when it names none, CannotDo when there is no such order. */
async function withOrder<T>({ usage, words, env }: OrderCommand, work: (buses: Buses, orderId: string) => Promise<T>) {
  const orderId = orderIdIn(required(words[0], 'an order', usage));
  try {
    return { orderId, answer: await withBuses(env, (buses) => work(buses, orderId)) };
  } catch (error) {
    throw isRefusedFor(error, 'OrderUnknown') ? new CannotDo(`There is no order ${orderId}`) : error;
  }
}

/** Throws UsageError. */
function filterIn({ limit = String(PAGE), ...filter }: Given<typeof FILTER>['values']) {
  const most = Number(limit);
  if (!Number.isInteger(most) || most < 1 || most > MOST)
    throw new UsageError(`--limit is a number from 1 to ${MOST}.\nUsage: willow ${LIST}`);
  const parsed = listOrders.query.safeParse(filter);
  if (!parsed.success) throw new UsageError(`${parsed.error.issues.map(({ message }) => message).join('\n')}\nUsage: willow ${LIST}`);
  return { ...parsed.data, limit: most };
}

/** Names, addresses and notes are for the console, which records who looks. */
const withoutNames = ({ user, notes, markedSent, opened, assignee, ...order }: AdminOrder): object => ({
  ...order,
  customer: user.id,
  markedSentAt: markedSent?.at ?? null,
  assignee: assignee?.id ?? null,
});

const lineOf = ({ id, createdAt, status, paymentStatus, stage, waitingSince, draft }: AdminOrder): string =>
  [id, createdAt, `${status}/${paymentStatus}`, stage, `since ${waitingSince}`, ...(draft === null ? [] : [`draft ${draft}`])].join('  ');

export const showOrderCommand = command({
  usage: SHOW,
  about: 'how an order stands, without anybody’s name; its history: audit explain',
  json: SHAPE,
  words: 1,
  async run({ words }, env, out) {
    const { answer } = await withOrder({ usage: SHOW, words, env }, ({ queries }, id) => queries.execute(new GetAdminOrder(id, null)));
    const shown = withoutNames(answer);
    out.tell(
      shown,
      ...Object.entries(shown).map(([name, value]) => `${name.padEnd(18)}${typeof value === 'string' ? value : JSON.stringify(value)}`),
    );
  },
});

export const retryDraftCommand = command({
  usage: RETRY,
  about: 'has the draft of a paid order made once more, after the work on it failed',
  json: '{ "order", "retried": true }',
  words: 1,
  async run({ words }, env, out) {
    const { orderId } = await withOrder({ usage: RETRY, words, env }, ({ commands, context }, id) =>
      commands.execute(new RetryDraft(id, null, context)),
    );
    out.tell({ order: orderId, retried: true }, `It is made once more. See: orders show ${orderId}`);
  },
});

export const reconcileOrderCommand = command({
  usage: RECONCILE,
  about: 'asks the card provider again whether an order was paid, and records what it says',
  json: '{ "order", "paymentStatus" }',
  words: 1,
  async run({ words }, env, out) {
    const { orderId, answer } = await withOrder({ usage: RECONCILE, words, env }, ({ commands, context }, id) =>
      commands.execute(new ReconcileOrder(id, context)),
    );
    out.tell({ order: orderId, paymentStatus: answer.paymentStatus }, `The payment is ${answer.paymentStatus}`);
  },
});
