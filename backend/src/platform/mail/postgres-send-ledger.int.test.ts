import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type pg from 'pg';
import type { TestDatabase } from '../../testing/postgres.ts';
import { migratedDatabase } from '../database/migrated-database.behaviour.ts';
import type { Pools } from '../../event-sourcing/postgres/connections.ts';
import { openPools } from '../database/pools.ts';
import { PostgresSendLedger } from './postgres-send-ledger.ts';
import { patient } from '../../../../ops/testing/machine/patience.ts';

let database: TestDatabase;
let pools: Pools;
let pool: pg.Pool;
let ledger: PostgresSendLedger;

const NOTE = { about: { kind: 'receipt', customerId: 'c1', orderId: 'o1' }, addressHash: 'hash' } as const;

const age = (key: string, interval: string) =>
  pool.query(`UPDATE mail.sending SET claimed_at = claimed_at - $2::interval WHERE key = $1`, [key, interval]);

beforeAll(async () => {
  database = await migratedDatabase();
  pools = openPools({ databaseUrl: database.url, timeoutFactor: 10 });
  pool = pools.app;
  ledger = new PostgresSendLedger(pool);
});

afterAll(async () => {
  await pools.close();
  await database.drop();
});

describe('PostgresSendLedger, as the app role', () => {
  it('lets one of many claim a key', async () => {
    const claims = await Promise.all(Array.from({ length: 20 }, () => ledger.claim('raced', NOTE)));
    expect(claims.filter(({ state }) => state === 'claimed')).toEqual([{ state: 'claimed', attempt: 1 }]);
    expect(claims.filter(({ state }) => state === 'in-doubt')).toHaveLength(19);
  });

  it('tells whose a mail is, before it is sent and after, and nothing of another', async () => {
    await ledger.claim('noted', NOTE);
    expect(await ledger.find('noted')).toEqual(NOTE);
    await ledger.markSent('noted', null);
    expect(await ledger.find('noted')).toEqual(NOTE);
    expect(await ledger.find('unknown')).toBeNull();
  });

  it('tells how old a claim in doubt is', async () => {
    await ledger.claim('aged', NOTE);
    await age('aged', '90 seconds');
    const claim = await ledger.claim('aged', NOTE);
    expect(claim).toMatchObject({ state: 'in-doubt', attempt: 1 });
    expect(claim.state === 'in-doubt' ? claim.ageMs : 0).toBeGreaterThanOrEqual(90_000);
  });

  it('remembers what was sent', async () => {
    await ledger.claim('sent', NOTE);
    await ledger.markSent('sent', 'message-1');
    await ledger.markSent('sent', 'message-2');
    expect(await ledger.claim('sent', NOTE)).toEqual({ state: 'sent', messageId: 'message-1' });
  });

  it('hands a released key out again, counting', async () => {
    await ledger.claim('released', NOTE);
    await ledger.release('released', 1);
    expect(await ledger.claim('released', NOTE)).toEqual({ state: 'claimed', attempt: 2 });
  });

  it('lets one of many take a claim over, and restarts its age', async () => {
    await ledger.claim('lost', NOTE);
    await age('lost', '1 hour');
    const taken = await Promise.all(Array.from({ length: 10 }, () => ledger.takeOver('lost', 1)));
    expect(taken.filter((attempt) => attempt !== null)).toEqual([2]);
    const claim = await ledger.claim('lost', NOTE);
    expect(claim.state === 'in-doubt' ? claim.ageMs : Infinity).toBeLessThan(patient(60_000));
  });

  it('does not let a late loser release the claim of who took over', async () => {
    await ledger.claim('fenced', NOTE);
    await ledger.takeOver('fenced', 1);
    await ledger.release('fenced', 1);
    expect(await ledger.claim('fenced', NOTE)).toMatchObject({ state: 'in-doubt', attempt: 2 });
  });

  it('never takes back that a mail was sent', async () => {
    await ledger.claim('final', NOTE);
    await ledger.markSent('final', null);
    await ledger.release('final', 1);
    expect(await ledger.takeOver('final', 1)).toBeNull();
    expect(await ledger.claim('final', NOTE)).toEqual({ state: 'sent', messageId: null });
  });

  it('forgets what is older than asked, and nothing else', async () => {
    await ledger.claim('old', NOTE);
    await ledger.markSent('old', 'message');
    await age('old', '91 days');
    await ledger.claim('young', NOTE);
    await age('young', '89 days');
    expect(await ledger.forgetOlderThan(90)).toBe(1);
    expect(await ledger.claim('old', NOTE)).toEqual({ state: 'claimed', attempt: 1 });
    expect(await ledger.claim('young', NOTE)).toMatchObject({ state: 'in-doubt' });
  });

  it.each([0, -1, 0.5, Number.NaN])('will not forget after %d days', async (days) => {
    await expect(ledger.forgetOlderThan(days)).rejects.toThrow(RangeError);
  });
});
