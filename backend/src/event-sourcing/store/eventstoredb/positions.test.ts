import { describe, expect, it } from '@jest/globals';
import { PositionBeyondEnd } from '../event-store.ts';
import { comparePositions, parsePosition, toPosition } from './positions.ts';

describe('positions of EventStoreDB', () => {
  it('keep both parts, also beyond the numbers that a double holds [ES-32]', () => {
    const position = { commit: 9_007_199_254_740_993n, prepare: 9_007_199_254_740_992n };
    expect(parsePosition(toPosition(position))).toEqual(position);
  });

  it.each([
    ['start', '0/0', -1],
    ['start', 'start', 0],
    ['9/9', '10/10', -1],
    ['10/3', '10/2', 1],
    ['10/2', '10/10', -1],
    ['10/10', '10/10', 0],
  ])('compares %s with %s', (a, b, sign) => {
    expect(Math.sign(comparePositions(a, b))).toBe(sign);
    expect(Math.sign(comparePositions(b, a)) + sign).toBe(0);
  });

  it.each(['42', '', '1/', '1/2/3', '-1/2', 'end'])('does not take %j for its own', (position) => {
    expect(() => comparePositions(position, 'start')).toThrow(PositionBeyondEnd);
  });
});
