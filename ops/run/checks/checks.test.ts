import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { commandLineOf, waitUntil } from '../launcher/processes.ts';
import { runCommand } from './command.ts';
import { runChecks } from './run-checks.ts';
import type { Check, Lane, Outcome } from './run-checks.ts';
import { NONE, forget, notBelow, readJestResult, readLastLine, sum } from './tally.ts';

let directory: string;
beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), 'willow-checks-'));
});
afterAll(() => rmSync(directory, { recursive: true }));

const jestResult = (name: string, counts: Record<string, number>): string => {
  const file = join(directory, name);
  const none = { numPassedTests: 0, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0, numRuntimeErrorTestSuites: 0 };
  writeFileSync(file, JSON.stringify({ ...none, ...counts }));
  return file;
};

describe('counting', () => {
  it('adds up what every runner wrote', () => {
    const files = [
      jestResult('a', { numPassedTests: 5 }),
      jestResult('b', { numPassedTests: 2, numFailedTests: 1, numPendingTests: 3, numTodoTests: 1 }),
    ];
    expect(sum(files.map(readJestResult))).toEqual({ passed: 7, failed: 1, skipped: 4 });
  });

  it('counts a suite that could not be loaded, and a result that is missing, as failed', () => {
    expect(readJestResult(jestResult('c', { numPassedTests: 4, numRuntimeErrorTestSuites: 2 }))).toMatchObject({ passed: 4, failed: 2 });
    expect(readJestResult(join(directory, 'none'))).toMatchObject({ passed: 0, failed: 1 });
  });

  it('does not count the result of an earlier run', () => {
    const file = jestResult('d', { numPassedTests: 9 });
    forget([file]);
    expect(readJestResult(file)).toMatchObject({ passed: 0, failed: 1 });
  });

  it('reads the last line of a runner of our own and nothing else', () => {
    expect(readLastLine('1 passed, 1 failed\nok\n19 passed, 2 failed\n')).toEqual({ passed: 19, failed: 2, skipped: 0 });
    expect(readLastLine('19 passed, 0 failed\nTypeError: broken')).toMatchObject({ failed: 1 });
  });

  it('never reports a failed command as green', () => {
    expect(notBelow(1, { ...NONE, passed: 3 })).toMatchObject({ passed: 3, failed: 1 });
    expect(notBelow(1, { ...NONE, failed: 2 })).toMatchObject({ failed: 2 });
    expect(notBelow(0, { ...NONE, passed: 3 })).toMatchObject({ failed: 0 });
  });
});

describe('runChecks', () => {
  const check = (title: string, outcome: Partial<Outcome>): Check => ({
    title,
    run: () => Promise.resolve({ ...NONE, output: '', ...outcome }),
  });
  const run = async (...stages: readonly (readonly Lane[])[]): Promise<{ total: object; lines: string[] }> => {
    const lines: string[] = [];
    const clock = [0, 1500, 2000, 2100, 3000, 3000].values();
    const total = await runChecks(
      stages,
      (line) => lines.push(line),
      () => clock.next().value ?? 0,
    );
    return { total, lines };
  };

  it('goes on after a failure, shows its output and only its, and how long each took', async () => {
    const { total, lines } = await run([
      [check('Lint', { failed: 1, output: 'no-console in a.ts\n' }), check('Unit', { passed: 12, skipped: 2, output: 'noise' })],
    ]);
    expect(total).toEqual({ passed: 12, failed: 1, skipped: 2 });
    expect(lines).toEqual([
      '── Lint',
      'no-console in a.ts',
      '   FAILED  0 passed, 1 failed  (1.5 s)',
      '── Unit',
      '   ok  12 passed, 2 skipped  (0.1 s)',
    ]);
  });

  it('counts a check that throws as failed', async () => {
    const { total, lines } = await run([[{ title: 'Integration', run: () => Promise.reject(new Error('no PostgreSQL')) }]]);
    expect(total).toMatchObject({ failed: 1 });
    expect(lines).toContain('no PostgreSQL');
  });

  it('runs the lanes of a stage beside each other, and the next stage after all of them', async () => {
    const order: string[] = [];
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    const recorded = (title: string, work: () => Promise<void> | void): Check => ({
      title,
      run: async () => {
        await work();
        order.push(title);
        return { ...NONE, output: '' };
      },
    });
    const [waits, goesOn] = [recorded('waits', () => released), recorded('goes on', release)];
    await run([[waits], [goesOn]], [[recorded('after both', () => undefined)]]);
    expect(order.at(-1)).toBe('after both');
    expect(order).toHaveLength(3);
  });
});

describe('runCommand', () => {
  const node = (code: string): readonly string[] => [process.execPath, '-e', code];

  it('gives back the status and everything that was said', async () => {
    expect(await runCommand(node(`console.log('out'); process.exitCode = 3`), directory)).toEqual({ status: 3, output: 'out\n' });
    expect(await runCommand(node(`console.error('err')`), directory)).toEqual({ status: 0, output: 'err\n' });
    expect((await runCommand(['willow-no-such-program'], directory)).status).toBe(1);
  });

  it('ends a command that hangs, and what it has started', async () => {
    const { status, output } = await runCommand(['sh', '-c', 'sleep 60 & echo $!; wait'], directory, 2500);
    expect(status).not.toBe(0);
    expect(output).toContain('Stopped: it did not end within');
    const grandchild = Number.parseInt(output, 10);
    expect(grandchild).toBeGreaterThan(0);
    expect(await waitUntil(() => commandLineOf(grandchild) === '', 60_000)).toBe(true);
  });
});
