import { randomUUID } from 'node:crypto';
import { contenders } from '../eventstore/contenders.ts';
import type { ContenderName } from '../eventstore/contenders.ts';
import { cyclic } from '../kit/cyclic.ts';
import { closedLoop } from '../kit/loops.ts';
import type { Rate } from '../kit/loops.ts';
import { serve } from '../kit/role.ts';

// One of those that write to EventStoreDB and read from it, in a process of its own.
const { CONTENDER = '', EVENTSTORE_URL = '' } = process.env;
const contender = await contenders[CONTENDER as ContenderName](EVENTSTORE_URL);

const STREAMS = 2_000;
/** With its field's name, 200 bytes of data. */
const TEXT = 'x'.repeat(189);

type Place = { readonly stream: string; last: number };
let known: Place[] = [];

const append = (index: number): Promise<unknown> => {
  const place = cyclic(known, index);
  return contender.append(place.stream, place.last++, TEXT);
};

const rateOf = ({ count, perSecond }: Rate): Rate => ({ count, perSecond });

const methods = {
  prepare: async () => {
    known = Array.from({ length: STREAMS }, () => ({ stream: `bench-${randomUUID()}`, last: -1 }));
    await closedLoop(16, { count: STREAMS }, append);
  },

  append: async (callers: number, ms: number) => rateOf(await closedLoop(callers, { ms }, append)),

  readAll: async (count: number): Promise<Rate> => {
    let read = 0;
    const begin = performance.now();
    for await (const _ of contender.readAll(count)) read += 1;
    if (read !== count) throw new Error(`${read} of ${count} events were read`);
    return { count: read, perSecond: read / ((performance.now() - begin) / 1_000) };
  },
};

export type ContenderRole = typeof methods;
serve(methods);
