import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { aborted } from '../postgres/direct-session.ts';
import type { RecordedEvent, SubscriptionItem } from '../store/event-store.ts';
import { UnknownFact } from '../codec/recorded-fact.ts';
import type { RecordedFact } from '../codec/recorded-fact.ts';
import { decodedBatches } from './decoded-batches.ts';

const event = (position: number): SubscriptionItem => ({
  kind: 'event',
  event: { position: String(position), type: 'Counted', sealed: null } as unknown as RecordedEvent,
});
const caughtUp: SubscriptionItem = { kind: 'caught-up', position: '0', mark: null };

function readingBatches(items: readonly SubscriptionItem[], decode = (given: RecordedEvent) => given as unknown as RecordedFact) {
  const state = { decoded: [] as string[], left: false };
  async function* subscribe(signal: AbortSignal): AsyncGenerator<SubscriptionItem> {
    try {
      yield* items;
      await aborted(signal);
    } finally {
      state.left = true;
    }
  }
  const recording = (given: RecordedEvent) => {
    state.decoded.push(given.position);
    return decode(given);
  };
  const { signal } = new AbortController();
  return { state, batches: decodedBatches(subscribe, { decode: recording, signal, limits: { events: 1, bytes: 1 } }) };
}

describe('decodedBatches', () => {
  it('decodes the next batch of history while the one before is processed, and no more', async () => {
    const { state, batches } = readingBatches([event(1), event(2), event(3), event(4)]);
    for await (const { position } of batches) {
      await sleep(5);
      expect(state.decoded).toHaveLength(Math.min(4, Number(position) + 1));
      if (position === '4') break;
    }
    expect(state.left).toBe(true);
  });

  it('decodes live facts when they are asked for', async () => {
    const { state, batches } = readingBatches([caughtUp, event(1), event(2)]);
    for await (const { position } of batches) {
      await sleep(20);
      expect(state.decoded).toHaveLength(Number(position));
      if (position === '2') break;
    }
  });

  it('gives what is before a fact of newer code, and then throws', async () => {
    const { batches } = readingBatches([event(1), event(2)], (given) => {
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
    const { state, batches } = readingBatches([event(1)]);
    const reading = (async () => {
      for await (const _ of batches) throw new Error('processing failed');
    })();
    await expect(reading).rejects.toThrow('processing failed');
    expect(state.left).toBe(true);
  });
});
