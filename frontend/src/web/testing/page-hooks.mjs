// What the set-up file does around each test holds for every file of the worker, and no file finds what another has left behind.
import { createRequire } from 'node:module';
import { afterEach, jest } from '@jest/globals';
import { addEventHandler, getState } from 'jest-circus';
import { unheard } from './page.mjs';

const runner = createRequire(createRequire(import.meta.url).resolve('jest-environment-jsdom'));
const { ModernFakeTimers } = runner('@jest/fake-timers');

// The runner's own clocks know no promises. What Node works with goes on.
const NODES = ['nextTick', 'queueMicrotask', 'hrtime', 'setImmediate', 'clearImmediate'];
const clocks = new ModernFakeTimers({ config: { fakeTimers: {} }, global: globalThis });
const given = (name) => (value) => clocks[name](value) ?? jest;
Object.assign(jest, {
  ...Object.fromEntries(
    ['setSystemTime', 'advanceTimersByTime', 'advanceTimersByTimeAsync', 'runAllTimers', 'useRealTimers'].map((name) => [
      name,
      given(name),
    ]),
  ),
  useFakeTimers: ({ doNotFake = [], ...config } = {}) => clocks.useFakeTimers({ ...config, doNotFake: [...doNotFake, ...NODES] }) ?? jest,
});

afterEach(() => {
  const [error] = unheard.splice(0);
  if (error) throw error;
});

const own = (object) => Object.entries(Object.getOwnPropertyDescriptors(object));
const prototypes = Object.getOwnPropertyNames(window).flatMap((name) => (/^[A-Z]/.test(name) && window[name]?.prototype) || []);
const before = new Map([...prototypes, URL].map((object) => [object, Object.getOwnPropertyDescriptors(object)]));

function leaveNothing() {
  jest.useRealTimers();
  jest.restoreAllMocks();
  for (const [object, was] of before)
    for (const [name, { value }] of own(object))
      if (!(name in was)) delete object[name];
      else if (value !== was[name].value) Object.defineProperty(object, name, was[name]);
  const { body } = document;
  body.replaceChildren();
  for (const name of body.getAttributeNames()) body.removeAttribute(name);
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
}

const { rootDescribeBlock: setUp } = getState();
const known = new WeakSet([setUp]);
addEventHandler((event, { rootDescribeBlock: file }) => {
  if (event.name !== 'add_test' || known.has(file)) return;
  known.add(file);
  file.hooks.unshift(...setUp.hooks);
  file.hooks.push({ type: 'afterAll', fn: leaveNothing, parent: file });
});
