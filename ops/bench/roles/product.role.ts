import { v7 as uuid } from 'uuid';
import { cyclic } from '../kit/cyclic.ts';
import { closedLoop } from '../kit/loops.ts';
import type { Rate } from '../kit/loops.ts';
import { serve } from '../kit/role.ts';
import { CONTEXT, openProduct } from '../product/open-product.ts';
import {
  answerSaved,
  customerDetails,
  emailVerified,
  largestHistory,
  orderHistory,
  orderPlaced,
  wizardAnswers,
} from '../product/sample-facts.ts';
import type { SampleFact } from '../product/sample-facts.ts';

// Writes facts as the product does: checked, sealed, chained and durable, through its own codec, store and command loop.
const { codec, store, wills, sessions } = await openProduct(process.env);

const HISTORY = 10;
/** Fewer than the vault's cache holds. */
const KNOWN_STREAMS = 5_000;

type Place = { readonly stream: string; revision: number };
let known: Place[] = [];
let histories: readonly string[] = [];
let used: readonly string[] = [];
let words = 0;

const append = async (stream: string, revision: number, facts: readonly SampleFact[]): Promise<void> => {
  const events = await Promise.all(facts.map((fact, index) => codec.toEvent(stream, revision + index, fact, CONTEXT)));
  await store.append(stream, revision === 0 ? 'no-stream' : revision - 1, events);
};

const newWills = (count: number, length: number): Promise<string[]> => {
  const ids = Array.from({ length: count }, () => uuid());
  const facts = Array.from({ length }, (_, index) => answerSaved(index));
  return closedLoop(32, { count }, (index) => append(`will-${cyclic(ids, index)}`, 0, facts)).then(() => ids);
};

const rateOf = ({ count, perSecond }: Rate): Rate => ({ count, perSecond });

const largestWill = async () => {
  const customerId = uuid();
  await append(`customer-${customerId}`, 0, [customerDetails(0, 0), emailVerified(0)]);
  const facts = largestHistory();
  for (let from = 0; from < facts.length; from += 500) await append(`will-${customerId}`, from, facts.slice(from, from + 500));
  return { customerId, token: (await sessions.start({ kind: 'customer', subjectId: customerId }, new Date())).token };
};

const methods = {
  sample: async () => {
    const stream = `will-${uuid()}`;
    const { id, type, data, metadata, sealed } = await codec.toEvent(stream, 0, answerSaved(0), CONTEXT);
    return { id, stream, type, data: JSON.stringify(data), metadata: JSON.stringify(metadata), sealed };
  },

  /** A key is created for each stream. */
  appendNew: async (callers: number, ms: number) =>
    rateOf(await closedLoop(callers, { ms }, (index) => append(`will-${uuid()}`, 0, [answerSaved(index)]))),

  prepareKnown: async () => {
    known = (await newWills(KNOWN_STREAMS, 1)).map((id) => ({ stream: `will-${id}`, revision: 1 }));
  },

  /** Of the known streams; the cache forgets each after a minute. */
  fetchKeys: async () => {
    await Promise.all(known.map(({ stream, revision }) => codec.toEvent(stream, revision, answerSaved(0), CONTEXT)));
  },

  appendKnown: async (callers: number, ms: number) =>
    rateOf(
      await closedLoop(callers, { ms }, (index) => {
        const place = cyclic(known, index);
        return append(place.stream, place.revision++, [answerSaved(index)]);
      }),
    ),

  /** For another process to work on. */
  newHistories: (count: number) => newWills(count, HISTORY),

  useHistories: (ids: readonly string[]) => {
    histories = ids;
  },

  /** Cold: read, open, fold, decide, seal, append, on a stream that this process has not seen yet. Warm: again on those. */
  commands: async (kind: 'cold' | 'warm', callers: number, ms: number) => {
    const streams = kind === 'cold' ? histories : used;
    const until = kind === 'cold' ? { ms, count: streams.length } : { ms };
    const rate = await closedLoop(callers, until, async (index) => {
      const command = {
        type: 'SaveAnswers',
        step: 'beneficiaries',
        answers: wizardAnswers((words += 1)),
        madeFrom: null,
        today: '2026-11-21',
      } as const;
      const outcome = await wills.handle(cyclic(streams, index), command, CONTEXT);
      if (outcome.facts.length !== 1) throw new Error('A command of the bench added no fact');
    });
    if (kind === 'cold') used = streams.slice(0, rate.count);
    return rateOf(rate);
  },

  /** Each customer's facts in order, neighbours from different customers. */
  seedDetails: async (customers: number, factsEach: number) => {
    for (let revision = 0; revision < factsEach; revision += 1) {
      await closedLoop(64, { count: customers }, (index) => append(`customer-${index}`, revision, [customerDetails(index, revision)]));
    }
  },

  /** Each with so many saved answers, and last seen so long ago. */
  signIn: async (count: number, answers = 0, seenMsAgo = 0) => {
    const tokens: string[] = [];
    const facts = Array.from({ length: answers }, (_, index) => answerSaved(index));
    await closedLoop(8, { count }, async () => {
      const id = uuid();
      await append(`customer-${id}`, 0, [customerDetails(0, 0)]);
      if (answers > 0) await append(`will-${id}`, 0, facts);
      tokens.push((await sessions.start({ kind: 'customer', subjectId: id }, new Date(Date.now() - seenMsAgo))).token);
    });
    return tokens;
  },

  /** A customer whose history is as long and as large as the rules allow, and whose answers are large as well. */
  signInWithLargestWill: async () => (await largestWill()).token,

  /** The same, with an order that much has happened to. */
  largestAccount: async () => {
    const { customerId, token } = await largestWill();
    const orderId = uuid();
    await append(`order-${orderId}`, 0, orderHistory(customerId, 500));
    return { customerId, orderId, token };
  },

  write: async (callers: number, count: number) =>
    (await closedLoop(callers, { count }, (index) => append(`order-${uuid()}`, 0, [orderPlaced(String(index))]))).count,

  /** Returns the ids of the first thousand. */
  seedOrders: async (orders: number, factsEach: number) => {
    const customer = uuid();
    await append(`customer-${customer}`, 0, [customerDetails(0, 0), emailVerified(0)]);
    const ids = Array.from({ length: orders }, () => uuid());
    await closedLoop(64, { count: orders }, (index) => append(`order-${cyclic(ids, index)}`, 0, orderHistory(customer, factsEach)));
    return ids.slice(0, 1_000);
  },

  head: async () => Number(await store.head().then((position) => (position === 'start' ? 0 : position))),
};

export type ProductRole = typeof methods;
serve(methods);
