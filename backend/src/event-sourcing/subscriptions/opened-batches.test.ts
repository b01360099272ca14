import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { aborted } from '../postgres/direct-session.ts';
import type { RecordedEvent, SubscriptionItem } from '../store/event-store.ts';
import { UnknownFact } from '../codec/recorded-fact.ts';
import type { RecordedFact } from '../codec/recorded-fact.ts';
import { openedBatches } from './opened-batches.ts';

const event = (position: number, type = 'Counted'): SubscriptionItem => ({
  kind: 'event',
  event: { position: String(position), type, sealed: null } as unknown as RecordedEvent,
});
const caughtUp: SubscriptionItem = { kind: 'caught-up', position: '0' };

/** Follows a list in batches of one fact, and notes which facts were opened and whether the list was left. */
function following(items: readonly SubscriptionItem[], open = (given: RecordedEvent) => given as unknown as RecordedFact) {
  const state = { opened: [] as string[], left: false };
  async function* subscribe(signal: AbortSignal): AsyncGenerator<SubscriptionItem> {
    try {
      yield* items;
      await aborted(signal);
    } finally {
      state.left = true;
    }
  }
  const noting = (given: RecordedEvent) => {
    state.opened.push(given.position);
    return open(given);
  };
  const { signal } = new AbortController();
  return { state, batches: openedBatches(subscribe, { open: noting, types: ['Counted'], signal, limits: { events: 1, bytes: 1 } }) };
}

describe('openedBatches', () => {
  it('opens the next batch of history while the one before is processed, and no more', async () => {
    const { state, batches } = following([event(1), event(2), event(3), event(4)]);
    for await (const { position } of batches) {
      await sleep(5);
      expect(state.opened).toHaveLength(Math.min(4, Number(position) + 1));
      if (position === '4') break;
    }
    expect(state.left).toBe(true);
  });

  it('opens live facts when they are asked for', async () => {
    const { state, batches } = following([caughtUp, event(1), event(2)]);
    for await (const { position } of batches) {
      await sleep(20);
      expect(state.opened).toHaveLength(Number(position));
      if (position === '2') break;
    }
  });

  it('opens facts of the wanted types alone', async () => {
    const { state, batches } = following([event(1, 'CountedTwice'), event(2)]);
    for await (const { position, opened } of batches) {
      if (position !== '2') continue;
      expect(opened).toMatchObject([{ event: { position: '2' }, fact: { position: '2' } }]);
      break;
    }
    expect(state.opened).toEqual(['2']);
  });

  it('gives what is before a fact of newer code, and then throws', async () => {
    const { batches } = following([event(1), event(2)], (given) => {
      if (given.position === '2') throw new UnknownFact(given.type, 9);
      return given as unknown as RecordedFact;
    });
    const given: string[] = [];
    const reading = (async () => {
      for await (const { position } of batches) given.push(position);
    })();
    await expect(reading).rejects.toThrow(UnknownFact);
    expect(given).toEqual(['1']);
  });

  it('leaves the subscription when its consumer fails while the next batch is awaited', async () => {
    const { state, batches } = following([event(1)]);
    const reading = (async () => {
      for await (const _ of batches) throw new Error('processing failed');
    })();
    await expect(reading).rejects.toThrow('processing failed');
    expect(state.left).toBe(true);
  });
});
