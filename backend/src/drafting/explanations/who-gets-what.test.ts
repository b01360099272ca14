import { describe, expect, it } from '@jest/globals';
import { family, plan } from '../testing/planned.ts';
import { whoGetsWhat } from './who-gets-what.ts';

describe('the simulator', () => {
  const will = family('married-partner-then-children');

  it('shows who takes what when people have died, by which sub-clause, and which gifts fail', () => {
    const result = whoGetsWhat(will, { dead: ['partner', 'child-2', 'gift-2'], noIssue: ['child-2'] });
    expect(result.shares).toEqual([
      {
        name: 'Rhys Hughes',
        kind: 'person',
        share: { numerator: 1, denominator: 1 },
        clause: '8.2',
        clauseId: 'residue-gift',
        because: expect.any(String),
      },
    ]);
    expect(result.gifts.map(({ recipient, fails }) => [recipient, fails])).toEqual([
      ['Carys Ellen Hughes', true],
      ['Tomasz Wiśniewski', true],
    ]);
    expect(result.noIssue).toEqual(['child-2']);
    expect(result.summary).toBe('Rhys Hughes takes everything.');
  });

  it('lets no gift fail whose recipient is alive', () => {
    const fails = (...dead: string[]) => whoGetsWhat(will, { dead, noIssue: [] }).gifts.map((gift) => gift.fails);
    expect(fails('partner', 'child-1')).toEqual([false, false]);
    expect(fails('gift-2')).toEqual([false, true]);
  });

  it('has each person once, whatever they are in the will', () => {
    expect(whoGetsWhat(will, { dead: [], noIssue: [] }).people.map(({ id, name }) => `${id} ${name}`)).toEqual([
      'partner David Hughes',
      'child-1 Rhys Hughes',
      'child-2 Carys Ellen Hughes',
      'gift-2 Tomasz Wiśniewski',
    ]);
  });

  it('says what each person is and whether they have a gift', () => {
    expect(whoGetsWhat(will, { dead: [], noIssue: [] }).people.map(({ role }) => role)).toEqual([
      'husband, wife or civil partner',
      'child',
      'child, gets a gift',
      'Friend, gets a gift',
    ]);
  });

  it('keeps two children of one name apart', () => {
    const twins = plan({
      hasChildren: 'yes',
      children: [
        { fullName: 'Ann Lee', dob: '1990-01-01' },
        { fullName: 'Ann Lee', dob: '1995-01-01' },
      ],
      beneficiaryType: 'children',
      childrenSubstituteRule: 'lapse',
    });
    const { shares } = whoGetsWhat(twins, { dead: ['child-2'], noIssue: [] });
    expect(shares.map(({ name, share: { numerator, denominator } }) => `${name} ${numerator}/${denominator}`)).toEqual([
      'Ann Lee 1/2',
      'The intestacy rules 1/2',
    ]);
  });
});
