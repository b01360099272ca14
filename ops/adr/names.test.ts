import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from '@jest/globals';

const ROOT = new URL('../..', import.meta.url).pathname;
const exclude = ['**/node_modules/**', '**/dist/**', '**/build/**', '**/.*/**', 'shared/**'];
const glob = (pattern: string): readonly string[] => globSync(pattern, { cwd: ROOT, exclude });

const sources = new Set(glob('**/*.{ts,tsx,mjs,cjs}').map((path) => basename(path)));
/** A whole name between backticks, not an ending such as `.int.test.ts`. */
const FILE = /`(?:[\w@./-]*\/)?(\w[\w.-]*\.(?:ts|tsx|mjs|cjs))`/g;

describe('pages', () => {
  it.each(glob('**/*.md'))('%s names files that exist', (page) => {
    const named = [...readFileSync(join(ROOT, page), 'utf8').matchAll(FILE)].map(([, name = '']) => name);
    expect(named.filter((name) => !sources.has(name))).toEqual([]);
  });
});
