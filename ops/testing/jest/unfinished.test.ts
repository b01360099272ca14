import { resolve } from 'node:path';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import Unfinished from './unfinished.mjs';

const MINUTE = 60_000;
const file = (name: string) => ({ path: resolve(name) });
const listening = process.listeners('SIGTERM');
let said: string[];

beforeEach(() => {
  said = [];
  jest.useFakeTimers();
  jest.spyOn(process.stderr, 'write').mockImplementation((line) => said.push(String(line)) > 0);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('names the files that still run when none has ended for ten minutes', () => {
  const reporter = new Unfinished();
  for (const name of ['quick.test.ts', 'one.test.ts', 'two.test.ts']) reporter.onTestFileStart(file(name));
  jest.advanceTimersByTime(9 * MINUTE);
  reporter.onTestFileResult(file('quick.test.ts'));
  jest.advanceTimersByTime(9 * MINUTE);
  expect(said).toEqual([]);
  jest.advanceTimersByTime(MINUTE);
  expect(said).toEqual(['No test file has ended for 10 minutes. Still running: one.test.ts, two.test.ts\n']);
});

it('names them when the run is stopped, and lets it end', () => {
  const ended = jest.spyOn(process, 'kill').mockReturnValue(true);
  const reporter = new Unfinished();
  reporter.onRunStart();
  reporter.onTestFileStart(file('one.test.ts'));
  process.emit('SIGTERM');
  expect(said).toEqual(['Stopped. Still running: one.test.ts\n']);
  expect(ended).toHaveBeenCalledWith(process.pid, 'SIGTERM');
  expect(process.listeners('SIGTERM')).toEqual(listening);
});

it('is silent once the run is over', () => {
  const reporter = new Unfinished();
  reporter.onRunStart();
  reporter.onTestFileStart(file('one.test.ts'));
  reporter.onRunComplete();
  jest.advanceTimersByTime(60 * MINUTE);
  expect(said).toEqual([]);
  expect(process.listeners('SIGTERM')).toEqual(listening);
});
