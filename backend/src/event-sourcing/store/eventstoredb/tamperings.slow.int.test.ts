import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { EventStoreStandIn } from '../../../../../ops/testing/eventstore/index.ts';
import { migratedDatabase } from '../../../platform/database/migrated-database.behaviour.ts';
import type { TestDatabase } from '../../../testing/postgres.ts';
import { type Random, randomFrom } from '../../../testing/random.ts';
import { AnchorFile } from '../anchors/anchor-file.ts';
import { signerOf } from '../anchors/anchor.ts';
import { LogAnchors } from '../anchors/log-anchors.ts';
import type { LogReport } from '../anchors/verify-log.ts';
import { newEvent } from '../behaviour/harness.behaviour.ts';
import { EventStoreDbEventStore } from './eventstoredb-event-store.ts';
import { EventStoreDbLog } from './eventstoredb-log.ts';
import { eventStoreDbSource } from './eventstoredb-source.ts';
import { KeptChain } from './kept-chain.ts';

/** How many tamperings are tried; raised by FUZZ_HISTORIES. */
const TAMPERINGS = Number(process.env['FUZZ_HISTORIES'] ?? 200);
const SEED = Number(process.env['FUZZ_SEED'] ?? 20261125);
const EVENTS = 60;

const signer = signerOf(Buffer.alloc(32, 7));
const directory = mkdtempSync(join(tmpdir(), 'willow-tamperings-'));
const file = new AnchorFile(join(directory, 'anchors.ndjson'));

let database: TestDatabase;
let pool: pg.Pool;
let standIn: EventStoreStandIn;
let store: EventStoreDbEventStore;
let chain: KeptChain;

type Events = EventStoreStandIn['node']['log']['events'];
type Stored = Events[number];

beforeAll(async () => {
  database = await migratedDatabase();
  pool = new pg.Pool({ connectionString: database.url, max: 1 });
  chain = new KeptChain(pool);
  standIn = await EventStoreStandIn.start();
  standIn.node.log.addSystemEvents();
  store = new EventStoreDbEventStore({
    url: standIn.url,
    appendTimeoutMs: 60_000,
    attemptTimeoutMs: 20_000,
    readTimeoutMs: 60_000,
    idleTimeoutMs: 60_000,
  });
  const random = randomFrom(SEED);
  const anchors = new LogAnchors({ log: new EventStoreDbLog(store, chain), file, signer });
  for (let n = 0; n < EVENTS; n += 1) {
    await store.append(`order-${random(7)}`, 'any', [newEvent({ n }, { sealed: random(2) ? Buffer.from(`sealed ${n}`) : null })]);
    // The last ten are chained and not signed yet.
    if (n === 19 || n === 49) await anchors.anchor();
  }
  await new EventStoreDbLog(store, chain).head(null);
});
afterAll(async () => {
  await store.close();
  await standIn.close();
  await pool.end();
  await database.drop();
  rmSync(directory, { recursive: true });
});

const flipped = (bytes: Uint8Array, random: Random): Buffer => {
  const copy = Buffer.from(bytes);
  const at = random(copy.length);
  // Within JSON: a letter or digit becomes its neighbour.
  copy[at] = copy[at]! ^ 1;
  return copy;
};
const isJson = (bytes: Uint8Array): boolean => {
  try {
    JSON.parse(Buffer.from(bytes).toString('utf8'));
    return true;
  } catch {
    return false;
  }
};
const edited = (bytes: Uint8Array, random: Random): Buffer => {
  for (;;) {
    const changed = flipped(bytes, random);
    if (isJson(changed)) return changed;
  }
};

/** A change of the log, and the positions at which it may be found: the first that is not what it was. */
type Tampering = (events: Events, ours: readonly number[], random: Random) => bigint;

const edit =
  (change: (event: Stored, random: Random) => Partial<Stored>): Tampering =>
  (events, ours, random) => {
    const place = ours[random(ours.length)]!;
    events[place] = { ...events[place]!, ...change(events[place]!, random) };
    return events[place].position;
  };

