// Lets Node load our TypeScript as the build compiles it, and `@jest/globals` outside of Jest's own module system.
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { transformSync } from '@swc/core';
import { TYPESCRIPT } from './typescript.ts';

const NAMES = ['afterAll', 'afterEach', 'beforeAll', 'beforeEach', 'describe', 'expect', 'it', 'jest', 'test'];
const GLOBALS = {
  url: 'willow:jest-globals',
  format: 'module',
  source: NAMES.map((name) => `export const ${name} = globalThis.${name};`).join('\n'),
  shortCircuit: true,
} as const;

const isOurTypeScript = (url: string): boolean => /^file:.*\.tsx?$/.test(url) && !url.includes('/node_modules/');

registerHooks({
  resolve: (specifier, context, next) => (specifier === '@jest/globals' ? GLOBALS : next(specifier, context)),
  load: (address, context, next) => {
    if (address === GLOBALS.url) return GLOBALS;
    // A test file's address ends with when it was loaded.
    const [url = ''] = address.split('?');
    if (!isOurTypeScript(url)) return next(address, context);
    const filename = fileURLToPath(url);
    const { code } = transformSync(readFileSync(filename, 'utf8'), { ...TYPESCRIPT, filename, sourceMaps: 'inline' });
    return { format: 'module', source: code, shortCircuit: true };
  },
});
