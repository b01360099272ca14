import { describe, expect, it } from '@jest/globals';
import { MAX_PENCE, penceIn } from './money.ts';

describe('money in what people type', () => {
  it.each([
    ['£500', 50_000],
    ['£2,500.5', 250_050],
    ['£2,500.05', 250_005],
    ['GBP 20', 2000],
    ['3k pounds', 300_000],
    ['£1.5m', 150_000_000],
    ['2 million pounds', 200_000_000],
    ['£5 and £6', 1100],
    ['five thousand pounds', 500_000],
    ['twenty-five hundred quid', 250_000],
    ['one hundred and fifty pounds', 15_000],
    ['10 grand', 1_000_000],
    ['two grand', 200_000],
    ['1,000 GBP', 100_000],
    ['my ring worth £3,000', 0],
    ['£500 and my ring worth about £3,000', 50_000],
    ['my £5 note', 0],
    ['£500 in £20 notes', 50_000],
    ['£5,000 worth of shares', 500_000],
    ['my grand piano', 0],
    ['a ten-pound hammer', 0],
    ['my 500 books', 0],
    ['£500kg', 0],
    ['5 poundsworth', 0],
    [`£${'9'.repeat(30)}`, MAX_PENCE],
  ])('%s is %d pence', (text, pence) => {
    expect(penceIn(text)).toBe(pence);
  });
});
