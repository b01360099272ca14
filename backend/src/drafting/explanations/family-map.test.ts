import { describe, expect, it } from '@jest/globals';
import { MARGARET, ON, SINGLE } from '../testing/families.ts';
import { family, plan, planned } from '../testing/planned.ts';
import { familyMap } from './family-map.ts';

describe('the family map', () => {
  it('marks roles that clash', () => {
    const { people } = familyMap(family('married-partner-then-children'));
    expect(people.filter(({ clashes }) => clashes.length > 0).map(({ name }) => name)).toEqual(['Bethan Price']);
    const rhys = { fullName: 'Rhys Lee', dob: '2012-01-01' };
    const minor = familyMap(
      plan({ hasChildren: 'yes', children: [rhys], executors: [{ fullName: 'rhys lee' }], guardian: { fullName: 'Rhys Lee' } }),
    );
    expect(minor.people[0]!.clashes).toEqual(
      expect.arrayContaining([expect.stringMatching(/under 18.*executor/), expect.stringMatching(/under 18.*guardian/)]),
    );
  });

  it('numbers executors who stand in for one another, and not those who act together', () => {
    const duties = (executors: 'together' | 'in-order') =>
      familyMap(
        planned({
          answers: { ...SINGLE, executors: ['Ann Lee', 'Ben Lee', 'Cat Lee'].map((fullName) => ({ fullName })) },
          testator: MARGARET,
          on: ON,
          settings: { executors },
        }),
      ).people.flatMap(({ ties }) => ties.flatMap(({ kind, label }) => (kind === 'duty' ? [label] : [])));
    expect(duties('in-order')).toEqual(['executor', 'executor number 2', 'executor number 3']);
    expect(duties('together')).toEqual(['executor', 'executor', 'executor']);
  });

  it('carries the shares of now, and those of whoever stands in', () => {
    const { people } = familyMap(family('married-partner-then-substitutes'));
    const ties = people.flatMap(({ name, ties: all }) =>
      all.flatMap(({ kind, share: part }) => (part ? [`${name} ${kind} ${part.numerator}/${part.denominator}`] : [])),
    );
    expect(ties).toEqual([
      'David Hughes estate 1/1',
      'Carys Ellen Hughes substitute 1/2',
      'Bethan Price substitute 3/10',
      'Shropshire Hills Hospice substitute 1/5',
    ]);
  });

  it('marks the only executor who takes everything, and none of two', () => {
    const clashes = (...executors: string[]) =>
      familyMap(plan({ executors: executors.map((fullName) => ({ fullName })) })).people.flatMap(({ clashes: all }) => all);
    expect(clashes('Bethan Price')).toEqual([expect.stringMatching(/^Bethan Price is the only executor and takes everything/)]);
    expect(clashes('Bethan Price', 'Ann Lee')).toEqual([]);
    expect(clashes('Ann Lee')).toEqual([]);
  });

  it('has a person once who has two gifts, with both', () => {
    const gifts = ['my car', 'my boat'].map((description) => ({ recipientName: 'Ann Lee', recipientRelationship: 'friend', description }));
    const { people } = familyMap(plan({ hasSpecificGifts: true, specificGifts: gifts }));
    const ann = people.filter(({ name }) => name === 'Ann Lee');
    expect(ann.map(({ ties }) => ties.map(({ label }) => label))).toEqual([['my car', 'my boat']]);
  });
});
