import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import type { TestDatabase } from '../testing/postgres.ts';
import { migratedDatabase } from '../platform/database/migrated-database.behaviour.ts';
import type { Command, Decider } from './core/decider.ts';
import { defineFact, type Fact, type FactOf } from './core/fact.ts';
import { refuse } from './core/refusal.ts';
import type { Pools } from './postgres/connections.ts';
import { openPools } from '../platform/database/pools.ts';
import { withClient } from '../platform/database/with-client.ts';
import type { Appended, EventStore, EventToAppend, ExpectedRevision } from './store/event-store.ts';
import { OutcomeUnknown } from './store/event-store.ts';
import { PostgresEventStore } from './store/postgres/postgres-event-store.ts';
import { FolderBlobStore } from '../platform/blobs/folder-blob-store.ts';
import { KeyEpochs } from '../platform/keys/key-epochs.ts';
import { KeyVault } from '../platform/keys/key-vault.ts';
import { Secrets } from '../platform/keys/secrets.ts';
import type { Context } from './context.ts';
import { FactCodec } from './codec/fact-codec.ts';
import { Repository } from './repository.ts';

const Noted = defineFact('Noted', { data: z.object({ at: z.number() }), personal: z.object({ text: z.string() }) });
const Closed = defineFact('Closed', { data: z.object({}) });
type NoteFact = FactOf<typeof Noted | typeof Closed>;
type Notes = { readonly texts: readonly (string | null)[]; readonly closed: boolean };
type NoteCommand = { readonly type: 'Note'; readonly text: string } | { readonly type: 'Close' };
const notes: Decider<Notes, NoteCommand, NoteFact, 'NotesClosed'> = {
  initial: { texts: [], closed: false },
  decide: {
    Note: ({ text }, state) => (state.closed ? refuse('NotesClosed') : [Noted.of({ at: state.texts.length }, { text })]),
    Close: (_, state) => (state.closed ? [] : [Closed.of({})]),
  },
  evolve: {
    Noted: (state, { personal }) => ({ ...state, texts: [...state.texts, personal?.text ?? null] }),
    Closed: (state) => ({ ...state, closed: true }),
  },
};
const definitions = [Noted, Closed];
const context: Context = { actor: 'visitor', correlationId: 'request-1', causationId: 'request-1', now: new Date('2026-11-21T10:00:00Z') };

let database: TestDatabase;
let pools: Pools;
let store: PostgresEventStore;
let vault: KeyVault;
let epochs: KeyEpochs;
const secrets = new Secrets(randomBytes(32).toString('base64'));
beforeAll(async () => {
  database = await migratedDatabase();
  pools = openPools({ databaseUrl: database.url, timeoutFactor: 10 });
  store = new PostgresEventStore({ pools });
  epochs = new KeyEpochs(pools.app, secrets, new FolderBlobStore(tmpdir()));
  vault = new KeyVault(pools.app, epochs);
});
afterAll(async () => {
  await store?.close();
  await pools?.close();
  await database?.drop();
});

const repository = <State, C extends Command, F extends Fact, Reason extends string>(
  decider: Decider<State, C, F, Reason>,
  over: EventStore = store,
) => new Repository('notes', decider, over, new FactCodec(definitions, vault));
const notesOn = (over?: EventStore) => repository(notes, over);
const note = (text: string) => ({ type: 'Note', text }) as const;

const losingAnswers = (times: number): EventStore => {
  let left = times;
  return new Proxy<EventStore>(store, {
    get: (target, property) => {
      if (property !== 'append') return Reflect.get(target, property).bind(target);
      return async (stream: string, expected: ExpectedRevision, events: readonly EventToAppend[]): Promise<Appended> => {
        const appended = await target.append(stream, expected, events);
        if (left > 0) {
          left -= 1;
          throw new OutcomeUnknown(stream);
        }
        return appended;
      };
    },
  });
};

