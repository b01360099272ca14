import { fillOrders } from './console/fill.ts';
import { type Asked, openDesk, p95Of } from './console/desk.ts';
import { measureVerify } from './console/verify.ts';
import { numberOf } from './kit/arguments.ts';
import { type Bench, type Measured, together } from './kit/bench.ts';
import { cyclic } from './kit/cyclic.ts';
import type { Server } from './kit/database.ts';
import { withProcessGroup } from './kit/process-group.ts';
import { say } from './kit/progress.ts';
import { migrateProduct, productEnv } from './product/product-env.ts';
import { startApi, startWorker } from './product/product-process.ts';
import type { ProductRole } from './roles/product.role.ts';

const REAL_ORDERS = 50;
const FACTS_EACH = 10;
const LONG_HISTORY = 500;

/** What the console asks for, by kind. */
const LISTS = {
  listP95Ms: '',
  listPage100P95Ms: 'page=100',
  listByNameP95Ms: 'sort=user.asc',
  listByStatusP95Ms: 'sort=status.desc',
  listLongestWaitP95Ms: 'sort=waiting.asc',
};
const FILTERS = {
  filterStatusP95Ms: 'status=sent',
  filterPaymentP95Ms: 'payment=processing',
  filterBlockedP95Ms: 'review=blocked',
  filterClearP95Ms: 'review=clear',
  filterAgeP95Ms: 'age=week',
  filterMonthP95Ms: 'dateRange=month',
  filterProblemsP95Ms: 'problems=open',
  filterReadyP95Ms: 'queue=ready&sort=waiting.asc',
  filterAbandonedP95Ms: 'queue=abandoned&sort=waiting.asc',
  filterManyP95Ms: 'queue=sent&review=clear&age=week&sort=user.asc',
};
const SEARCHES = {
  searchOneP95Ms: 'search=person.12345%40example.test',
  searchRareP95Ms: 'search=young%20c4c',
  searchNameP95Ms: 'search=smith',
  searchTwoLettersP95Ms: 'search=zq',
  searchTwoOfNamesP95Ms: 'search=ja',
  searchTwoOfIdsP95Ms: 'search=4d',
  searchEverybodyP95Ms: 'search=example.test',
  searchIdP95Ms: 'search=4d3f-',
  searchInQueueP95Ms: 'search=jane&queue=ready&sort=waiting.asc',
};

const USERS = {
  usersP95Ms: {},
  usersPage100P95Ms: { page: 100 },
  usersSearchOneP95Ms: { search: 'person.12345@example.test' },
  usersSearchNameP95Ms: { search: 'smith' },
  usersTwoLettersP95Ms: { search: 'zq' },
  usersTwoOfNamesP95Ms: { search: 'ja' },
};

const worstOf = (figures: Readonly<Record<string, number>>, of: object): number =>
  Math.max(...Object.keys(of).flatMap((name) => figures[name] ?? []));

const measure = (server: Server, orders: number, rounds: number): Promise<Measured> =>
  withProcessGroup(async (group) => {
    const url = await server.newDatabase('console');
    const env = await productEnv(url, server.dataDir);
    await migrateProduct(env);
    const writer = await group.role<ProductRole>('roles/product.role.ts', env);
    const real = await writer.call('seedOrders', REAL_ORDERS, FACTS_EACH);
    const [longest] = await writer.call('seedOrders', 1, LONG_HISTORY);
    await writer.stop();
    await group.add(startWorker({ ...env, METRICS_PORT: String(Number(env['METRICS_PORT']) + 1) }));
    await group.add(startApi(env));
    await fillOrders(url, orders);
    say(`${orders} orders are there`);
    const desk = await openDesk(env);
    let turn = 0;
    const orderLists = Object.entries({ ...LISTS, ...FILTERS, ...SEARCHES }).map(
      ([name, asked]) => [name, `/api/admin/orders?${asked}`] as const,
    );
    const users = Object.entries(USERS).map(([name, body]) => [name, { path: '/api/admin/customers/search', body }] as const);
    const medians = await p95Of(
      desk,
      {
        ...Object.fromEntries([...orderLists, ...users].map(([name, asked]: readonly [string, Asked]) => [name, () => asked])),
        countsP95Ms: () => '/api/admin/order-queues',
        detailP95Ms: () => `/api/admin/orders/${cyclic(real, (turn += 1))}`,
        historyP95Ms: () => `/api/admin/orders/${longest}/history`,
      },
      rounds,
    );
    await desk.close();
    return {
      medians,
      ratios: {
        listMs: worstOf(medians, LISTS),
        filterMs: worstOf(medians, FILTERS),
        searchMs: worstOf(medians, SEARCHES),
        usersMs: worstOf(medians, USERS),
        countsMs: worstOf(medians, { countsP95Ms: 0 }),
        detailMs: worstOf(medians, { detailP95Ms: 0 }),
        historyMs: worstOf(medians, { historyP95Ms: 0 }),
      },
    };
  });

export const bench: Bench = {
  about: 'the console’s lists with many orders, p95 at the API, one request after the other; and the log verified',
  figures: [
    { key: 'listMs', about: 'a page of all orders in any order, the slowest, p95 ms', goal: { atMost: 100 } },
    { key: 'filterMs', about: 'a page of a filter or a queue, the slowest, p95 ms', goal: { atMost: 100 } },
    { key: 'searchMs', about: 'a page of a search, the slowest, p95 ms', goal: { atMost: 100 } },
    { key: 'usersMs', about: 'a page of the users, or of a search among them, the slowest, p95 ms', goal: { atMost: 100 } },
    { key: 'countsMs', about: 'the counts of all queues, p95 ms', goal: { atMost: 100 } },
    { key: 'detailMs', about: 'one order of ten facts, not paid, p95 ms', goal: { atMost: 60 } },
    { key: 'historyMs', about: `the newest page of the history of an order of ${LONG_HISTORY} facts, p95 ms`, goal: { atMost: 150 } },
    { key: 'verifySeconds', about: '`audit verify`, seconds for a million facts', goal: { atMost: 20 } },
  ],
  numbers: {
    orders: { about: 'orders in the read models', standard: 200_000, quick: 2_000 },
    rounds: { about: 'answers behind each figure', standard: 60, quick: 3 },
    facts: { about: 'facts to verify', standard: 1_000_000, quick: 10_000 },
  },
  parts: ['desk', 'verify'],
  async run(server, options) {
    const wanted = (part: string): boolean => options.only.length === 0 || options.only.includes(part);
    return together([
      ...(wanted('desk') ? [await measure(server, numberOf(options, 'orders'), numberOf(options, 'rounds'))] : []),
      ...(wanted('verify') ? [await measureVerify(server, numberOf(options, 'facts'))] : []),
    ]);
  },
};
