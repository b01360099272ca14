import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from '@jest/globals';

const ROOT = join(import.meta.dirname, '../..');
const sources = ['contracts', 'frontend', 'admin-frontend', 'backend'].flatMap((workspace) =>
  readdirSync(join(ROOT, workspace, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .map((file) => join(ROOT, workspace, 'src', file)),
);

it('dates are shown as in Britain, by whatever shows them (C-458)', () => {
  const formatted = sources.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/(?:DateTimeFormat|toLocale(?:Date|Time)?String)\(([^,)]*)/g)].map(
      ([, locale]) => `${basename(file)}: ${locale}`,
    ),
  );
  expect(formatted.length).toBeGreaterThan(8);
  // The one of `dates.ts` works out which day it is, and is not shown.
  expect(formatted.filter((each) => !each.endsWith(": 'en-GB'"))).toEqual(["dates.ts: 'en-CA'"]);
});
