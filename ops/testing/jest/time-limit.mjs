// The runner waits for a test as long as it takes. One that hangs fails here: after its own limit, or after ten minutes.
import { addEventHandler } from 'jest-circus';

const LIMIT_MS = 600_000;

// Before a test puts others in their place.
const { setTimeout, clearTimeout } = globalThis;

const limited = (work, limitMs) => async () => {
  const { promise, reject } = Promise.withResolvers();
  const timer = setTimeout(() => reject(new Error(`It did not end within ${limitMs / 1000} s.`)), limitMs);
  try {
    return await Promise.race([work(), promise]);
  } finally {
    clearTimeout(timer);
  }
};

addEventHandler(({ name, timeout = LIMIT_MS }, { currentDescribeBlock: { children, hooks } }) => {
  const added = name === 'add_test' ? children.at(-1) : name === 'add_hook' ? hooks.at(-1) : undefined;
  if (added) added.fn = limited(added.fn, timeout);
});
