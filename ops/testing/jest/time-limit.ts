// The runner waits for a test as long as it takes. One that hangs fails here: after its own limit, its file's, or that of its kind.
import { BroadcastChannel } from 'node:worker_threads';
import { jest } from '@jest/globals';
import { addEventHandler, getState } from 'jest-circus';
import { Patience } from '../machine/patience.ts';
import { ENDED_TESTS } from './ended-tests.ts';

const LIMIT_MS = Number(process.env['TEST_LIMIT_MS'] ?? 120_000);

// Before a test puts others in their place.
const { setTimeout, clearTimeout } = globalThis;
const ended = new BroadcastChannel(ENDED_TESTS);
ended.unref();

type Work = (...args: never[]) => unknown;

/** The same work, which fails when it has not ended after so many milliseconds of a quick machine. */
export const limited = (work: Work, limitMs: number) => async (): Promise<void> => {
  const { promise, reject } = Promise.withResolvers<never>();
  const patience = new Patience(limitMs);
  const look = (): void => {
    if (patience.isOver()) reject(new Error(`It did not end within ${patience.waited}.`));
    else timer = setTimeout(look, patience.leftMs);
  };
  let timer = setTimeout(look, patience.leftMs);
  try {
    await Promise.race([work(), promise]);
  } catch (error) {
    tellCause(error);
    throw error;
  } finally {
    clearTimeout(timer);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- no window's
    ended.postMessage('');
  }
};

/** The runner prints a stack alone. What a property failed on stands in the cause. */
const tellCause = (error: unknown): void => {
  if (error instanceof Error && error.cause instanceof Error) error.stack += `\nCaused by: ${error.cause.stack}`;
};

/** By the block around all tests of a file: what one file sets holds for no other of the same worker. */
const limitsOfFiles = new WeakMap<object, number>();
Object.assign(jest, { setTimeout: (limitMs: number) => limitsOfFiles.set(getState().rootDescribeBlock, limitMs) });

addEventHandler((event, { currentDescribeBlock: { children, hooks }, rootDescribeBlock }) => {
  if (event.name !== 'add_test' && event.name !== 'add_hook') return;
  const added = event.name === 'add_test' ? children.at(-1) : hooks.at(-1);
  const limitMs = event.timeout ?? limitsOfFiles.get(rootDescribeBlock) ?? LIMIT_MS;
  if (added && 'fn' in added) added.fn = limited(event.fn, limitMs);
});
