import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { QueryBus } from '@nestjs/cqrs';
import { CUSTOMERS_A_PAGE, ORDER_SORT_FIELDS, searchable } from '@willow/contracts';
import { DataSource } from 'typeorm';
import type { ProjectionProgress } from '../../../event-sourcing/projections/projection-progress.ts';
import { migratedDatabase } from '../../../platform/database/migrated-database.behaviour.ts';
import { SearchedNames1795305605000 } from '../../../platform/database/migrations/1795305605000-searched-names.ts';
import { readDbOptions } from '../../../platform/database/read-db-options.ts';
import type { TestDatabase } from '../../../testing/postgres.ts';
import { CustomerAccount } from '../projections/customer-account.entity.ts';
import { OrderRow } from '../projections/order-list.entity.ts';
import type { AdminOrders } from './admin-orders.ts';
import { ListAccounts, ListAccountsHandler } from './list-accounts.ts';
import { ListOrders, ListOrdersHandler } from './list-orders.ts';
import type { OrderFilter } from './order-filter.ts';

const NOW = new Date('2026-11-28T10:00:00Z');

let database: TestDatabase;
let db: DataSource;
let lists: ListOrdersHandler;
let accounts: ListAccountsHandler;
beforeAll(async () => {
  database = await migratedDatabase();
  db = await new DataSource(readDbOptions({ databaseUrl: database.url, entities: [OrderRow, CustomerAccount] })).initialize();
  const progress = {} as ProjectionProgress;
  const unchangedRows = { of: async (rows: readonly OrderRow[]) => rows } as unknown as AdminOrders;
  lists = new ListOrdersHandler(db, progress, unchangedRows, {} as QueryBus);
  accounts = new ListAccountsHandler(db, progress);
});
afterAll(async () => {
  await db?.destroy();
  await database?.drop();
});
beforeEach(async () => {
  for (const table of [OrderRow, CustomerAccount]) await db.createQueryBuilder().delete().from(table).execute();
});

let count = 0;

/** So many seconds after noon; several are of the same moment. */
async function order(second: number, { fullName = `Person ${second}`, email = `p${second}@example.test`, search = '' } = {}) {
  count += 1;
  const id = `0193aaaa-0000-7000-8000-${String((count * 7919) % 1_000_000).padStart(12, '0')}`;
  const at = new Date(Date.parse('2026-11-01T12:00:00Z') + second * 1000);
  const words = search || `${searchable(fullName)}\n${searchable(email)}`;
  const customer = { fullName, email, search: words, verified: true, erased: false, referralId: null, partnerRef: null };
  await db.getRepository(CustomerAccount).insert({ id: `c${id}`, ...customer, createdAt: at });
  await db.getRepository(OrderRow).insert({ ...BLANK, id, customerId: `c${id}`, createdAt: at, updatedAt: at, waitingSince: at });
  return id;
}

const BLANK = {
  status: 'new',
  paymentStatus: 'succeeded',
  amountPence: 5000,
  discountPence: 0,
  refundedPence: 0,
  paymentIssues: {},
  hasNotes: false,
  sending: false,
  mailFailed: false,
  receiptFailed: false,
  mismatched: false,
  returned: false,
  openProblems: 0,
  openEnquiries: 0,
  answeredEnquiries: 0,
  updating: false,
  stage: 'ready',
} as const;

async function page(filter: OrderFilter, names = true) {
  const { orders, ...rest } = await lists.execute(new ListOrders({ filter, now: NOW, readerId: 'olive', names }, null));
  return { ids: orders.map(({ id }) => id), ...rest };
}

