import { setTimeout as sleep } from 'node:timers/promises';
import { serve } from '../kit/role.ts';
import { openProduct } from '../product/open-product.ts';

// Follows the log live while others write, and looks at the place of every single event.
const { store } = await openProduct(process.env);

const seen = { events: 0, gaps: 0, backwards: 0, last: 0, at: performance.now() };

const follow = async (): Promise<void> => {
  for await (const item of store.subscribe('start', { signal: new AbortController().signal })) {
    if (item.kind !== 'event') continue;
    const position = Number(item.event.position);
    if (position > seen.last + 1) seen.gaps += 1;
    if (position <= seen.last) seen.backwards += 1;
    else seen.events += 1;
    seen.last = Math.max(seen.last, position);
    seen.at = performance.now();
  }
};

const methods = {
  begin: () => {
    void follow();
  },

  end: async (written: number, silenceMs: number) => {
    while (seen.events < written && performance.now() - seen.at < silenceMs) await sleep(20);
    return { ...seen, lost: written - seen.events };
  },
};

export type TailRole = typeof methods;
serve(methods);
