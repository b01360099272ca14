// The runner waits for a test as long as it takes. One that hangs fails here: after its own limit, or after ten minutes.
import { addEventHandler } from 'jest-circus';

const LIMIT_MS = 600_000;

// Before a test puts others in their place.
const { setTimeout, clearTimeout } = globalThis;

type Work = (...args: never[]) => unknown;

/** The same work, which fails when it has not ended after so many milliseconds. */
export const limited = (work: Work, limitMs: number) => async (): Promise<void> => {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`It did not end within ${limitMs / 1000} s.`)), limitMs);
  try {
    await Promise.race([work(), promise]);
  } finally {
    clearTimeout(timer);
  }
};

addEventHandler((event, { currentDescribeBlock: { children, hooks } }) => {
  if (event.name !== 'add_test' && event.name !== 'add_hook') return;
  const added = event.name === 'add_test' ? children.at(-1) : hooks.at(-1);
  if (added && 'fn' in added) added.fn = limited(event.fn, event.timeout ?? LIMIT_MS);
});
