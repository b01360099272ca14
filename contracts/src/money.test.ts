import { describe, expect, it } from '@jest/globals';
import { discounted, formatPence, formatPounds, poundsOf, PRICE_PENCE } from './index.ts';

describe('money', () => {
  it.each([
    [20, 4000],
    [99, 50],
    [100, 0],
  ])('%i%% off the price leaves %i pence', (percent, pence) => {
    expect(discounted(PRICE_PENCE, percent)).toBe(pence);
  });

  it('is pounds where the contract says pounds', () => {
    expect([poundsOf(4050), formatPence(4050), formatPounds(40.5)]).toEqual([40.5, '£40.50', '£40.50']);
  });
});
