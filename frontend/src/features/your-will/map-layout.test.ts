import { describe, expect, it } from '@jest/globals';
import type { FamilyMap, MapPerson } from '@willow/contracts/will/family-map';
import { familyMap } from '../../testing/explanations.ts';
import { type Box, layOut, tiesInWords, wrap } from './map-layout.ts';

const overlap = (a: Box, b: Box): boolean => a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
const crowd = (count: number): FamilyMap => ({
  ...familyMap,
  people: Array.from({ length: count }, (_, index): MapPerson => ({
    ...familyMap.people[index % 3]!,
    id: `person-${index}`,
    name: index % 2 === 0 ? 'W'.repeat(300) : 'Jo',
  })),
});

describe('the map', () => {
  it.each([
    ['narrow', 1],
    ['wide', 1],
    ['narrow', 40],
    ['wide', 40],
  ] as const)('%s, %i people: every card has its place, on the drawing, over no other', (shape, count) => {
    const { width, height, root, nodes } = layOut(crowd(count), shape);
    expect(nodes).toHaveLength(count);
    const boxes: readonly Box[] = [root, ...nodes];
    boxes.forEach((box, index) => {
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(width);
      expect(box.y + box.height).toBeLessThanOrEqual(height);
      expect(boxes.slice(index + 1).filter((other) => overlap(box, other))).toEqual([]);
    });
  });

  it('draws the bough of the weightiest tie', () => {
    expect(layOut(familyMap, 'wide').nodes.map(({ kind }) => kind)).toEqual(['estate', 'substitute', 'family']);
  });

  it('says on the card where roles clash', () => {
    const [tom, mia] = layOut(familyMap, 'wide').nodes;
    expect(tom?.clashAt).toBeGreaterThan(0);
    expect(
      tom?.lines
        .filter(({ kind }) => kind === 'clash')
        .map(({ text }) => text)
        .join(' '),
    ).toBe('! John Henry Roe is the only executor and takes everything.');
    expect(mia?.clashAt).toBeNull();
  });

  it('is empty without a family', () => {
    expect(layOut({ ...familyMap, people: [] }, 'narrow').nodes).toEqual([]);
  });
});

describe('what somebody gets and does', () => {
  it('is said line by line, without saying again who they are', () => {
    expect(familyMap.people.map(tiesInWords)).toEqual([
      ['The rest of your estate: everything', 'Executor'],
      ['Gets “my ring”', 'Stands in if John Henry Roe dies first: 1/2 (50%)'],
      ['Is named, and gets nothing by this will'],
    ]);
  });
});

describe('lines', () => {
  it('break between words, and inside one that is too long; no letter is lost', () => {
    expect(wrap('one ten three', 7)).toEqual(['one ten', 'three']);
    expect(wrap('x'.repeat(10), 4)).toEqual(['xxxx', 'xxxx', 'xx']);
    expect(wrap('\u{1D400}'.repeat(3), 5)).toEqual(['\u{1D400}\u{1D400}', '\u{1D400}']);
  });

  it('hold fewer broad letters than narrow ones', () => {
    expect(wrap('W'.repeat(10), 8)).toEqual(['WWWWW', 'WWWWW']);
    expect(wrap('i'.repeat(10), 8)).toEqual(['iiiiiiii', 'ii']);
  });
});