describe('a repository', () => {
  it('decide on history, append, and answer with the new state and where it stands', async () => {
    const repo = notesOn();
    const positions: string[] = [];
    const noting = { ...context, written: (at: string) => void positions.push(at) };
    const first = await repo.handle('1', note('one'), noting);
    expect(first).toMatchObject({ revision: 0, state: { texts: ['one'] } });
    const second = await repo.handle('1', note('two'), noting);
    expect(second).toMatchObject({ revision: 1, state: { texts: ['one', 'two'] } });
    expect(positions).toHaveLength(2);
    expect((await repo.load('1')).state.texts).toEqual(['one', 'two']);
    expect((await repo.load('1', 0)).state.texts).toEqual(['one']);
    expect(await repo.load('none')).toMatchObject({ revision: -1, state: notes.initial });
  });

  it('add nothing for a refusal or for nothing new', async () => {
    const repo = notesOn();
    await repo.handle('2', { type: 'Close' }, context);
    await expect(repo.handle('2', note('late'), context)).rejects.toMatchObject({ reason: 'NotesClosed' });
    expect(await repo.handle('2', { type: 'Close' }, context)).toMatchObject({ facts: [], revision: 0 });
    expect((await repo.load('2')).revision).toBe(0);
  });

  it('decide anew when somebody else was first', async () => {
    const repo = notesOn();
    const outcomes = await Promise.allSettled([note('a'), note('b'), note('c')].map((command) => repo.handle('3', command, context)));
    expect(outcomes.every(({ status }) => status === 'fulfilled')).toBe(true);
    expect((await repo.load('3')).state.texts).toEqual(expect.arrayContaining(['a', 'b', 'c']));
  });

  it('remember where a stream stood, and read it again when somebody else wrote or nothing would be added', async () => {
    let reads = 0;
    const counting = new Proxy<EventStore>(store, {
      get: (target, property) => {
        reads += property === 'readStream' ? 1 : 0;
        return Reflect.get(target, property).bind(target);
      },
    });
    const [here, elsewhere] = [notesOn(counting), notesOn()];
    await here.handle('again', note('a'), context);
    expect(await here.handle('again', note('b'), context)).toMatchObject({ revision: 1, state: { texts: ['a', 'b'] } });
    expect(reads).toBe(1);
    await elsewhere.handle('again', note('c'), context);
    expect(await here.handle('again', note('d'), context)).toMatchObject({
      revision: 3,
      state: { texts: ['a', 'b', 'c', 'd'] },
    });
    expect(reads).toBe(2);
    await elsewhere.handle('again', { type: 'Close' }, context);
    await expect(here.handle('again', note('late'), context)).rejects.toMatchObject({ reason: 'NotesClosed' });
    expect(await here.handle('again', { type: 'Close' }, context)).toMatchObject({ facts: [], revision: 4 });
    const { state } = await here.load('again');
    expect(state).toEqual({ texts: ['a', 'b', 'c', 'd'], closed: true });
  });

  it('shares one read among loads of the same moment, and a load never shows less than what its caller wrote before', async () => {
    let reads = 0;
    const counting = new Proxy<EventStore>(store, {
      get: (target, property) => {
        reads += property === 'readStream' ? 1 : 0;
        return Reflect.get(target, property).bind(target);
      },
    });
    const [here, elsewhere] = [notesOn(counting), notesOn()];
    await elsewhere.handle('shared', note('0'), context);
    const sixty = await Promise.all(Array.from({ length: 60 }, () => here.load('shared')));
    expect(new Set(sixty.map(({ state }) => state.texts.length))).toEqual(new Set([1]));
    expect(reads).toBe(1);
    const writers = Array.from({ length: 10 }, async (_, n) => {
      const before = here.load('shared');
      const { revision } = await (n % 2 ? here : elsewhere).handle('shared', note(`${n}`), context);
      expect((await here.load('shared')).revision).toBeGreaterThanOrEqual(revision);
      await before;
    });
    await Promise.all(writers);
    expect((await here.load('shared')).state.texts).toHaveLength(11);
  });

  it('open a long history in stretches: others have their turn in between', async () => {
    const id = 'long';
    for (const text of ['one', 'two', 'three']) await notesOn().handle(id, note(text), context);
    const codec = new FactCodec(definitions, vault);
    let turn = 0;
    const opened: number[] = [];
    const slow = codec.toFact.bind(codec);
    codec.toFact = (event) => {
      opened.push(turn);
      for (const begin = performance.now(); performance.now() - begin < 3;);
      return slow(event);
    };
    const loaded = new AbortController();
    const others = (async () => {
      while (!loaded.signal.aborted) {
        await new Promise((resolve) => setImmediate(resolve));
        turn += 1;
      }
    })();
    await new Repository('notes', notes, store, codec).load(id);
    loaded.abort();
    await others;
    expect(new Set(opened).size).toBe(3);
  });

  it('may keep what was loaded: then only newer facts are read, by whomever they were written, and nothing outlives its key', async () => {
    const from: (number | undefined)[] = [];
    const watching = new Proxy<EventStore>(store, {
      get: (target, property) => {
        if (property !== 'readStream') return Reflect.get(target, property).bind(target);
        return (stream: string, options: { readonly from?: number } = {}) => {
          from.push(options.from);
          return target.readStream(stream, options);
        };
      },
    });
    const keeping = new Repository('notes', notes, watching, new FactCodec(definitions, vault), Date.now, 1_000_000);
    const elsewhere = notesOn();
    for (const text of ['a', 'b']) await elsewhere.handle('kept', note(text), context);
    expect((await keeping.load('kept')).state.texts).toEqual(['a', 'b']);
    expect((await keeping.load('kept')).state.texts).toEqual(['a', 'b']);
    await elsewhere.handle('kept', note('c'), context);
    const { state, revision, facts } = await keeping.load('kept');
    expect([state.texts, revision, facts.map((fact) => fact.revision)]).toEqual([['a', 'b', 'c'], 2, [0, 1, 2]]);
    expect(from).toEqual([undefined, 1, 1]);
    expect((await keeping.load('kept', 0)).state.texts).toEqual(['a']);
    await vault.destroy('notes-kept');
    expect((await keeping.load('kept')).state.texts).toEqual([null, null, null]);
    expect(await keeping.load('nowhere')).toMatchObject({ revision: -1, state: notes.initial });
  });

  it('never refuse from memory alone', async () => {
    type Door = { readonly open: boolean };
    type DoorFact = FactOf<typeof Noted | typeof Closed>;
    const door: Decider<Door, { readonly type: 'Enter' } | { readonly type: 'Close' }, DoorFact, 'Shut'> = {
      initial: { open: true },
      decide: { Enter: (_, { open }) => (open ? [Noted.of({ at: 0 }, { text: 'in' })] : refuse('Shut')), Close: () => [Closed.of({})] },
      evolve: { Noted: () => ({ open: true }), Closed: () => ({ open: false }) },
    };
    const [here, elsewhere] = [repository(door), repository(door)];
    await here.handle('door', { type: 'Close' }, context);
    await expect(here.handle('door', { type: 'Enter' }, context)).rejects.toMatchObject({ reason: 'Shut' });
    await here.handle('door', { type: 'Close' }, context);
    await store.append('notes-door', 1, [
      await new FactCodec(definitions, vault).toEvent('notes-door', 2, Noted.of({ at: 0 }, { text: 'opened' }), context),
    ]);
    expect(await here.handle('door', { type: 'Enter' }, context)).toMatchObject({ revision: 3, state: { open: true } });
    expect(await elsewhere.handle('door', { type: 'Enter' }, context)).toMatchObject({ revision: 4 });
  });

  it('store an append once although its answer was lost', async () => {
    await notesOn(losingAnswers(2)).handle('4', note('once'), context);
    expect((await notesOn().load('4')).state.texts).toEqual(['once']);
  });

  it('give up after a while when the answer never comes', async () => {
    await expect(notesOn(losingAnswers(100)).handle('5', note('x'), context)).rejects.toThrow(OutcomeUnknown);
  });

  it('keep who, when and why with every fact', async () => {
    await notesOn().handle('6', note('x'), context);
    const { facts } = await notesOn().load('6');
    expect(facts[0]).toMatchObject({
      metadata: {
        actor: 'visitor',
        correlationId: 'request-1',
        causationId: 'request-1',
        schemaVersion: 1,
        occurredAt: '2026-11-21T10:00:00.000Z',
      },
    });
    expect(facts[0]!.metadata.eventId).toBe(facts[0]!.id);
  });
});

