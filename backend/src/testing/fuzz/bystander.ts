import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { serve } from './child-process.ts';

export type Life = {
  /** Customers who look in turns. `looks`: how often in all; until told to stop when null. */
  readonly task: { readonly url: string; readonly cookies: readonly string[]; readonly looks: number | null };
  readonly result: readonly number[];
};

/** Less often than one customer may. */
const PAUSE_MS = 125;

/** How long people wait who only look at their own details: the milliseconds of each look. */
serve<Life>(async ({ url, cookies, looks }, stopped) => {
  const times: number[] = [];
  while (times.length < (looks ?? Infinity) && !stopped.aborted) {
    const cookie = cookies[times.length % cookies.length] ?? '';
    const started = performance.now();
    const answer = await fetch(`${url}/api/me`, { headers: { cookie } });
    await answer.text();
    times.push(performance.now() - started);
    if (answer.status !== 200) throw new Error(`A bystander was answered ${answer.status}`);
    await sleep(PAUSE_MS / cookies.length);
  }
  return times;
});
