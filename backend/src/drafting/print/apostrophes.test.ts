import { expect, it } from '@jest/globals';
import { curly } from './apostrophes.ts';

it.each([
  ["Siobhán O'Neill", 'Siobhán O’Neill'],
  ["my grandmother's ring", 'my grandmother’s ring'],
  ["the girls' bikes", 'the girls’ bikes'],
  ["the '70s records", 'the ’70s records'],
  ["my painting 'Sunset' and the frame", 'my painting ‘Sunset’ and the frame'],
  ["Jess' 'Blue' jug (the 'good' one)", 'Jess’ ‘Blue’ jug (the ‘good’ one)'],
  ['a child’s part', 'a child’s part'],
])('%s is printed as %s', (typed, printed) => {
  expect(curly(typed)).toBe(printed);
});
