import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import type { TestDatabase } from '../../../testing/postgres.ts';
import { migratedDatabase } from '../../../platform/database/migrated-database.behaviour.ts';
import { openPools } from '../../../platform/database/pools.ts';
import type { Pools } from '../../postgres/connections.ts';
import { newEvent, newEvents } from '../behaviour/harness.behaviour.ts';
import type { LoggedEvent } from '../anchors/logged-event.ts';
import { PostgresEventStore } from './postgres-event-store.ts';
import { postgresSource } from './postgres-source.ts';
import { verifyChain } from './verify-chain.ts';
import type { ChainReport, VerifyOptions } from './verify-chain.ts';
import { patient } from '../../../../../ops/testing/machine/patience.ts';

const EVENTS = 2_050;
const PAGE = 1_000;

let database: TestDatabase;
let pools: Pools;
let store: PostgresEventStore;
let superuser: pg.Client;

beforeAll(async () => {
  database = await migratedDatabase();
  pools = openPools({ databaseUrl: database.url, timeoutFactor: 10 });
  store = new PostgresEventStore({ pools });
  for (let n = 0; n < EVENTS / 50; n += 1) await store.append(`will-${n % 5}`, 'any', newEvents(49));
  for (let n = 0; n < EVENTS / 50; n += 1) {
    await store.append(`order-${n}`, 'any', [newEvent({ text: 'Zoë \u0000 👍', n: 1.5 }, { sealed: Buffer.from(`secret ${n}`) })]);
  }
  superuser = new pg.Client({ connectionString: database.adminUrl });
  await superuser.connect();
});

afterAll(async () => {
  await superuser.end();
  await store.close();
  await pools.close();
  await database.drop();
});

async function tampered(sql: string, options: VerifyOptions = {}): Promise<ChainReport> {
  await superuser.query('ALTER TABLE es.event DISABLE TRIGGER append_only; CREATE TABLE es.kept AS TABLE es.event');
  try {
    await superuser.query(sql);
    return await verifyChain(pools.app, { page: PAGE, ...options });
  } finally {
    await superuser.query(
      `DELETE FROM es.event; INSERT INTO es.event SELECT * FROM es.kept; DROP TABLE es.kept;
       ALTER TABLE es.event ENABLE ALWAYS TRIGGER append_only`,
    );
  }
}