describe('nothing personal in clear', () => {
  it('stands in the log, and a destroyed key reads as null', async () => {
    const repo = notesOn();
    await repo.handle('secret', note('CANARY-7531'), context);
    const { rows } = await pools.app.query<{ all: string }>(`SELECT string_agg(e::text, ' ') AS all FROM es.event e`);
    expect(rows[0]!.all).not.toContain('CANARY-7531');
    expect(rows[0]!.all).not.toContain(Buffer.from('CANARY-7531').toString('hex'));
    await vault.destroy('notes-secret');
    expect((await repo.load('secret')).state.texts).toEqual([null]);
    await expect(repo.handle('secret', note('more'), context)).rejects.toThrow(/destroyed/);
  });

  it('is forgotten by commands too, a minute after its key was destroyed elsewhere, however busy the stream is', async () => {
    let now = Date.parse('2026-11-21T10:00:00Z');
    const diary: Decider<Notes, NoteCommand, NoteFact, never> = {
      ...notes,
      decide: { ...notes.decide, Note: ({ text }) => [Noted.of({ at: 0 }, { text })], Close: () => [Closed.of({})] },
    };
    const codec = new FactCodec(definitions, new KeyVault(pools.app, epochs, () => now));
    const forgetful = new Repository('notes', diary, store, codec, () => now);
    await forgetful.handle('diary', note('CANARY-8642'), context);
    await vault.destroy('notes-diary');
    for (const seconds of [0, 30, 30, 30]) {
      now += seconds * 1000;
      await forgetful.handle('diary', { type: 'Close' }, context);
    }
    expect(await forgetful.handle('diary', { type: 'Close' }, context)).toMatchObject({ state: { texts: [null] } });
  });

  it('is not added to when the key of what stands there is missing, and no other is made', async () => {
    class Forgetful extends Repository<Notes, NoteCommand, NoteFact, 'NotesClosed'> {
      protected override superseded(events: readonly EventToAppend[]): ReadonlySet<number> {
        return new Set(events.keys());
      }
    }
    await notesOn().handle('lost', note('before the restore'), context);
    await withClient(database.ownerUrl, (owner) => owner.query(`DELETE FROM vault.subject_key WHERE subject = 'notes-lost'`));
    const restored = new KeyVault(pools.app, epochs);
    const repo = new Forgetful('notes', notes, store, new FactCodec(definitions, restored));
    await expect(repo.handle('lost', note('after it'), context)).rejects.toThrow('The key of notes-lost is missing');
    expect(await restored.find('notes-lost')).toBeUndefined();
    expect(await Array.fromAsync(store.readStream('notes-lost'))).toHaveLength(1);
  });

  it('is made for a stream that exists, when its first personal part comes', async () => {
    const diary: Decider<Notes, NoteCommand, NoteFact, never> = {
      ...notes,
      decide: { Note: ({ text }) => [Noted.of({ at: 0 }, { text })], Close: () => [Closed.of({})] },
    };
    const repo = repository(diary);
    await repo.handle('late', { type: 'Close' }, context);
    expect(await vault.find('notes-late')).toBeUndefined();
    await repo.handle('late', note('only now'), context);
    expect((await repo.load('late')).state.texts).toEqual(['only now']);
  });

  it('opens only where it was written', async () => {
    const repo = notesOn();
    await repo.handle('here', note('mine'), context);
    const stolen: EventToAppend = (await Array.fromAsync(store.readStream('notes-here')))[0]!;
    await vault.keyFor('notes-there');
    await store.append('notes-there', 'no-stream', [{ ...stolen, id: '0197f0a0-0000-7000-8000-000000000001' }]);
    await expect(repo.load('there')).rejects.toThrow(/authenticate/);
  });
});

