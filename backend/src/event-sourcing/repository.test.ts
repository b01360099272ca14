import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { FactCodec } from './codec/fact-codec.ts';
import type { StreamKeys } from './codec/stream-keys.ts';
import type { Context } from './context.ts';
import type { Decider } from './core/decider.ts';
import { defineFact, type FactOf } from './core/fact.ts';
import { Repository } from './repository.ts';
import { type EventStore, type EventToAppend, type RecordedEvent, RevisionConflict } from './store/event-store.ts';

const Noted = defineFact('Noted', { data: z.object({ text: z.string() }) });
type Note = { readonly type: 'Note'; readonly text: string };
const notes: Decider<readonly string[], Note, FactOf<typeof Noted>, never> = {
  initial: [],
  decide: { Note: ({ text }) => [Noted.of({ text })] },
  evolve: { Noted: (texts, { data }, revision) => [...texts, `${revision} ${data.text}`] },
};
const context: Context = { actor: 'visitor', correlationId: 'r', causationId: 'r', now: new Date('2026-11-21T10:00:00Z') };

/** A log that can be cut. Two processes have a repository each, which remembers what it wrote. */
function world() {
  const log: RecordedEvent[] = [];
  let generation = 0;
  const of = (stream: string) => log.filter((event) => event.stream === stream);
  const store = {
    generation: () => generation,
    append: (stream: string, expected: number | 'no-stream', events: readonly EventToAppend[]) => {
      const actual = of(stream).length - 1;
      if ((expected === 'no-stream' ? -1 : expected) !== actual)
        return Promise.reject(new RevisionConflict(stream, expected, actual === -1 ? null : actual));
      for (const [at, event] of events.entries())
        log.push({ ...event, stream, revision: actual + 1 + at, position: String(log.length + 1), recordedAt: '' });
      return Promise.resolve({ revision: actual + events.length, position: String(log.length) });
    },
    async *readStream(stream: string) {
      await Promise.resolve();
      yield* of(stream);
    },
  } as unknown as EventStore;
  const repository = () => new Repository('notes', notes, store, new FactCodec([Noted], {} as StreamKeys));
  const add = async (to: ReturnType<typeof repository>, id: string, text: string) =>
    (await to.handle(id, { type: 'Note', text }, context)).state;
  return { log, here: repository(), elsewhere: repository(), add, noticed: () => (generation += 1) };
}

it('tells each fact its revision, whether the stream was read or remembered', async () => {
  const { here, elsewhere, add } = world();
  await add(here, '1', 'a');
  expect(await add(here, '1', 'b')).toEqual(['0 a', '1 b']);
  expect(await add(elsewhere, '1', 'c')).toEqual(['0 a', '1 b', '2 c']);
  expect((await here.load('1')).state).toEqual(['0 a', '1 b', '2 c']);
});

describe('what a repository remembers, after the log went back', () => {
  it('is forgotten once that is known, although another process has made the stream as long again', async () => {
    const { log, here, elsewhere, add, noticed } = world();
    for (const text of ['a', 'lost']) await add(here, '1', text);
    log.splice(1);
    noticed();
    await add(elsewhere, '1', 'b');
    expect(await add(here, '1', 'c')).toEqual(['0 a', '1 b', '2 c']);
  });

  it('is forgotten for every stream when one of them is shorter than it was', async () => {
    const { log, here, elsewhere, add } = world();
    await add(here, '1', 'a');
    for (const text of ['b', 'lost']) await add(here, '2', text);
    for (const text of ['lost', 'lost']) await add(here, '1', text);
    log.splice(2);
    await add(elsewhere, '2', 'c');
    expect(await add(here, '1', 'd')).toEqual(['0 a', '1 d']);
    expect(await add(here, '2', 'e')).toEqual(['0 b', '1 c', '2 e']);
  });
});
