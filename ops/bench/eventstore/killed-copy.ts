import assert from 'node:assert/strict';
import { randomFrom } from '../../../backend/src/testing/random.ts';
import { say } from '../kit/progress.ts';
import { faultsOf } from './faults-of.ts';
import type { EventStorePart } from './part.ts';
import { runCopy } from './run-copy.ts';
import { withWorld, type World } from './world.ts';

/** A moment: after so many facts are there, or in the proof once all are; and so long after a line that says so. */
type Moment = { readonly after: number; readonly delayMs: number };

/** How much of the moments lies behind the last fact, in the proof. */
const IN_THE_PROOF = 0.2;
const WITHIN_MS = 1_500;

export const killedCopy: EventStorePart = (server, { facts, kills, seed }) =>
  withWorld(server, 'killed-copy', facts, async (world) => {
    const random = randomFrom(seed);
    const moments = Array.from({ length: kills }, () => random(facts * (1 + IN_THE_PROOF)))
      .toSorted((a, b) => a - b)
      .map((after) => ({ after: Math.min(after, facts), delayMs: random(WITHIN_MS) }));
    let killed = 0;
    for (const moment of moments) {
      const { was, reached } = await killAt(world, moment);
      killed += Number(was);
      say(`kill ${killed} of ${kills}: ${reached}`);
    }
    const { code, lines } = await runCopy(world, () => undefined);
    assert.equal(code, 0, `The copy did not go on:\n${lines.join('\n')}`);
    const faults = await faultsOf(world, facts);
    return {
      medians: { historyCopyKills: killed },
      ratios: { historyCopyFaults: faults.length },
      notes: faults.length > 0 ? { faults: faults.slice(0, 5).join('; ') } : {},
    };
  });

async function killAt(world: World, { after, delayMs }: Moment): Promise<{ readonly was: boolean; readonly reached: string }> {
  let there = 0;
  let isComing = false;
  const { signal, lines } = await runCopy(world, (line, child) => {
    there = countIn(line, /^(\d+) facts are there already/) ?? there;
    const reached = there + (countIn(line, /^(\d+) of \d+ facts copied/) ?? 0);
    if (isComing || (reached < after && !/same in both stores|moved there already/.test(line))) return;
    isComing = true;
    setTimeout(() => child.kill('SIGKILL'), delayMs).unref();
  });
  const was = signal === 'SIGKILL';
  return { was, reached: `${there} facts were there when it began; ${was ? 'killed' : 'ended'} after "${lines.at(-1)}"` };
}

function countIn(line: string, pattern: RegExp): number | null {
  const count = pattern.exec(line)?.[1];
  return count === undefined ? null : Number(count);
}