describe('shapes of facts', () => {
  it('are brought to the newest by their upcasters', async () => {
    await notesOn().handle('old', note('old shape'), context);
    const Newer = defineFact('Noted', {
      data: z.object({ at: z.number(), channel: z.string() }),
      personal: z.object({ words: z.string() }),
      upcasts: [
        ({ data, personal }) => ({
          data: { ...data, channel: 'web' },
          personal: personal && { words: (personal as { text: string }).text },
        }),
      ],
    });
    const codec = new FactCodec([Newer, Closed], vault);
    const [event] = await Array.fromAsync(store.readStream('notes-old'));
    expect(await codec.toFact(event!)).toMatchObject({ data: { at: 0, channel: 'web' }, personal: { words: 'old shape' } });
  });

  it('stop the reader when they are unknown or newer than the code', async () => {
    await notesOn().handle('unknown', note('x'), context);
    await expect(new Repository('notes', notes, store, new FactCodec([Closed], vault)).load('unknown')).rejects.toThrow(
      /does not know the fact Noted/,
    );
    const [event] = await Array.fromAsync(store.readStream('notes-unknown'));
    await expect(
      new FactCodec(definitions, vault).toFact({ ...event!, metadata: { ...event!.metadata, schemaVersion: 2 } }),
    ).rejects.toThrow(/does not know/);
  });

  it('are refused when they do not keep to their definition', async () => {
    const codec = new FactCodec(definitions, vault);
    await expect(codec.toEvent('notes-x', 0, { type: 'Noted', data: { at: 'now' }, personal: { text: 'x' } }, context)).rejects.toThrow(
      /number/,
    );
    expect(() => new FactCodec([Noted, Noted], vault)).toThrow(/same type/);
  });
});
