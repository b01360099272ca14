import { resolve } from 'node:path';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { limited } from './time-limit.ts';
import Unfinished from './unfinished.mjs';

const MINUTE = 60_000;
const file = (name: string) => ({ path: resolve(name) });
const listening = process.listeners('SIGTERM');
const ended = jest.fn<(code?: number | string | null) => never>();
let said: string[];
let reporter: Unfinished;

beforeEach(() => {
  said = [];
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'performance'] });
  jest.spyOn(process.stderr, 'write').mockImplementation((line) => said.push(String(line)) > 0);
  jest.spyOn(process, 'exit').mockImplementation(ended);
  reporter = new Unfinished();
});
afterEach(() => {
  reporter.onRunComplete();
  ended.mockClear();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('ends the run when no test has ended for ten minutes, and names the files that still run', () => {
  for (const name of ['quick.test.ts', 'one.test.ts', 'two.test.ts']) reporter.onTestFileStart(file(name));
  jest.advanceTimersByTime(9 * MINUTE);
  reporter.onTestFileResult(file('quick.test.ts'));
  jest.advanceTimersByTime(9 * MINUTE);
  reporter.onTestCaseResult();
  jest.advanceTimersByTime(9 * MINUTE);
  expect([said, ended.mock.calls]).toEqual([[], []]);
  jest.advanceTimersByTime(MINUTE);
  expect(said).toEqual(['No test has ended for 10 minutes. Still running: one.test.ts, two.test.ts\n']);
  expect(ended).toHaveBeenCalledWith(1);
});

it('hears of each test that ends in a thread', async () => {
  reporter.onTestFileStart(file('one.test.ts'));
  jest.advanceTimersByTime(9 * MINUTE);
  await limited(() => Promise.resolve(), MINUTE)();
  for (let turn = 0; turn < 100; turn += 1) await new Promise(setImmediate);
  jest.advanceTimersByTime(9 * MINUTE);
  expect(ended).not.toHaveBeenCalled();
  jest.advanceTimersByTime(MINUTE);
  expect(ended).toHaveBeenCalledWith(1);
});

it('names them when the run is stopped, and lets it end', () => {
  const killed = jest.spyOn(process, 'kill').mockReturnValue(true);
  reporter.onRunStart();
  reporter.onTestFileStart(file('one.test.ts'));
  process.emit('SIGTERM');
  expect(said).toEqual(['Stopped. Still running: one.test.ts\n']);
  expect(killed).toHaveBeenCalledWith(process.pid, 'SIGTERM');
  expect(process.listeners('SIGTERM')).toEqual(listening);
});

it('is silent once the run is over', () => {
  reporter.onRunStart();
  reporter.onTestFileStart(file('one.test.ts'));
  reporter.onRunComplete();
  jest.advanceTimersByTime(60 * MINUTE);
  expect(said).toEqual([]);
  expect(process.listeners('SIGTERM')).toEqual(listening);
});
