import { describe, expect, it } from '@jest/globals';
import { adults, knownPeople } from './known-people.ts';

const answers = {
  isMarried: 'yes',
  partner: { fullName: 'John Roe', dob: '1973-11-02' },
  hasChildren: 'yes',
  children: [{ fullName: 'Ann Roe', dob: '2008-11-21' }, { fullName: 'Ben Roe', dob: '2008-11-22' }, { fullName: 'Cat Roe' }],
  guardian: { fullName: 'Mary Poole', address: '3 Mill Road' },
} as const;
const names = (people: readonly { readonly fullName: string }[]) => people.map(({ fullName }) => fullName);

describe('people who were named already', () => {
  it('are known once each', () => {
    expect(names(knownPeople({ ...answers, children: [...answers.children], executors: [{ fullName: 'john roe' }] }))).toEqual([
      'John Roe',
      'Ann Roe',
      'Ben Roe',
      'Cat Roe',
      'Mary Poole',
    ]);
  });

  it('are offered as executors from their 18th birthday on (C-223)', () => {
    expect(names(adults(knownPeople({ ...answers, children: [...answers.children] }), '2026-11-21'))).toEqual([
      'John Roe',
      'Ann Roe',
      'Cat Roe',
      'Mary Poole',
    ]);
  });
});
