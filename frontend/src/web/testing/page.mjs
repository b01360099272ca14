// A page for the tests of one worker, which Node loads once for all of its files: what a browser would have is where they look for it, and a
// bundler's imports are understood. ADR 0052.
import { createRequire, registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';
import { runInNewContext } from 'node:vm';
import { rememberStyles } from './quick-styles.cjs';

process.env.NODE_ENV = process.env.REACT ?? 'production';

const nodeRequire = createRequire(import.meta.url);
const { JSDOM, VirtualConsole } = createRequire(nodeRequire.resolve('jest-environment-jsdom'))('jsdom');

const virtualConsole = new VirtualConsole();
virtualConsole.sendTo(console, { omitJSDOMErrors: true });
virtualConsole.on('jsdomError', (error) => globalThis.console.error(error));
const { window } = new JSDOM('<!DOCTYPE html>', { pretendToBeVisual: true, url: 'http://localhost/', virtualConsole });
rememberStyles(window);

// A relative address is resolved as a browser would; the signal is jsdom's own kind, which Node's Request refuses, and nothing here is ever
// aborted.
globalThis.Request = class extends Request {
  constructor(input, { signal: _, ...init } = {}) {
    super(typeof input === 'string' ? new URL(input, 'http://localhost') : input, init);
  }
};

// jsdom lacks some of these, and takes others from Node itself. Time is Node's, so that a test can stop it for both.
const NODES = `setTimeout clearTimeout setInterval clearInterval queueMicrotask performance console atob btoa fetch Request Response Headers
  ReadableStream TransformStream WritableStream BroadcastChannel TextEncoder TextDecoder structuredClone process global Buffer`.split(
  /\s+/,
);
const LANGUAGE = runInNewContext('Object.getOwnPropertyNames(globalThis)');

const lend = (name, from, to) =>
  Object.defineProperty(to, name, {
    configurable: true,
    enumerable: true,
    get: () => from[name],
    set(value) {
      from[name] = value;
    },
  });

const kept = new Set([...NODES, ...LANGUAGE]);
for (const name of Object.getOwnPropertyNames(window)) if (!kept.has(name)) lend(name, window, globalThis);
for (const name of NODES) lend(name, globalThis, window);

// An error that nobody listens for fails the test.
export const unheard = [];
let listeners = 0;
window.addEventListener('error', ({ error }) => {
  if (listeners === 0 && error) unheard.push(error);
});
const { addEventListener, removeEventListener, dispatchEvent } = window;
const counting = (work, more) =>
  function count(name, ...given) {
    if (name === 'error') listeners += more;
    return work.call(window, name, ...given);
  };
window.addEventListener = counting(addEventListener, 1);
window.removeEventListener = counting(removeEventListener, -1);
window.dispatchEvent = dispatchEvent.bind(window);

window.Blob.prototype.text = function text() {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result));
    reader.readAsText(this);
  });
};

const FILES = [
  [/\.css$/, 'export default new Proxy({}, { get: (_, name) => name });'],
  [/\.(svg|woff2)(\?url)?$/, "export default '/assets/test-file';"],
];
const WHOLE = /^[.]{1,2}[/].*[.](mjs|tsx?)$/;
const STYLE_SHEET = nodeRequire.resolve('./style-sheet.cjs');

registerHooks({
  resolve(specifier, context, next) {
    // Most imports name a file beside their own, whole: Node's way to it, thousands of times, takes seconds.
    if (WHOLE.test(specifier) && context.parentURL) return { url: new URL(specifier, context.parentURL).href, shortCircuit: true };
    const source = FILES.find(([name]) => name.test(specifier))?.[1];
    if (source) return { url: `data:text/javascript,${encodeURIComponent(source)}`, shortCircuit: true };
    if (specifier === '@emotion/sheet') return { url: pathToFileURL(STYLE_SHEET).href, format: 'commonjs', shortCircuit: true };
    try {
      return next(specifier, { ...context, conditions: [...context.conditions, 'browser'] });
    } catch (error) {
      // Bundlers find a folder by its package.json, Node does for `require` alone.
      if (error?.code !== 'ERR_UNSUPPORTED_DIR_IMPORT') throw error;
      return next(pathToFileURL(createRequire(context.parentURL).resolve(specifier)).href, context);
    }
  },
});
