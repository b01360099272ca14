import { partsOf } from './engine/part.ts';
import { appendAndRead } from './eventstore/append-and-read.ts';
import { duplicate } from './eventstore/duplicate.ts';
import { figures } from './eventstore/goals.ts';
import { killedCopy } from './eventstore/killed-copy.ts';
import type { EventStorePart, EventStoreSizes } from './eventstore/part.ts';
import { replica } from './eventstore/replica.ts';
import { save } from './eventstore/save.ts';
import { wholeCopy } from './eventstore/whole-copy.ts';
import { numberOf } from './kit/arguments.ts';
import type { BenchOptions } from './kit/arguments.ts';
import type { Bench } from './kit/bench.ts';

/** The product refuses a history that it has no keys for, so saves come before everything else. */
const parts: Readonly<Record<string, EventStorePart>> = {
  save,
  duplicate,
  append: appendAndRead,
  copy: wholeCopy,
  killed: killedCopy,
  replica,
};

const sizes = (options: BenchOptions): EventStoreSizes => ({
  rounds: numberOf(options, 'rounds'),
  events: numberOf(options, 'events'),
  facts: numberOf(options, 'facts'),
  kills: numberOf(options, 'kills'),
  seed: numberOf(options, 'seed'),
  ...(options.quick ? { ms: 300, customers: 100, seconds: 1, doubles: 3 } : { ms: 1_000, customers: 500, seconds: 3, doubles: 40 }),
});

export const bench: Bench = {
  about: 'the adapter for EventStoreDB beside Emmett, the bare client and PostgreSQL, on a stand-in or the server of EVENTSTORE_TEST_URL',
  figures,
  numbers: {
    rounds: { about: 'rounds behind each median', standard: 5, quick: 1 },
    events: { about: 'events of each reading of $all', standard: 20_000, quick: 2_000 },
    facts: { about: 'facts of a history that is copied, a thousand at a time', standard: 100_000, quick: 5_000 },
    kills: { about: 'times that a copy is killed with -9', standard: 20, quick: 3 },
    seed: { about: 'of the moments of these', standard: 1, quick: 1 },
  },
  parts: Object.keys(parts),
  run: (server, options) => partsOf(parts, server, options, sizes(options)),
};
