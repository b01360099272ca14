// The two services of the comparison are written as Nest's own documentation has it, with decorators: those need a compiler.
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { transformSync } from '@swc/core';

const OPTIONS = {
  jsc: {
    parser: { syntax: 'typescript', decorators: true },
    transform: { legacyDecorator: true, decoratorMetadata: true },
    target: 'es2023',
  },
  module: { type: 'es6' },
};

registerHooks({
  load(url, context, nextLoad) {
    if (!url.endsWith('.service.ts')) return nextLoad(url, context);
    const source = transformSync(readFileSync(fileURLToPath(url), 'utf8'), OPTIONS).code;
    return { format: 'module', source, shortCircuit: true };
  },
});
