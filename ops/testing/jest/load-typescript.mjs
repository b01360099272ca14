// Lets Node load our TypeScript as the build compiles it, and `@jest/globals` outside of Jest's own module system.
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { transformSync } from '@swc/core';
import { typescript } from './typescript.mjs';

const GLOBALS = 'willow:jest-globals';
const NAMES = ['afterAll', 'afterEach', 'beforeAll', 'beforeEach', 'describe', 'expect', 'it', 'jest', 'test'];
const isOurTypeScript = (address) => /^file:.*\.tsx?$/.test(address) && !address.includes('/node_modules/');

registerHooks({
  resolve: (specifier, context, next) =>
    specifier === '@jest/globals' ? { url: GLOBALS, format: 'module', shortCircuit: true } : next(specifier, context),
  load: (url, context, next) => {
    if (url === GLOBALS)
      return { format: 'module', source: NAMES.map((name) => `export const ${name} = globalThis.${name};`).join('\n'), shortCircuit: true };
    // A test file's address ends with when it was loaded.
    const [address] = url.split('?');
    if (!isOurTypeScript(address)) return next(url, context);
    const filename = fileURLToPath(address);
    const { code } = transformSync(readFileSync(filename, 'utf8'), { ...typescript, filename, sourceMaps: 'inline' });
    return { format: 'module', source: code, shortCircuit: true };
  },
});