describe('a list of orders that is read while orders come (D-075)', () => {
  it.each(ORDER_SORT_FIELDS.flatMap((field) => [`${field}.asc`, `${field}.desc`] as const))(
    'repeats and skips none, forwards and back, sorted by %s',
    async (sort) => {
      for (const second of [5, 1, 3, 3, 3, 9, 7, 2, 8, 3, 6]) await order(second);
      const { ids: all } = await page({ sort });
      const first = await page({ sort, pageSize: 3 });
      expect(first.before).toBeNull();
      const read = [first];
      for (let next = first.after; next !== null && read.length < 20; next = read.at(-1)!.after) {
        // Before what was read, behind it, and of the very moment of several.
        if (read.length < 3) for (const second of [0, 3, 10]) await order(second);
        read.push(await page({ sort, pageSize: 3, after: next }));
      }
      const seen = read.flatMap(({ ids }) => ids);
      expect(seen.filter((id) => all.includes(id))).toEqual(all);
      expect(new Set(seen).size).toBe(seen.length);
      expect(read.at(-1)!.total).toBe(all.length + 6);
      const [second, third] = [read[1]!, read[2]!];
      await order(4);
      const back = await page({ sort, pageSize: 3, before: third.before! });
      const between = await page({ sort, pageSize: 100, after: first.after! });
      expect(back.ids).toEqual(between.ids.slice(0, between.ids.indexOf(third.ids[0]!)).slice(-3));
      expect(back.after).not.toBeNull();
      expect(second.ids.every((id) => between.ids.includes(id))).toBe(true);
    },
  );

  it('goes on where it was although the order there has moved away', async () => {
    for (const second of [1, 2, 3, 4, 5]) await order(second);
    const { ids: all } = await page({ sort: 'waiting.asc' });
    const first = await page({ sort: 'waiting.asc', pageSize: 2 });
    await db.getRepository(OrderRow).update({ id: first.ids[1]! }, { waitingSince: NOW });
    const second = await page({ sort: 'waiting.asc', pageSize: 2, after: first.after! });
    expect(second.ids).toEqual(all.slice(2, 4));
  });

  it('keeps pages by their numbers, and takes no cursor of another list', async () => {
    for (const second of [1, 2, 3]) await order(second);
    const { ids: all } = await page({});
    expect(await page({ page: 2, pageSize: 2 })).toMatchObject({ ids: all.slice(2), total: 3, after: null, before: expect.any(String) });
    const { after } = await page({ pageSize: 1 });
    for (const filter of [{ after: after!, sort: 'id.asc' }, { after: 'x' }, { before: '' }, { after: 'bnVsbA' }] as const)
      await expect(page(filter)).rejects.toMatchObject({ reason: 'CursorUnknown' });
    // Nothing personal stands in an address, and who may read no names sorts by none.
    const named = await page({ sort: 'user.asc', pageSize: 1 });
    expect(Buffer.from(named.after!, 'base64url').toString()).not.toContain('person');
    await expect(page({ sort: 'user.asc', after: named.after! }, false)).rejects.toMatchObject({ reason: 'CursorUnknown' });
  });

  it('is so for the customers as well', async () => {
    for (let second = 0; second < CUSTOMERS_A_PAGE + 20; second += 1) await order(second);
    const first = await accounts.execute(new ListAccounts(undefined, {}, null));
    await order(1000);
    const second = await accounts.execute(new ListAccounts(undefined, { after: first.after! }, null));
    const names = [...first.accounts, ...second.accounts].map(({ person }) => person?.fullName);
    expect(names).toEqual(Array.from({ length: CUSTOMERS_A_PAGE + 20 }, (_, index) => `Person ${CUSTOMERS_A_PAGE + 19 - index}`));
    expect([second.after, second.total]).toEqual([null, CUSTOMERS_A_PAGE + 21]);
  });
});

describe('a search (D-075)', () => {
  const found = async (search: string) => {
    const { ids } = await page({ search });
    const { accounts: people } = await accounts.execute(new ListAccounts(search, {}, null));
    return [ids, people.map(({ id }) => id.slice(1))];
  };

  it.each([
    ['Łukasz Wałęsa', 'lukasz walesa'],
    ['Hans Großmann', 'GROSSMANN'],
    ['Hans Grossmann', 'großmann'],
    ['Jane  Smith', 'jane smith'],
    ['Jane Smith', 'jane   smith'],
    ['Shaun O’Neill', "o'neill"],
    ["Shaun O'Neill", 'O’Neill'],
    ['Anne‑Marie Roe', 'anne-marie'],
    ['Anne-Marie Roe', 'Anne–Marie'],
    ['Søren Đorđe', 'soren dorde'],
  ])('finds %j by %j, and nobody else', async (fullName, typed) => {
    const id = await order(1, { fullName });
    await order(2, { fullName: 'Mary Poole' });
    expect(await found(typed)).toEqual([[id], [id]]);
  });

  it('finds an order by its number as a screen, a receipt or a letter has it', async () => {
    const id = await order(1);
    const other = await order(2, { fullName: `Jane #${id.slice(-8)}` });
    const receipt = id.slice(-8);
    for (const typed of [`#${receipt}`, `# ${receipt}`, `Order #${receipt}`, `＃${receipt}`])
      expect(await found(typed)).toEqual([[id], [id]]);
    expect((await page({ search: `#${receipt}` }, false)).ids).toEqual([id]);
    expect((await page({ search: receipt })).ids.toSorted()).toEqual([id, other].toSorted());
    expect((await found(receipt))[1]?.toSorted()).toEqual([id, other].toSorted());
    for (const typed of [id, `Receipt number: ${receipt}`]) expect(await found(typed)).toEqual([[id], [id]]);
    expect((await page({ search: id.replaceAll('-', '–').toUpperCase() })).ids).toEqual([id]);
  });

  it.each(["'", '’’', '%', '_', '–%'])('takes %j for no wildcard', async (typed) => {
    await order(1);
    expect((await found(typed))[1]).toEqual([]);
  });

  it('finds those who signed up before names were written so', async () => {
    const id = await order(1, { fullName: 'Łukasz Großmann', search: 'łukasz großmann\np1@example.test' });
    expect(await found('lukasz grossmann')).toEqual([[], []]);
    await new SearchedNames1795305605000().up(db.createQueryRunner());
    expect(await found('lukasz grossmann')).toEqual([[id], [id]]);
  });
});
