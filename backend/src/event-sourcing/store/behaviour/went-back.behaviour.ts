import { beforeEach, describe, expect, it } from '@jest/globals';
import { hasLogGoneBack, RevisionConflict } from '../event-store.ts';
import type { EventStore, EventToAppend, Position } from '../event-store.ts';
import { all, eventually, failure, idsOf, newEvent, newEvents, newStream, Subscriber } from './harness.behaviour.ts';
import type { StoreHarness, StoreTraits } from './harness.behaviour.ts';

type Given = { readonly store: EventStore; readonly other: EventStore; readonly harness: StoreHarness };

/** An older copy is put back under adapters that stay open: what they remember of the log must not stand in the way, nor be taken for true. */
export function describeGoingBack(given: () => Given, { canGoBack }: Pick<StoreTraits, 'canGoBack'>): void {
  (canGoBack ? describe : describe.skip)('a store that went back under an open adapter', () => {
    let stream: string;
    let kept: EventToAppend;
    let lost: readonly EventToAppend[];
    let backup: Position;

    /** The adapter knows all of the stream, and three of its events are gone. */
    beforeEach(async () => {
      const { store, harness } = given();
      stream = newStream('went-back');
      [kept, ...lost] = newEvents(4) as [EventToAppend, ...EventToAppend[]];
      ({ position: backup } = await store.append(stream, 'any', [kept]));
      for (const event of lost) await store.append(stream, 'any', [event]);
      await harness.cutAfter!(backup);
    });

    const ids = async (): Promise<string[]> => idsOf(await all(given().store.readStream(stream)));

    it('takes appends at the end', async () => {
      const event = newEvent();
      expect(await given().store.append(stream, 'any', [event])).toMatchObject({ revision: 1 });
      const next = newEvent();
      expect(await given().store.append(stream, 'stream-exists', [next])).toMatchObject({ revision: 2 });
      expect(await ids()).toEqual(idsOf([kept, event, next]));
    });

    it.each([
      ['as long as before', 3],
      ['longer than before', 5],
    ])('takes appends at the end of a stream that others have made %s, and stores again what is gone', async (_, count) => {
      const { store, other } = given();
      const others = newEvents(count);
      for (const event of others) await other.append(stream, 'any', [event]);
      expect(await store.append(stream, 'any', [lost[1]!])).toMatchObject({ revision: count + 1 });
      expect(await ids()).toEqual(idsOf([kept, ...others, lost[1]!]));
    });

    it('takes what is gone at its exact place, and after what others have written', async () => {
      const { store, other } = given();
      expect(await store.append(stream, 0, [lost[2]!])).toMatchObject({ revision: 1 });
      await other.append(stream, 1, newEvents(4));
      expect(await store.append(stream, 5, [lost[0]!])).toMatchObject({ revision: 6 });
    });

    it('says where a stream ends now to a writer who has read more of it', async () => {
      const error = await failure(given().store.append(stream, 3, [newEvent()]));
      expect(error).toBeInstanceOf(RevisionConflict);
      expect(error).toMatchObject({ actual: 0 });
    });

    it('begins a stream anew that is gone altogether', async () => {
      const { store, harness } = given();
      const gone = newStream('gone');
      for (const event of newEvents(2)) await store.append(gone, 'any', [event]);
      await harness.cutAfter!(backup);
      expect(await failure(store.append(gone, 'stream-exists', [newEvent()]))).toBeInstanceOf(RevisionConflict);
      expect(await store.append(gone, 'any', [newEvent()])).toMatchObject({ revision: 0 });
    });

    it('ends a live subscription with the reason, and gives another only what is there now', async () => {
      const { store, other, harness } = given();
      const [here, gone] = newEvents(2);
      const { position } = await other.append(stream, 0, [here!]);
      const before = new Subscriber(store, backup, { filter: { streamPrefixes: [stream] } });
      await eventually('it is live', () => before.count('caught-up') === 1);
      await other.append(stream, 1, [gone!]);
      await eventually('it has seen what is going to be lost', () => before.has(gone!.id));
      await harness.cutAfter!(position);
      await eventually('it has ended', () => before.failure !== null);
      expect(hasLogGoneBack(before.failure)).toBe(true);
      const after = new Subscriber(store, position, { filter: { streamPrefixes: [stream] } });
      const written = newEvents(2);
      for (const event of written) await other.append(stream, 'any', [event]);
      await eventually('what was written since is there', () => after.events.length >= 2);
      expect(idsOf(after.events)).toEqual(idsOf(written));
      await Promise.all([before.stop(), after.stop()]);
    });
  });
}
