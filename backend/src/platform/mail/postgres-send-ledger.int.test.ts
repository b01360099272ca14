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
    const claims = await Promise.all(Array.from({ length: 20 }, () => ledger.claim('raced')));
    expect(claims.filter(({ state }) => state === 'claimed')).toEqual([{ state: 'claimed', attempt: 1 }]);
    expect(claims.filter(({ state }) => state === 'in-doubt')).toHaveLength(19);
  });

  it('tells how old a claim in doubt is', async () => {
    await ledger.claim('aged');
    await age('aged', '90 seconds');
    const claim = await ledger.claim('aged');
    expect(claim).toMatchObject({ state: 'in-doubt', attempt: 1 });
    expect(claim.state === 'in-doubt' ? claim.ageMs : 0).toBeGreaterThanOrEqual(90_000);
  });

  it('remembers what was sent', async () => {
    await ledger.claim('sent');
    await ledger.markSent('sent', 'message-1');
    await ledger.markSent('sent', 'message-2');
    expect(await ledger.claim('sent')).toEqual({ state: 'sent', messageId: 'message-1' });
  });

  it('hands a released key out again, counting', async () => {
    await ledger.claim('released');
    await ledger.release('released', 1);
    expect(await ledger.claim('released')).toEqual({ state: 'claimed', attempt: 2 });
  });

  it('lets one of many take a claim over, and restarts its age', async () => {
    await ledger.claim('lost');
    await age('lost', '1 hour');
    const taken = await Promise.all(Array.from({ length: 10 }, () => ledger.takeOver('lost', 1)));
    expect(taken.filter((attempt) => attempt !== null)).toEqual([2]);
    const claim = await ledger.claim('lost');
    expect(claim.state === 'in-doubt' ? claim.ageMs : Infinity).toBeLessThan(patient(60_000));
  });

  it('does not let a late loser release the claim of who took over', async () => {
    await ledger.claim('fenced');
    await ledger.takeOver('fenced', 1);
    await ledger.release('fenced', 1);
    expect(await ledger.claim('fenced')).toMatchObject({ state: 'in-doubt', attempt: 2 });
  });

  it('never takes back that a mail was sent', async () => {
    await ledger.claim('final');
    await ledger.markSent('final', null);
    await ledger.release('final', 1);
    expect(await ledger.takeOver('final', 1)).toBeNull();
    expect(await ledger.claim('final')).toEqual({ state: 'sent', messageId: null });
  });

  it('forgets what is older than asked, and nothing else', async () => {
    await ledger.claim('old');
    await ledger.markSent('old', 'message');
    await age('old', '91 days');
    await ledger.claim('young');
    await age('young', '89 days');
    expect(await ledger.forgetOlderThan(90)).toBe(1);
    expect(await ledger.claim('old')).toEqual({ state: 'claimed', attempt: 1 });
    expect(await ledger.claim('young')).toMatchObject({ state: 'in-doubt' });
  });

  it.each([0, -1, 0.5, Number.NaN])('will not forget after %d days', async (days) => {
    await expect(ledger.forgetOlderThan(days)).rejects.toThrow(RangeError);
  });
});
