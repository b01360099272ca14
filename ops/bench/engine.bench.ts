import { append } from './engine/append.ts';
import { catchUp } from './engine/catch-up.ts';
import { commands } from './engine/commands.ts';
import { figures } from './engine/goals.ts';
import { http } from './engine/http.ts';
import { live } from './engine/live.ts';
import { partsOf } from './engine/part.ts';
import type { Part, Sizes } from './engine/part.ts';
import { tail } from './engine/tail.ts';
import { numberOf } from './kit/arguments.ts';
import type { BenchOptions } from './kit/arguments.ts';
import type { Bench } from './kit/bench.ts';

const parts: Readonly<Record<string, Part>> = {
  append,
  commands,
  'catch-up': catchUp,
  http,
  live,
  tail: (server, { facts, emmettFacts }) => tail(server, facts, emmettFacts),
};

const sizes = (options: BenchOptions): Sizes => ({
  rounds: numberOf(options, 'rounds'),
  facts: numberOf(options, 'facts'),
  emmettFacts: options.quick ? 2_000 : 10_000,
  ...(options.quick
    ? { ms: 300, histories: 600, customers: 300, idleFacts: 20, steadySeconds: 2 }
    : { ms: 1_250, histories: 5_000, customers: 1_000, idleFacts: 150, steadySeconds: 8 }),
});

export const bench: Bench = {
  about: 'event store, projector and save-answer beside raw PostgreSQL, Emmett and a CRUD service',
  figures,
  numbers: {
    rounds: { about: 'rounds behind each median', standard: 5, quick: 1 },
    facts: { about: 'facts of the catch-up and of the tailing test', standard: 100_000, quick: 5_000 },
  },
  parts: Object.keys(parts),
  run: (server, options) => partsOf(parts, server, options, sizes(options)),
};
