import { v7 as uuid } from 'uuid';
import { CommandHandler } from '@event-driven-io/emmett';
import type { Event } from '@event-driven-io/emmett';
import { getPostgreSQLEventStore } from '@event-driven-io/emmett-postgresql';
import pg from 'pg';
import { cyclic } from '../kit/cyclic.ts';
import { closedLoop } from '../kit/loops.ts';
import type { Rate } from '../kit/loops.ts';
import { serve } from '../kit/role.ts';
import { answerSaved, customerDetails, orderPlaced, wizardAnswers } from '../product/sample-facts.ts';
import type { SampleFact } from '../product/sample-facts.ts';
import { catchUp, kinds } from '../peers/emmett-projections.ts';
import { type Counted, fold, initial, will } from '../peers/will-rules.ts';

// Emmett by its public API: the same payloads in clear (it seals nothing), no hash chain, a pool of sixteen connections.
const { DATABASE_URL = '' } = process.env;
const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 16 });
const store = getPostgreSQLEventStore(DATABASE_URL, { connectionOptions: { pooled: true, pool } });
await store.schema.migrate();

const HISTORY = 10;
const KNOWN_STREAMS = 5_000;
let known: { readonly stream: string; version: bigint }[] = [];
let histories: readonly string[] = [];
let used: readonly string[] = [];
let words = 0;

const METADATA = {
  correlationId: 'bench',
  causationId: 'bench',
  actor: 'system:bench',
  schemaVersion: 1,
  occurredAt: new Date().toISOString(),
};
const toEvent = ({ type, data, personal }: SampleFact): Event => {
  const event = { type, data: { data, personal }, metadata: METADATA };
  return event;
};
const append = (stream: string, facts: readonly SampleFact[], options?: { readonly expectedStreamVersion: bigint }) =>
  store.appendToStream(stream, facts.map(toEvent), options);

const handle = CommandHandler<Counted, Event>({
  evolve: fold,
  initialState: () => initial,
});

const rateOf = ({ count, perSecond }: Rate): Rate => ({ count, perSecond });

const methods = {
  append: async (callers: number, ms: number) =>
    rateOf(await closedLoop(callers, { ms }, (index) => append(`will-${uuid()}`, [answerSaved(index)]))),

  write: async (callers: number, count: number) =>
    (await closedLoop(callers, { count }, (index) => append(`order-${uuid()}`, [orderPlaced(String(index))]))).count,

  prepareKnown: async () => {
    known = Array.from({ length: KNOWN_STREAMS }, () => ({ stream: `will-${uuid()}`, version: 1n }));
    await closedLoop(16, { count: KNOWN_STREAMS }, (index) => append(cyclic(known, index).stream, [answerSaved(0)]));
  },

  appendKnown: async (callers: number, ms: number) =>
    rateOf(
      await closedLoop(callers, { ms }, (index) => {
        const place = cyclic(known, index);
        return append(place.stream, [answerSaved(index)], { expectedStreamVersion: place.version++ });
      }),
    ),

  newHistories: async (count: number) => {
    const ids = Array.from({ length: count }, () => `will-${uuid()}`);
    const facts = Array.from({ length: HISTORY }, (_, index) => answerSaved(index));
    await closedLoop(16, { count }, (index) => append(cyclic(ids, index), facts));
    return ids;
  },

  useHistories: (ids: readonly string[]) => {
    histories = ids;
  },

  /** It remembers nothing between commands; warm are the server's pages and plans. */
  commands: async (kind: 'cold' | 'warm', callers: number, ms: number) => {
    const streams = kind === 'cold' ? histories : used;
    // Two commands at once on one stream would conflict.
    const rate = await closedLoop(callers, { ms, count: streams.length }, async (index) => {
      const command = {
        type: 'SaveAnswers',
        step: 'beneficiaries',
        answers: wizardAnswers((words += 1)),
        madeFrom: null,
        today: '2026-11-21',
      } as const;
      const { newEvents } = await handle(store, cyclic(streams, index), ({ will: state, revision }) => {
        const facts = will.decide.SaveAnswers(command, state, revision);
        if ('reason' in facts) throw new Error('A command of the bench was refused');
        return facts.map(toEvent);
      });
      if (newEvents.length !== 1) throw new Error('A command of the bench added no event');
    });
    if (kind === 'cold') used = streams.slice(0, rate.count);
    return rateOf(rate);
  },

  seedDetails: async (customers: number, factsEach: number) => {
    for (let revision = 0; revision < factsEach; revision += 1) {
      await closedLoop(16, { count: customers }, (index) => append(`customer-${index}`, [customerDetails(index, revision)]));
    }
  },

  kinds: () => kinds,
  catchUp: (kind: string) => catchUp(DATABASE_URL, kind),
};

export type EmmettRole = typeof methods;
serve(methods);
