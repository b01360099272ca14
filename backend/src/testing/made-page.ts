import { readFileSync, writeFileSync } from 'node:fs';
import { expect } from '@jest/globals';

const MADE = /(<!-- made from the code: begin -->\n).*(<!-- made from the code: end -->)/s;

/** What a page has between its marks is what the code says; `npm run docs` writes it there. */
export function expectMade(page: string, made: string): void {
  const text = readFileSync(page, 'utf8');
  const wanted = text.replace(MADE, (_, begin: string, end: string) => `${begin}\n${made}\n\n${end}`);
  expect(wanted).toContain(made);
  if (process.env['WRITE_DOCS'] === '1') writeFileSync(page, wanted);
  else expect(text).toBe(wanted);
}
