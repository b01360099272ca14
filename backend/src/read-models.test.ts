import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';

const MODULES = join(import.meta.dirname, 'modules');
const sources = readdirSync(MODULES, { recursive: true, encoding: 'utf8' })
  .filter((file) => /(?<![.]test)[.]ts$/.test(file))
  .map((file) => ({ file, module: file.split('/')[0]!, text: readFileSync(join(MODULES, file), 'utf8') }));
const tables = sources.flatMap(({ module, text }) =>
  [...text.matchAll(/@Entity\(\{ name: '(\w+)'/g)].map(([, table]) => ({ module, table })),
);

describe('a table of a read model', () => {
  it.each(tables)('$table is in no SQL outside $module', ({ module, table }) => {
    const named = new RegExp(`\\b(FROM|JOIN|INTO|UPDATE|TABLE)\\s+(rm\\.)?"?${table}\\b`, 'i');
    expect(sources.filter((source) => source.module !== module && named.test(source.text)).map(({ file }) => file)).toEqual([]);
  });

  it('is known of every module that has one', () => {
    expect(tables.length).toBeGreaterThan(4);
  });
});
