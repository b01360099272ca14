import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it } from '@jest/globals';

const ROOT = new URL('../..', import.meta.url).pathname;
const exclude = ['**/node_modules/**', '**/dist/**', '**/build/**', '**/.*/**', 'shared/**'];
const glob = (pattern: string): readonly string[] => globSync(pattern, { cwd: ROOT, exclude });
const read = (page: string): string => readFileSync(join(ROOT, page), 'utf8');

const sources = new Set(glob('**/*.{ts,tsx,mjs,cjs}').map((path) => basename(path)));
/** A whole name between backticks, not an ending such as `.int.test.ts`. */
const FILE = /`(?:[\w@./-]*\/)?(\w[\w.-]*\.(?:ts|tsx|mjs|cjs))`/g;

const CODE = /^```[^]*?^```|`[^`\n]*`/gm;
/** To something in the tree: not to a page of the web. */
const LINK = /\]\((?![a-z]+:)([^)#\s]*)(?:#([^)\s]*))?\)/g;

/** As GitHub names the place of a heading. */
const anchorsOf = (page: string): readonly string[] =>
  [...read(page).matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );

function isThere(page: string, path: string, anchor: string | undefined): boolean {
  const target = path === '' ? page : join(dirname(page), path);
  return existsSync(join(ROOT, target)) && (anchor === undefined || anchorsOf(target).includes(anchor));
}

describe('pages', () => {
  it.each(glob('**/*.md'))('%s names files that exist', (page) => {
    const named = [...read(page).matchAll(FILE)].map(([, name = '']) => name);
    expect(named.filter((name) => !sources.has(name))).toEqual([]);
  });

  it.each(glob('**/*.md'))('%s links to files and headings that exist', (page) => {
    const links = [...read(page).replaceAll(CODE, '').matchAll(LINK)];
    expect(links.filter(([, path = '', anchor]) => !isThere(page, path, anchor)).map(([link]) => link)).toEqual([]);
  });

  it('README is short enough to be read', () => {
    expect(read('README.md').split('\n').length).toBeLessThanOrEqual(150);
  });
});
