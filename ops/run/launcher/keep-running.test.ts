import { spawn } from 'node:child_process';
import { afterEach, describe, expect, it } from '@jest/globals';
import { patient } from '../../testing/machine/patience.ts';
import { keepRunning } from './keep-running.ts';
import type { Part } from './keep-running.ts';
import { processIdentity, waitUntil } from './processes.ts';

const node = (code: string) => spawn(process.execPath, ['-e', code], { stdio: 'ignore' });
const FOREVER = 'setInterval(() => {}, 1000)';

describe('keepRunning', () => {
  let part: Part | undefined;
  const lines: string[] = [];
  const keep = (code: string, timeoutMs = 5000): Part => {
    lines.length = 0;
    const say = (line: string): void => void lines.push(line);
    part = keepRunning({
      name: 'api',
      start: () => node(code),
      stopSignal: 'SIGTERM',
      timeoutMs,
      say,
      firstDelayMs: 10,
      longestDelayMs: 40,
    });
    return part;
  };

  afterEach(() => part?.stop());

  it('starts a program again that was killed, as another process, and says so', async () => {
    const kept = keep(FOREVER);
    const first = kept.pid ?? 0;
    process.kill(first, 'SIGKILL');
    expect(await waitUntil(() => kept.pid !== undefined && kept.pid !== first, patient(60_000))).toBe(true);
    expect(lines).toEqual(['api ended (SIGKILL); starting it again in 0.01 s']);
  });

  it('waits longer after every death, up to a bound', async () => {
    const kept = keep('process.exit(3)');
    await waitUntil(() => kept.deaths >= 4, patient(60_000));
    expect(lines.slice(0, 4).map((line) => /again in (.*) s/.exec(line)?.[1])).toEqual(['0.01', '0.02', '0.04', '0.04']);
    expect(lines[0]).toContain('exit code 3');
  });

  it('counts no death and keeps silent when asked to restart or stop', async () => {
    const kept = keep(FOREVER);
    const first = kept.pid;
    await kept.restart();
    await waitUntil(() => kept.pid !== undefined, patient(60_000));
    expect(kept.pid).not.toBe(first);
    const second = kept.pid ?? 0;
    await kept.stop();
    expect([kept.deaths, lines, processIdentity(second)]).toEqual([0, [], undefined]);
  });

  it('kills a program that does not stop in time', async () => {
    const kept = keep(`process.on('SIGTERM', () => {}); ${FOREVER}`, 300);
    const pid = kept.pid ?? 0;
    await waitUntil(() => processIdentity(pid) !== undefined, patient(60_000));
    await new Promise((resolve) => {
      setTimeout(resolve, 300);
    });
    await kept.stop();
    expect(processIdentity(pid)).toBeUndefined();
  });

  it('stops while it waits to start again', async () => {
    const kept = keep('process.exit(1)');
    await waitUntil(() => kept.deaths >= 2, patient(60_000));
    await kept.stop();
    const deaths = kept.deaths;
    await new Promise((resolve) => {
      setTimeout(resolve, 200);
    });
    expect(kept.deaths).toBe(deaths);
  });
});
