import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import type { z } from 'zod';
import { expectMade } from '../../testing/made-page.ts';
import { SETTING_GROUPS, SETTINGS } from './settings.ts';

type Setting = z.ZodType<string | number | undefined>;

const PAGE = join(import.meta.dirname, '../../../../docs/settings.md');
const settings = Object.values(SETTING_GROUPS).flatMap((group) => Object.entries<Setting>(group));

function lineOf([name, schema]: readonly [string, Setting]): string {
  const unset = schema.safeParse(undefined);
  const shown = unset.success && unset.data !== undefined ? ` (default \`${String(unset.data)}\`)` : '';
  return `- \`${name}\`${shown}: ${schema.description}`;
}

it('every setting is in one group, and says what it is for', () => {
  expect(settings.map(([name]) => name)).toEqual(SETTINGS);
  expect(settings.filter(([, { description }]) => !description?.endsWith('.')).map(([name]) => name)).toEqual([]);
});

it('docs/settings.md lists every setting with its default', () => {
  const groups = Object.entries(SETTING_GROUPS).map(([title, group]) =>
    [`### ${title}`, '', ...Object.entries<Setting>(group).map(lineOf)].join('\n'),
  );
  expectMade(PAGE, groups.join('\n\n'));
});
