// React for production, which draws in half the time, has no `act`, so it gets one here. React asks for a turn of the page whenever it has work
// to do. Each such wish is remembered, and what still waits is done when `act` ends, as React for development would.
type Task = () => void;

const { queueMicrotask, setTimeout } = globalThis;
const waiting = new Set<Task>();
let depth = 0;

/** Does the work in a turn of the page, unless an `act` has done it by then. */
const inTurn =
  (turn: (task: Task) => void) =>
  (work: Task): Task => {
    const task = (): void => work();
    waiting.add(task);
    turn(() => waiting.delete(task) && task());
    return task;
  };

const soon = inTurn((task) => void setTimeout(task, 0));

/** Work may ask for more of it. */
function finish(): void {
  for (const task of waiting) {
    waiting.delete(task);
    task();
  }
}

async function settle(): Promise<void> {
  do {
    finish();
    await new Promise((resolve) => setTimeout(resolve, 0));
  } while (waiting.size > 0);
}

/** A promise may be from outside of the page. */
const isPromise = (value: unknown): value is PromiseLike<unknown> =>
  typeof value === 'object' && value !== null && 'then' in value && typeof value.then === 'function';

async function later(result: PromiseLike<unknown>): Promise<unknown> {
  try {
    return await result;
  } finally {
    depth -= 1;
    if (depth === 0) await settle();
  }
}

export function act(callback: () => unknown): PromiseLike<unknown> {
  depth += 1;
  let result: unknown;
  try {
    result = callback();
  } catch (error) {
    depth -= 1;
    throw error;
  }
  if (isPromise(result)) return later(result);
  depth -= 1;
  if (depth === 0) finish();
  return Promise.resolve(result);
}

// React and its scheduler keep what they find when they are loaded. A time-out is only how long a reader may rest at what comes in between,
// which React for development skips in an `act`.
if (process.env.NODE_ENV === 'production') {
  const given = { queueMicrotask, setTimeout, clearTimeout: globalThis.clearTimeout, setImmediate: globalThis.setImmediate };
  const watched = { queueMicrotask: inTurn(queueMicrotask), setTimeout: soon, clearTimeout: (task: Task) => waiting.delete(task) };
  Object.assign(globalThis, watched, { setImmediate: soon });
  const { default: React } = await import('react');
  await import('react-dom/client');
  Object.assign(globalThis, given);
  Object.assign(React, { act });
}
