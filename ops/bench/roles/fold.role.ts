import { v7 as uuid } from 'uuid';
import { serve } from '../kit/role.ts';
import { median } from '../kit/statistics.ts';
import { builtModule } from '../product/built-module.ts';
import { CONTEXT, openProduct } from '../product/open-product.ts';
import { answerSaved } from '../product/sample-facts.ts';

// Loads will streams of given lengths as every command does, and in its three steps apart: read, open, fold.
const { codec, store, wills } = await openProduct(process.env);
const { will } =
  await builtModule<typeof import('../../../backend/src/modules/wills/domain/will.decider.ts')>('modules/wills/domain/will.decider');
const { fold } = await builtModule<typeof import('../../../backend/src/event-sourcing/core/decider.ts')>('event-sourcing/core/decider');

const APPENDED_AT_ONCE = 500;
const named = new Map<number, string>();

function idOf(length: number): string {
  const id = named.get(length);
  if (id === undefined) throw new Error(`No will of ${length} facts was prepared`);
  return id;
}

const eventsOf = (length: number) => Array.fromAsync(store.readStream(`will-${idOf(length)}`));
const factsOf = async (length: number) => Promise.all((await eventsOf(length)).map((event) => codec.toFact(event)));

async function medianMs(times: number, go: () => unknown): Promise<number> {
  const took: number[] = [];
  for (let time = 0; time < times; time += 1) {
    const begin = performance.now();
    await go();
    took.push(performance.now() - begin);
  }
  return median(took);
}

const methods = {
  prepare: async (length: number) => {
    const id = uuid();
    const stream = `will-${id}`;
    for (let from = 0; from < length; from += APPENDED_AT_ONCE) {
      const count = Math.min(APPENDED_AT_ONCE, length - from);
      const facts = Array.from({ length: count }, (_, index) => codec.toEvent(stream, from + index, answerSaved(from + index), CONTEXT));
      await store.append(stream, from === 0 ? 'no-stream' : from - 1, await Promise.all(facts));
    }
    named.set(length, id);
  },

  read: (length: number, times: number) => medianMs(times, () => eventsOf(length)),

  open: async (length: number, times: number) => {
    const events = await eventsOf(length);
    return medianMs(times, () => Promise.all(events.map((event) => codec.toFact(event))));
  },

  fold: async (length: number, times: number) => {
    const facts = await factsOf(length);
    return medianMs(times, () => fold(will, facts));
  },

  load: (length: number, times: number) => medianMs(times, () => wills.load(idOf(length))),
};

export type FoldRole = typeof methods;
serve(methods);
