import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { patient } from '../../testing/machine/patience.ts';
import { commandLineOf, waitUntil } from '../launcher/processes.ts';
import { runCommand } from './command.ts';
import { runChecks } from './run-checks.ts';
import type { Check, Lane, Outcome } from './run-checks.ts';
import { afterRetry } from './retry.ts';
import { NONE, forget, notBelow, readFailures, readJestResult, readLastLine, sum } from './tally.ts';

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

  it('names what failed, and a suite that could not be loaded, with the beginning of what they said', () => {
    const file = join(directory, 'failures');
    const test = (status: string, fullName: string, ...failureMessages: string[]) => ({ status, fullName, failureMessages });
    const said = `\u001b[31mexpected 1\u001b[39m\n${'at x\n'.repeat(100)}`;
    const testResults = [
      { name: 'a.test.ts', status: 'failed', message: 'all of it', assertionResults: [test('passed', 'a'), test('failed', 'b', said)] },
      { name: 'b.test.ts', status: 'passed', message: '', assertionResults: [test('passed', 'c')] },
      { name: 'c.test.ts', status: 'failed', message: 'Cannot find module', assertionResults: [] },
    ];
    writeFileSync(file, JSON.stringify({ testResults }));
    const [first = '', ...others] = readFailures(file);
    expect(first.split('\n').slice(0, 3)).toEqual(['a.test.ts: b', 'expected 1', 'at x']);
    expect(first.split('\n').length).toBeLessThan(15);
    expect(others).toEqual(['c.test.ts\nCannot find module']);
    expect(readFailures(join(directory, 'none'))).toEqual([]);
  });

  it('takes what passes the second time for passed, by name, and what fails twice for failed', () => {
    const first: Outcome = { passed: 7, failed: 2, skipped: 1, output: 'first', failures: ['a', 'b'] };
    const ran = (passed: number, failed: number): Outcome => ({
      ...NONE,
      passed,
      failed,
      output: 'again',
      failures: failed > 0 ? ['b, again'] : [],
    });
    expect(afterRetry(first, [ran(3, 0)])).toMatchObject({ passed: 9, failed: 0, skipped: 1, unsteady: ['a', 'b'] });
    const twice = afterRetry(first, [ran(3, 0), ran(0, 1)]);
    expect(twice).toMatchObject({ passed: 8, failed: 1, failures: ['b, again'], output: 'first\nagain\nagain' });
    expect(twice).not.toHaveProperty('unsteady');
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
    const total = await runChecks(stages, {
      print: (line) => lines.push(line),
      now: () => clock.next().value ?? 0,
      spent: () => ', 3 loops',
    });
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
      '   FAILED  0 passed, 1 failed  (1.5 s, 3 loops)',
      '── Unit',
      '   ok  12 passed, 2 skipped  (0.1 s, 3 loops)',
    ]);
  });

  it('says at the end what failed, and what passed only when it was run again', async () => {
    const { lines } = await run([
      [check('Unit', { passed: 3, unsteady: ['a.test.ts: a'] }), check('Integration', { failed: 1, failures: ['b.test.ts: b'] })],
    ]);
    expect(lines.slice(-4)).toEqual(['── Unsteady: failed, and passed when run again', 'a.test.ts: a', '── Failed', 'b.test.ts: b']);
  });

  it('neither counts what was left out, nor hides it', async () => {
    const { total, lines } = await run([[check('Crash', { leftOut: 'no time was left for it' })]]);
    expect(total).toEqual({ passed: 0, failed: 0, skipped: 0 });
    expect(lines).toContain('   left out  no time was left for it  (1.5 s, 3 loops)');
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
    const inDirectory = { cwd: directory, env: { SAID: 'out' } };
    const said = await runCommand(node(`console.log(process.env.SAID); process.exitCode = 3`), inDirectory);
    expect(said).toEqual({ status: 3, output: 'out\n', stopped: false });
    expect(await runCommand(node(`console.error('err')`), inDirectory)).toMatchObject({ status: 0, output: 'err\n' });
    expect((await runCommand(['willow-no-such-program'], inDirectory)).status).toBe(1);
  });

  it('ends a command that hangs, and what it has started', async () => {
    const { status, output, stopped } = await runCommand(['sh', '-c', 'sleep 60 & echo $!; wait'], { cwd: directory, limitMs: 5000 });
    expect([status === 0, stopped]).toEqual([false, true]);
    expect(output).toContain('Stopped: it did not end within');
    const grandchild = Number.parseInt(output, 10);
    expect(grandchild).toBeGreaterThan(0);
    expect(await waitUntil(() => commandLineOf(grandchild) === '', patient(60_000))).toBe(true);
  });

  it('ends what a command has left behind, which may hold its output open for ever', async () => {
    const { status, output } = await runCommand(['sh', '-c', 'sleep 600 & echo $!'], { cwd: directory });
    expect(status).toBe(0);
    expect(await waitUntil(() => commandLineOf(Number.parseInt(output, 10)) === '', patient(60_000))).toBe(true);
  });
});
