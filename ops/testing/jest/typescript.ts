import type { Options } from '@swc/core';

/** What swc does to our TypeScript in tests: decorators as the backend's build emits them. */
export const TYPESCRIPT = {
  jsc: {
    parser: { syntax: 'typescript', tsx: true, decorators: true },
    transform: { react: { runtime: 'automatic' }, legacyDecorator: true, decoratorMetadata: true },
    target: 'es2023',
  },
  module: { type: 'es6' },
} satisfies Options;
