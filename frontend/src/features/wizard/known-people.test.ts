import { describe, expect, it } from '@jest/globals';
import { adults, calledAmong, knownPeople, notYetListed } from './known-people.ts';

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

  it('are known as guardians of one child alone, too', () => {
    const child = {
      fullName: 'Ann Roe',
      dob: '2020-01-01',
      guardianName: 'Kim Poole',
      guardianRelationship: 'niece',
      guardianAddress: '1 Hill',
    };
    expect(knownPeople({ hasChildren: 'yes', children: [child] })).toEqual([
      { fullName: 'Ann Roe', relationship: 'Child', dob: '2020-01-01' },
      { fullName: 'Kim Poole', relationship: 'niece', address: '1 Hill' },
    ]);
  });

  it.each([
    ['Ann-Marie Lee', 'Ann Marie Lee'],
    ["Tom O'Brien", 'Tom OBrien'],
    ['Łucja Wiśniewska', 'lucja wisniewska'],
    ['Mrs Zoë Poole', 'Zoe Poole'],
  ])('%s and %s are one', (one, other) => {
    expect(knownPeople({ executors: [{ fullName: one }, { fullName: other }] })).toHaveLength(1);
    expect(notYetListed(knownPeople({ executors: [{ fullName: one }] }), [{ fullName: other }])).toEqual([]);
  });

  it('are two where father and son have one name, and are told apart', () => {
    const [father, son] = [
      { fullName: 'John Roe', relationship: 'Father', address: '1 Hill' },
      { fullName: 'John Roe', relationship: 'Son', address: '1 Hill' },
    ];
    const known = knownPeople({ executors: [father, son, { fullName: 'Ann Roe' }] });
    expect(known.map((person) => calledAmong(known, person))).toEqual(['John Roe (Father, 1 Hill)', 'John Roe (Son, 1 Hill)', 'Ann Roe']);
    expect(notYetListed(known, [father])).toEqual([
      expect.objectContaining({ relationship: 'Son' }),
      expect.objectContaining({ fullName: 'Ann Roe' }),
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
