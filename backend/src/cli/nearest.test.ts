import { expect, it } from '@jest/globals';
import { changesBetween, nearest } from './nearest.ts';

it.each([
  ['doctor', 'doctor', 0],
  ['docter', 'doctor', 1],
  ['dcotor', 'doctor', 1],
  ['doctor', 'doctr', 1],
  ['', 'abc', 3],
  ['kitten', 'sitting', 3],
])('%j is so many changes from %j: %d', (one, other, changes) => {
  expect([changesBetween(one, other), changesBetween(other, one)]).toEqual([changes, changes]);
});

it('knows what was meant, and when nothing is near', () => {
  const names = ['draft', 'doctor', 'audit verify'];
  expect(['docter', 'audit verfy', 'drafts', 'frobnicate', ''].map((word) => nearest(word, names))).toEqual([
    'doctor',
    'audit verify',
    'draft',
    null,
    null,
  ]);
});
