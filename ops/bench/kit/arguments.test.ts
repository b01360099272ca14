import { describe, expect, it } from '@jest/globals';
import { numberOf, readArguments, UsageError } from './arguments.ts';

const known = { numbers: { facts: { about: 'how many', standard: 100_000, quick: 1_000 } }, parts: ['append', 'http'] };
const read = (...argv: string[]) => readArguments(argv, known);

describe('the arguments of a bench', () => {
  it('have a standard size and a quick one, and may be told', () => {
    expect(read()).toEqual({ json: false, quick: false, only: [], numbers: { facts: 100_000 } });
    expect(read('--quick', '--json')).toEqual({ json: true, quick: true, only: [], numbers: { facts: 1_000 } });
    expect(numberOf(read('--quick', '--facts', '1_000_000'), 'facts')).toBe(1_000_000);
    expect(read('--only', 'append,http').only).toEqual(['append', 'http']);
  });

  it.each([
    [['--facts', 'many'], '--facts: many is not a whole number above 0'],
    [['--facts=0'], '--facts: 0 is not a whole number above 0'],
    [['--facts'], "Option '--facts <value>' argument missing"],
    [['--fast'], "Unknown option '--fast'"],
    [['engine'], "Unexpected argument 'engine'"],
    [['--only', 'append,mail'], '--only: there is no part mail. There are: append, http'],
  ])('say what is wrong with %j', (argv, message) => {
    expect(() => read(...argv)).toThrow(new UsageError(message));
  });

  it('are asked for by a name that the bench declares', () => {
    expect(() => numberOf(read(), 'rounds')).toThrow('declares no option rounds');
  });
});
