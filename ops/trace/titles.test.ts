import { describe, expect, it } from '@jest/globals';

type Titles = { readonly requirementsNamedIn: (source: string, isTsx: boolean) => ReadonlySet<string> };

const { requirementsNamedIn } = (await import(new URL('./titles.mjs', import.meta.url).pathname)) as Titles;
const named = (source: string, isTsx = false): readonly string[] => [...requirementsNamedIn(source, isTsx)].toSorted();

describe('requirementsNamedIn', () => {
  it('finds ids in the titles of tests and of groups', () => {
    expect(
      named(`describe('sign-up C-101', () => { it('asks for a name (C-102, A-003)', () => {}); test.skip(\`later P-004 \${x}\`, run); });`),
    ).toEqual(['A-003', 'C-101', 'C-102', 'P-004']);
  });

  it('finds ids in tables of cases, also when they are declared apart', () => {
    expect(named(`it.each([['C-201', 1]])('%s holds', () => {});`)).toEqual(['C-201']);
    expect(named(`const CASES = [{ id: 'C-202' }]; it.each(CASES)('$id holds', () => {});`)).toEqual(['C-202']);
    expect(named('it.each`id\n${"C-203"}`("$id holds", () => {});')).toEqual(['C-203']);
  });

  it('does not count an id in a comment, a body or another call', () => {
    expect(named(`// C-301\nit('holds', () => { expect(say('C-302')).toBe('C-303'); }); print('C-304');`)).toEqual([]);
  });

  it('reads tests of components', () => {
    expect(named(`it('shows C-401', () => { render(<Page title="C-402" />); });`, true)).toEqual(['C-401']);
  });
});
