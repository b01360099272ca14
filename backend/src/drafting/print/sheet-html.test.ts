import { describe, expect, it } from '@jest/globals';
import type { PrintEdition } from '@willow/contracts';
import type { Block, Sheet } from '../documents/sheet.ts';
import { blockView } from './block-view.ts';
import { sheetLayouts } from './sheet-html.ts';

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

describe('the sizes of a sheet', () => {
  const sizes = (density: Sheet['density'], edition: PrintEdition = 'standard') =>
    sheetLayouts({ title: '', subtitle: '', goesWith: { name: 'Ann', versionCode: '00000000' }, density, blocks: [] }, edition).map(
      (html) => /<html lang="en-GB" class="([^"]*)"/.exec(html)?.[1],
    );

  it('go down until it fits one page, or saves one', () => {
    expect(sizes('close')).toEqual(['roomy', 'open', 'close', 'closer', 'closest']);
    expect(sizes('open')).toEqual(['open', 'close']);
  });

  it('are one in large print', () => {
    expect(sizes('close', 'large-print')).toEqual(['large-print']);
  });
});
