import { readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';

const HERE = new URL('.', import.meta.url).pathname;
const { forbidden } = createRequire(import.meta.url)('../../.dependency-cruiser.cjs') as { forbidden: readonly { name: string }[] };
const records = readdirSync(HERE).filter((name) => name.endsWith('.md'));
const rules = forbidden.map(({ name }) => name);

describe.each(records)('%s', (name) => {
  const text = readFileSync(join(HERE, name), 'utf8');

  it('says why, what, what follows and what holds it in place, on one page', () => {
    expect([...text.matchAll(/^## (.+)$/gm)].map(([, title]) => title)).toEqual(['Context', 'Decision', 'Consequences', 'Enforced by']);
    expect(text).toMatch(new RegExp(`^# ${name.slice(0, 4)}: `));
    expect(text.split(/\s+/).length).toBeLessThan(600);
  });

  it('names import rules that exist', () => {
    const [, enforced = ''] = text.split('## Enforced by');
    const named = [...enforced.matchAll(/`npm run arch`: ([^\n]*)/g)].flatMap(([, list = '']) =>
      [...list.matchAll(/`([a-z-]+)`/g)].map(([, rule]) => rule),
    );
    for (const rule of named) expect(rules).toContain(rule);
  });
});

describe('decisions', () => {
  it('are numbered without gaps', () => {
    expect(records.map((name) => Number(name.slice(0, 4))).toSorted((a, b) => a - b)).toEqual(records.map((_, index) => index + 1));
  });
});
