import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { APP_PATHS, NOT_FOUND_PATH, PUBLIC_PATHS } from './paths.ts';

const SOURCE = join(import.meta.dirname, '..');
const files = globSync('**/*.{ts,tsx}', { cwd: SOURCE })
  .filter((file) => !/\.test\.|^testing\/|shared\/paths\.ts$/.test(file))
  .map((file) => ({ file, text: readFileSync(join(SOURCE, file), 'utf8') }));

/** What the code names where it leads somewhere: the fixed part, up to what is put in. */
const links = files.flatMap(({ file, text }) =>
  [...text.matchAll(/\b(?:href|to|here|leave|navigate)(?:=|: |\()\{?['"`](\/[^'"`$]*)(\$\{)?/g)].map(([, link = '', open]) => {
    const [, path = '', , place = null] = /^([^?#]*)(\?[^#]*)?(?:#(.*))?$/.exec(link) ?? [];
    return { file, path, place, goesOn: open !== undefined && place === null };
  }),
);

describe('every link of the storefront', () => {
  const pages = [...PUBLIC_PATHS, ...APP_PATHS, NOT_FOUND_PATH, '/favicon.ico', '/manifest.webmanifest', '/apple-touch-icon.png'];

  it('leads to one of its pages', () => {
    const lost = links.filter(({ path, goesOn }) =>
      goesOn ? !pages.some((page) => page.startsWith(path)) : !pages.includes(path) && !path.startsWith('/api/'),
    );
    expect(links.length).toBeGreaterThan(150);
    expect(lost).toEqual([]);
  });

  it('to a place in a page names one that a page has', () => {
    const lost = links.filter(
      ({ place }) => place && !files.some(({ text }) => new RegExp(`(?:id=|id: ?|Id=)\\{?['"]${place}['"]`).test(text)),
    );
    expect(lost).toEqual([]);
  });
});
