import { describe, expect, it } from '@jest/globals';
import type { Block, Sheet } from '../documents/sheet.ts';
import { blockView } from './block-view.ts';
import { sheetHtml } from './sheet-html.ts';

const names = (count: number): Block => ({
  kind: 'names',
  names: Array.from({ length: count }, (_, index) => ({ name: `Ann ${index}`, note: 'inherits' })),
});
const clause = (text: string): Block => ({
  kind: 'clause',
  number: '1',
  heading: 'x',
  explanation: [text],
  wording: [{ mark: '(a)', text }],
});

describe('a list of names', () => {
  it.each([
    [2, 'one', true],
    [3, 'two', true],
    [15, 'two', true],
    [16, 'three', false],
  ])('of %i stands in column %s; has its notes: %j', (count, columns, hasNotes) => {
    const view = blockView(names(count));
    expect(view).toMatchObject({ isNames: true, columns });
    expect(JSON.stringify(view).includes('inherits')).toBe(hasNotes);
  });
});

it('only a paragraph of more than four lines may go over to the next page', () => {
  const isLong = (letters: number) => blockView(clause('a'.repeat(letters)));
  expect(isLong(300)).toMatchObject({ explanation: [{ isLong: false }], wording: [{ isLong: false, isItem: true }] });
  expect(isLong(301)).toMatchObject({ explanation: [{ isLong: true }], wording: [{ isLong: true }] });
});

describe('a sheet that is set closely', () => {
  const rootOf = (letters: number, { density = 'close', edition = 'standard', people = 0 } = {}): string | undefined => {
    const sheet: Sheet = {
      title: '',
      subtitle: '',
      goesWith: { name: 'Ann', versionCode: '00000000' },
      density: density === 'open' ? 'open' : 'close',
      // Five line ends stand around its only paragraph.
      blocks: [{ kind: 'paragraph', text: 'a'.repeat(letters - 5) }, ...(people > 0 ? [names(people)] : [])],
    };
    return /<html lang="en-GB" class="([^"]*)"/.exec(sheetHtml(sheet, edition === 'standard' ? 'standard' : 'large-print'))?.[1];
  };

  it('is set closer the more there is on it, names counted for more than their letters', () => {
    expect([2500, 2501, 3300, 3301].map((letters) => rootOf(letters))).toEqual(['close', 'closer', 'closer', 'closest']);
    expect(rootOf(1700, { people: 20 })).toBe('closer');
  });

  it('is not when it may have several pages, nor in large print', () => {
    expect(rootOf(5000, { density: 'open' })).toBe('open');
    expect(rootOf(5000, { edition: 'large-print' })).toBe('large-print');
  });
});
