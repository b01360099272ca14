import { describe, expect, it } from '@jest/globals';
import { type EventStore, LogRewritten, PositionBeyondEnd, StoreUnavailable } from '../../event-sourcing/store/event-store.ts';
import { AppendHealth } from './append-health.ts';
import { GatedEventStore, WriteGate, WritesRefused } from './write-gate.ts';

function gated(fail: Error | null = null) {
  const gate = new WriteGate();
  const store = {
    generation: () => 0,
    append: () => Promise.resolve({ revision: 0, position: '1' }),
    async *subscribe() {
      await Promise.resolve();
      if (fail) throw fail;
      yield { kind: 'caught-up', position: '1', mark: null };
    },
  } as unknown as EventStore;
  return { gate, store: new GatedEventStore(store, gate, new AppendHealth()) };
}
const { signal } = new AbortController();

describe('GatedEventStore', () => {
  it('refuses appends while its gate is closed', async () => {
    const { gate, store } = gated();
    gate.isOpen = false;
    await expect(store.append('s', 'any', [])).rejects.toBeInstanceOf(WritesRefused);
    gate.isOpen = true;
    expect(await store.append('s', 'any', [])).toMatchObject({ revision: 0 });
  });

  it('is of another generation each time its gate is closed, and not when it is opened', () => {
    const { gate, store } = gated();
    const seen = [store.generation()];
    for (const isOpen of [true, false, false, true, false]) {
      gate.isOpen = isOpen;
      seen.push(store.generation());
    }
    expect(seen).toEqual([0, 0, 1, 1, 1, 2]);
  });

  it.each([
    [new PositionBeyondEnd('2', '1'), 1],
    [new LogRewritten('1 a'), 1],
    [new StoreUnavailable(), 0],
    [null, 0],
  ])('is of another generation when a subscription finds that the log went back: %s', async (found, generation) => {
    const { store } = gated(found);
    const thrown = await Array.fromAsync(store.subscribe('start', { signal })).then(
      () => null,
      (reason: unknown) => reason,
    );
    expect([thrown, store.generation()]).toEqual([found, generation]);
  });
});