const TAMPERINGS_OF: Readonly<Record<string, Tampering>> = {
  'a byte of the data': edit(({ data }, random) => ({ data: edited(data, random) })),
  'a byte of the metadata': edit(({ metadata }, random) => ({
    metadata: Buffer.from(`${Buffer.from(metadata).toString('utf8')}${' '.repeat(1 + random(3))}`),
  })),
  'a type': edit(({ type }) => ({ type: `${type}x` })),
  'an id': edit(() => ({ id: randomUUID() })),
  'a time': edit(({ createdMs }, random) => ({ createdMs: createdMs + 1 + random(1e6) })),
  'a stream': edit(({ stream }) => ({ stream: `${stream}0` })),
  'a revision': edit(({ revision }, random) => ({ revision: revision + 1 + random(5) })),
  'an event taken out': (events, ours, random) => events.splice(ours[random(ours.length)]!, 1)[0]!.position,
  'an event taken out, and its stream counted anew': (events, ours, random) => {
    const [gone] = events.splice(ours[random(ours.length)]!, 1);
    for (const [place, event] of events.entries())
      if (event.stream === gone!.stream && event.revision > gone!.revision) events[place] = { ...event, revision: event.revision - 1 };
    return gone!.position;
  },
  'an event put in': (events, ours, random) => {
    const place = ours[random(ours.length)]!;
    const position = events[place]!.position - 1n - BigInt(random(20));
    events.splice(place, 0, { ...events[place]!, id: randomUUID(), position });
    return position;
  },
  'two events in each other’s place': (events, ours, random) => {
    const one = random(ours.length - 1);
    const [a, b] = [ours[one]!, ours[one + 1 + random(ours.length - one - 1)]!];
    const [here, there] = [events[a]!, events[b]!];
    events[a] = { ...there, position: here.position };
    events[b] = { ...here, position: there.position };
    return here.position;
  },
  'an event at another place': (events, ours, random) => {
    const place = ours[random(ours.length - 1)]!;
    const [moved] = events.splice(place, 1);
    events.push({ ...moved!, position: events.at(-1)!.position + 1n });
    return moved!.position;
  },
  'the end cut off': (events, ours, random) => events.splice(ours[random(ours.length)]!)[0]!.position,
  'the end cut off and written anew': (events, ours, random) => {
    const place = ours[random(ours.length)]!;
    for (let at = place; at < events.length; at += 1)
      if (ours.includes(at)) events[at] = { ...events[at]!, id: randomUUID(), data: Buffer.from('{"n":"other"}') };
    return events[place]!.position;
  },
};

const verify = (): Promise<LogReport> => eventStoreDbSource(store, chain).verify({ file, publicKey: signer.publicKey });

describe('a history in EventStoreDB that somebody changed who may write its files', () => {
  it(`shows each of ${TAMPERINGS} random changes, at the first event that is not what it was, and none where nothing was changed`, async () => {
    const { events } = standIn.node.log;
    const kept = [...events];
    const ours = [...kept.keys()].filter((place) => !kept[place]!.type.startsWith('$'));
    const names = Object.keys(TAMPERINGS_OF);
    const wrong: string[] = [];
    for (let index = 0; index < TAMPERINGS; index += 1) {
      const name = names[index % names.length]!;
      const first = Number(TAMPERINGS_OF[name]!(events, ours, randomFrom(SEED + index)));
      const { chain: found } = await verify();
      if (found.intact) wrong.push(`missed: ${name}, seed ${SEED + index}`);
      else if (found.position !== first) wrong.push(`at ${found.position} and not ${first}: ${name}, seed ${SEED + index}`);
      events.splice(0, events.length, ...kept);
      if (index % 10 === 0 && !(await verify()).chain.intact) wrong.push(`false alarm after seed ${SEED + index}`);
    }
    expect(wrong).toEqual([]);
  }, 3_600_000);
});
