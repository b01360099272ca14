import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { say } from '../kit/progress.ts';
import type { EventStorePart } from './part.ts';
import { runCopy } from './run-copy.ts';
import { withWorld } from './world.ts';

/** `VmHWM` is the highest that `VmRSS` ever was. */
const memoryMb = (pid: number, figure: 'VmRSS' | 'VmHWM'): number =>
  Number(new RegExp(`${figure}:\\s+(\\d+) kB`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;

/** The rate is what the command says of the copy alone, without the proof; memory is that of all it does. */
export const wholeCopy: EventStorePart = (server, { facts }) =>
  withWorld(server, 'whole-copy', facts, async (world) => {
    let [perSecond, beforeMb, highestMb] = [0, 0, 0];
    const begin = performance.now();
    const { code } = await runCopy(world, (line, { pid = 0 }) => {
      say(line);
      perSecond = Number(/facts copied, (\d+) a second/.exec(line)?.[1] ?? perSecond);
      beforeMb ||= memoryMb(pid, 'VmRSS');
      highestMb = Math.max(highestMb, memoryMb(pid, 'VmHWM'));
    });
    assert.equal(code, 0, 'The copy failed');
    const figures = { historyCopyPerSecond: perSecond, historyCopyRssGrowthMb: highestMb - beforeMb };
    const seconds = (performance.now() - begin) / 1_000;
    return { medians: { ...figures, historyCopySeconds: seconds, historyCopyHighestMb: highestMb }, ratios: figures };
  });
