import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import type { TestDatabase } from '../../testing/postgres.ts';
import { migratedDatabase } from '../database/migrated-database.behaviour.ts';
import { SessionStore } from './session-store.ts';

let database: TestDatabase;
let pool: pg.Pool;
let asked: string[] = [];
beforeAll(async () => {
  database = await migratedDatabase();
  pool = new pg.Pool({ connectionString: database.url, max: 4 });
});
afterAll(async () => {
  await pool?.end();
  await database?.drop();
});

const NOON = Date.UTC(2026, 10, 21, 12);
const at = (minutes: number) => new Date(NOON + minutes * 60_000);
const customer = (subjectId: string) => ({ kind: 'customer', subjectId }) as const;

const store = () => {
  asked = [];
  const query = (question: { readonly name?: string }) => {
    asked.push(question.name ?? 'other');
    return pool.query(question as never);
  };
  return new SessionStore({ query } as unknown as pg.Pool);
};
const started = async (...subjects: string[]) => {
  const sessions = new SessionStore(pool);
  return Promise.all(subjects.map(async (subject) => (await sessions.start(customer(subject), at(0))).token));
};

describe('the session store', () => {
  it('loads the sessions of simultaneous requests with one query', async () => {
    const [jane, john] = await started('jane', 'john');
    const sessions = store();
    const found = await Promise.all([jane!, john!, jane!, 'made up'].map((token) => sessions.find('customer', token, at(0.5))));
    expect(found.map((session) => session?.subjectId)).toEqual(['jane', 'john', 'jane', undefined]);
    expect(asked).toEqual(['find-sessions']);
  });

  it('ends a session for every look-up that begins after its revocation', async () => {
    const [token] = await started('ann');
    const sessions = new SessionStore(pool);
    const { id } = (await sessions.find('customer', token!, at(0)))!;
    const before = sessions.find('customer', token!, at(0));
    await sessions.revoke(id);
    const after = await Promise.all([sessions.find('customer', token!, at(0)), new SessionStore(pool).find('customer', token!, at(0))]);
    await before;
    expect(after).toEqual([null, null]);
  });

  it('does not accept the session of a customer for an operator', async () => {
    const [token] = await started('bea');
    expect(await store().find('operator', token!, at(0))).toBeNull();
  });

  it('ends a session that is idle for too long, and records its use at most once a minute', async () => {
    const [early, late, unused] = await started('early', 'late', 'unused');
    const sessions = store();
    await Promise.all([early!, late!, early!].map((token) => sessions.find('customer', token, at(119))));
    await sessions.find('customer', early!, at(119.5));
    expect(asked).toEqual(['find-sessions', 'record-uses', 'find-session']);
    const found = await Promise.all([early!, late!, unused!].map((token) => sessions.find('customer', token, at(238))));
    expect(found.map((session) => session?.subjectId)).toEqual(['early', 'late', undefined]);
    const [idle] = await started('idle');
    expect(await sessions.find('customer', idle!, at(120))).toBeNull();
  });

  it('ends a session at its absolute limit, however much it is used', async () => {
    const [token] = await started('zoe');
    const sessions = store();
    for (let hour = 1; hour < 24; hour += 1) expect(await sessions.find('customer', token!, at(hour * 60))).not.toBeNull();
    expect(await sessions.find('customer', token!, at(24 * 60))).toBeNull();
  });

  it('does not wait for a session that is being deleted', async () => {
    const [token] = await started('eve');
    const ending = await pool.connect();
    try {
      await ending.query('BEGIN');
      await ending.query("DELETE FROM auth.session WHERE subject_id = 'eve'");
      expect(await store().find('customer', token!, at(5))).not.toBeNull();
    } finally {
      await ending.query('COMMIT');
      ending.release();
    }
    expect(await store().find('customer', token!, at(6))).toBeNull();
  });
});