describe('verifyChain', () => {
  it('finds an untouched log intact, and hands over each event as it is stored', async () => {
    const events: LoggedEvent[] = [];
    const whole = await verifyChain(pools.app, { page: PAGE, each: (event) => events.push(event) });
    expect(whole).toMatchObject({ intact: true, verified: EVENTS, last: { position: EVENTS } });
    expect(await tampered('SELECT 1')).toEqual(whole);
    const stored = await Array.fromAsync(postgresSource(pools.app).read({ from: 1, to: EVENTS }), ({ event }) => event);
    expect(events).toEqual(stored);
  });

  it('finds a log without events intact', async () => {
    const empty = await migratedDatabase();
    const itsPools = openPools({ databaseUrl: empty.url, timeoutFactor: 10 });
    expect(await verifyChain(itsPools.app)).toEqual({ intact: true, verified: 0, last: null });
    await itsPools.close();
    await empty.drop();
  });

  it('passes on what went wrong with whoever takes the events, and goes on working', async () => {
    const each = (): never => {
      throw new Error('The disk is full');
    };
    await expect(verifyChain(pools.app, { each })).rejects.toThrow('The disk is full');
    expect(await verifyChain(pools.app)).toMatchObject({ intact: true, verified: EVENTS });
  });

  const middle = 1_234;
  const at = `WHERE position = ${middle}`;
  it.each([
    ['clear data', `UPDATE es.event SET data = '{"n":999}' ${at}`],
    ['a space in the data', `UPDATE es.event SET data = (data::text || ' ')::json ${at}`],
    ['metadata', `UPDATE es.event SET metadata = '{"actor":"other"}' ${at}`],
    ['the type', `UPDATE es.event SET type = 'Other' ${at}`],
    ['the id', `UPDATE es.event SET id = gen_random_uuid() ${at}`],
    ['the time', `UPDATE es.event SET recorded_at = recorded_at - interval '1 millisecond' ${at}`],
    ['the hash', `UPDATE es.event SET hash = sha256(hash) ${at}`],
    ['a sealed part put in', `UPDATE es.event SET sealed = '' ${at}`],
  ])('finds a change of %s at its place', async (_, sql) => {
    expect(await tampered(sql)).toEqual({ intact: false, verified: middle - 1, position: middle, fault: 'content' });
  });

  it('finds one changed bit of a sealed part, and one taken away', async () => {
    const position = EVENTS - 7;
    const fault = { intact: false, verified: position - 1, position, fault: 'content' };
    expect(await tampered(`UPDATE es.event SET sealed = set_bit(sealed, 3, 1 - get_bit(sealed, 3)) WHERE position = ${position}`)).toEqual(
      fault,
    );
    expect(await tampered(`UPDATE es.event SET sealed = NULL WHERE position = ${position}`)).toEqual(fault);
  });

  it('finds an event moved to another stream or to another place in its own', async () => {
    expect(await tampered(`UPDATE es.event SET stream = 'order-x', revision = 0 WHERE position = ${EVENTS}`)).toMatchObject({
      intact: false,
      position: EVENTS,
      fault: 'content',
    });
    expect(await tampered(`UPDATE es.event SET revision = 7 WHERE position = ${EVENTS}`)).toMatchObject({
      intact: false,
      position: EVENTS,
      fault: 'revision',
    });
  });

  it('finds an event that was taken out', async () => {
    expect(await tampered(`DELETE FROM es.event ${at}`)).toEqual({
      intact: false,
      verified: middle - 1,
      position: middle,
      fault: 'missing',
    });
    expect(await tampered(`DELETE FROM es.event WHERE position = 1`)).toMatchObject({ intact: false, position: 1, fault: 'missing' });
  });

  it('finds a gap that was closed by moving the rest up', async () => {
    const sql = `DELETE FROM es.event ${at}; UPDATE es.event SET position = -position WHERE position > ${middle};
      UPDATE es.event SET position = -position - 1 WHERE position < 0`;
    expect(await tampered(sql)).toMatchObject({ intact: false, position: middle });
  });

  it('finds two events that changed places', async () => {
    const sql = `UPDATE es.event SET position = 0 ${at}; UPDATE es.event SET position = ${middle} WHERE position = ${middle + 1};
      UPDATE es.event SET position = ${middle + 1} WHERE position = 0`;
    expect(await tampered(sql)).toMatchObject({ intact: false, position: middle });
  });

  it('finds a changed event even when its own hash was worked out anew', async () => {
    const sql = `UPDATE es.event e SET data = '{"n":999}',
        hash = es.event_hash(p.hash, s.hash, e.position, e.stream, e.revision, e.id, e.type, '{"n":999}', e.metadata::text, e.sealed, e.recorded_at)
      FROM es.event p, es.event s WHERE e.position = ${middle} AND p.position = ${middle} - 1 AND s.stream = e.stream AND s.revision = e.revision - 1`;
    expect(await tampered(sql)).toEqual({ intact: false, verified: middle, position: middle + 1, fault: 'content' });
  });

  it('finds an event put in before the first', async () => {
    const sql = `INSERT INTO es.event SELECT 0, stream, 9999, gen_random_uuid(), type, data, metadata, sealed, recorded_at, size, hash FROM es.event ${at}`;
    expect(await tampered(sql)).toEqual({ intact: false, verified: 0, position: 1, fault: 'missing' });
  });

  it('finds a tail that was cut off when it is told where the log ended', async () => {
    for (const cut of [1, 10]) {
      const sql = `DELETE FROM es.event WHERE position > ${EVENTS - cut}`;
      const report = await tampered(sql, { known: new Map([[EVENTS, new Set(['its hash'])]]) });
      expect(report).toEqual({ intact: false, verified: EVENTS - cut, position: EVENTS - cut + 1, fault: 'missing' });
    }
  });

  it('takes not many times as long as reading the log', async () => {
    const timed = async (work: () => Promise<unknown>): Promise<number> => {
      const before = performance.now();
      await work();
      return performance.now() - before;
    };
    const reading = await timed(() => Array.fromAsync(store.readAll('start')));
    expect(await timed(() => verifyChain(pools.app))).toBeLessThan(10 * reading + patient(1_000));
  });
});
