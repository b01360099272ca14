import { setTimeout as sleep } from 'node:timers/promises';
import { postgreSQLEventStoreConsumer } from '@event-driven-io/emmett-postgresql';
import { serve } from '../kit/role.ts';

// Emmett's consumer over a live log, with its standard settings but for a larger batch, and what it was given by position.
const { DATABASE_URL = '' } = process.env;
const positions = new Set<bigint>();
let at = performance.now();

const consumer = postgreSQLEventStoreConsumer({ connectionString: DATABASE_URL, pulling: { batchSize: 1_000, pullingFrequencyInMs: 1 } });
consumer.reactor({
  processorId: 'bench-tail',
  eachMessage: (message) => {
    positions.add((message.metadata as unknown as { readonly globalPosition: bigint }).globalPosition);
    at = performance.now();
  },
});

const methods = {
  begin: () => {
    void consumer.start();
  },

  end: async (written: number, silenceMs: number) => {
    while (positions.size < written && performance.now() - at < silenceMs) await sleep(20);
    return { events: positions.size, lost: written - positions.size };
  },
};

export type EmmettTailRole = typeof methods;
serve(methods);
