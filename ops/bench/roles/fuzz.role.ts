import { fuzz } from '../../../backend/src/testing/fuzz/fuzz.ts';
import type { Target } from '../../../backend/src/testing/fuzz/fuzz.ts';
import { requests } from '../../../backend/src/testing/fuzz/requests.ts';
import type { FuzzRequest } from '../../../backend/src/testing/fuzz/requests.ts';
import { serve } from '../kit/role.ts';

let prepared: readonly FuzzRequest[] = [];

const methods = {
  /** Making them takes time that others of this machine would miss. */
  prepare: (count: number, seed: number, ids: readonly string[]) => {
    prepared = requests(count, seed, ids);
  },

  /** Those of one round. The same may be sent twice, to whoever else is to be set beside. */
  attack: async (target: Target, lanes: number, round: number, rounds: number) => {
    const each = Math.ceil(prepared.length / rounds);
    const sent = prepared.slice(round * each, (round + 1) * each);
    const begin = performance.now();
    const report = await fuzz(target, sent, lanes);
    return { ...report, sent: sent.length, ms: performance.now() - begin };
  },
};

export type FuzzRole = typeof methods;
serve(methods);
