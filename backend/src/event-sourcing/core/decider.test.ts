import { describe, expect, it } from '@jest/globals';
import { type Decider, decide, fold } from './decider.ts';

type Noted = { readonly type: 'Noted'; readonly data: object; readonly personal: null };
const noted: Noted = { type: 'Noted', data: {}, personal: null };

/** Keeps the revisions that it is told. */
const notes: Decider<readonly number[], { readonly type: 'Note' }, Noted> = {
  initial: [],
  decide: { Note: (_, seen, revision) => (seen.includes(revision) ? [noted] : []) },
  evolve: { Noted: (seen, _, revision) => [...seen, revision] },
};

describe('a fold', () => {
  it('tells each fact its revision, from the first on', () => {
    expect(fold(notes, [noted, noted, noted])).toEqual([0, 1, 2]);
  });

  it('goes on from where the stream stands', () => {
    expect(fold(notes, [noted, noted], { state: [7], revision: 7 })).toEqual([7, 8, 9]);
    expect(fold(notes, [], { state: [7], revision: 7 })).toEqual([7]);
  });

  it('stops at a fact that it does not know', () => {
    expect(() => fold(notes, [{ ...noted, type: 'Unheard' }])).toThrow('Unheard');
  });
});

it('a decision is told the revision of the last fact', () => {
  expect(decide(notes, { type: 'Note' }, { state: [7], revision: 7 })).toEqual([noted]);
  expect(decide(notes, { type: 'Note' }, { state: [7], revision: 8 })).toEqual([]);
});
