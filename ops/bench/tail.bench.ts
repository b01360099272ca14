import { tail } from './engine/tail.ts';
import { numberOf } from './kit/arguments.ts';
import type { Bench } from './kit/bench.ts';

export const bench: Bench = {
  about: 'what a subscription sees behind 16 writers in 2 processes; Emmett beside it',
  figures: [{ key: 'tailLost', about: 'facts a subscription missed', goal: { atMost: 0 } }],
  numbers: {
    facts: { about: 'facts to write', standard: 1_000_000, quick: 5_000 },
    'emmett-facts': { about: 'events to write to Emmett', standard: 50_000, quick: 2_000 },
  },
  parts: [],
  run: (server, options) => tail(server, numberOf(options, 'facts'), numberOf(options, 'emmett-facts')),
};
