import { describe, expect, it } from '@jest/globals';
import type { WillAnswers } from '@willow/contracts';
import { familyMap } from './explanations/family-map.ts';
import { meaningDiff } from './explanations/meaning-diff.ts';
import { whoTakes } from './explanations/plan-table.ts';
import { stressReport } from './explanations/stress-report.ts';
import { whoGetsWhat } from './explanations/who-gets-what.ts';
import { checkWitnesses, noWitnessList } from './explanations/witness-checker.ts';
import { compareWithoutWill } from './explanations/with-or-without-will.ts';
import { explained, flagged, paper, refusal, takers, text } from './testing/choices.ts';
import { plan, share } from './testing/planned.ts';

const TOGETHER: WillAnswers = {
  livesWithPartner: 'yes',
  partner: { fullName: 'Pat Lee', dob: '1980-01-01' },
  hasChildren: 'yes',
  children: [{ fullName: 'Ann Roe', dob: '2000-01-01' }],
  beneficiaryType: 'partner',
  partnerSubstituteRule: 'children',
};

describe('a partner without a marriage', () => {
  const will = plan(TOGETHER);

  it('comes first, by name, and parting changes nothing of it', () => {
    expect(text(will)).toContain(
      '“My Partner” means Pat Lee, with whom I live on the day I sign this will, and nobody else. It makes no difference whether we still live together when I die.',
    );
    expect(takers(will, [])).toBe('Pat Lee 1/1');
    expect(takers(will, ['Pat Lee'])).toBe('Ann Roe 1/1');
  });

  it('has no marriage that could end: neither words of it nor a trial', () => {
    expect(text(will)).not.toMatch(/marriage|civil partnership with|spouse/);
    expect(takers(will, [], true)).toBe('Pat Lee 1/1');
  });

  it('is told what the law gives, that parting cancels nothing, and that marriage does', () => {
    expect(explained(will)).toContain('The law gives Pat Lee nothing without a will');
    expect(explained(will)).toContain('Parting does not cancel what this will gives them');
    expect(paper(will)).toContain('If you and Pat Lee part, this will still gives them what it says');
    expect(paper(will)).toContain('Marriage cancels it.');
  });

  it('is called what they are everywhere, and takes nothing without a will', () => {
    expect(familyMap(will).people[0]).toMatchObject({ name: 'Pat Lee', relation: 'partner' });
    expect(noWitnessList(will).people[0]).toEqual({ name: 'Pat Lee', reasons: ['the partner you live with', 'inherits by this will'] });
    expect(compareWithoutWill(will, 100_000).withoutWill.map(({ name }) => name)).toEqual(['Ann Roe']);
  });

  it('and the same partner after a wedding are two wills, and the change says so', () => {
    const married = plan({ ...TOGETHER, isMarried: 'yes' });
    expect(meaningDiff(will, married).map(({ sentence }) => sentence)).toContain(
      'Pat Lee is now named as your husband, wife or civil partner.',
    );
  });
});

describe('a marriage that is expected', () => {
  const will = plan({ ...TOGETHER, expectsToMarry: 'Pat Lee' });

  it('does not revoke the will, and any other does (Wills Act 1837 ss.18(3), 18B(3))', () => {
    expect(text(will)).toContain(
      'I make this will expecting to marry, or to form a civil partnership with, Pat Lee, and I intend that this marriage or civil partnership does not cancel (revoke) it; one with anybody else does.',
    );
    expect(explained(will)).toContain('will not cancel it, because it says that you expect it');
    expect(paper(will)).toContain('Marriage to anybody else cancels it.');
    expect(paper(will)).toContain('this will is cancelled, unless it is with Pat Lee.');
  });

  it('that came and ended takes the person out, as the law does (ss.18A, 18C)', () => {
    expect(text(will)).toContain('this will takes effect as if Pat Lee did not survive me and could not act');
    expect(takers(will, [], true)).toBe('Ann Roe 1/1');
  });

  it('keeps the person from being a witness, whoever inherits', () => {
    const alone = plan({ expectsToMarry: 'Jo Fox' });
    expect(noWitnessList(alone).people[0]).toEqual({ name: 'Jo Fox', reasons: ['the person you expect to marry'] });
    expect(checkWitnesses(alone, ['Jo Fox', 'Nora Somebody']).witnesses[0]?.verdict).toBe('no');
    expect(paper(alone)).toContain('Jo Fox');
  });

  it('has no words for somebody who is married already, whatever was answered before', () => {
    expect(text(plan({ ...TOGETHER, isMarried: 'yes', expectsToMarry: 'Jo Fox' }))).not.toContain('Jo Fox');
  });
});

const row = (fullName: string, relationship = 'friend') => ({ fullName, relationship, address: '1 High Street' });
describe('equal shares', () => {
  const three: WillAnswers = {
    equalShares: true,
    childrenSubstituteRule: 'surviving_children',
    customBeneficiaries: [row('Ann Roe', 'daughter'), row('Ben Roe', 'son'), row('Fay Fox')],
  };
  const will = plan(three);

  it('are exact thirds, written as equal shares and not as percentages', () => {
    expect(text(will)).toContain('I give my Residuary Estate in equal shares to these people and organisations:\n(a) Ann Roe, of');
    expect(text(will)).not.toMatch(/\d%|percentage/);
    expect(takers(will, [])).toBe('Ann Roe 1/3, Ben Roe 1/3, Fay Fox 1/3');
    expect(explained(will)).toContain('Ann Roe, Ben Roe and Fay Fox in equal shares');
    expect(explained(will)).toContain('to the others equally');
  });

  it('stay equal when one fails', () => {
    expect(takers(will, ['Fay Fox'])).toBe('Ann Roe 1/2, Ben Roe 1/2');
    expect(takers(will, ['Ann Roe'])).toBe('Ben Roe 2/3, Fay Fox 1/3');
    expect(text(will)).toContain('Their share is divided equally among the others named in clause 4.2 who survive me.');
    expect(text(will)).toContain('it is divided equally among the shares in clause 4.1 that take effect.');
  });

  it('contradict a percentage in any row', () => {
    const [first, ...rest] = three.customBeneficiaries!;
    expect(refusal({ ...three, customBeneficiaries: [{ ...first, percentage: 40 }, ...rest] })).toBe(
      '6: Take out the share of beneficiary 1: you chose equal shares.',
    );
    expect(refusal({ ...three, equalShares: false })).toMatch(/^6: The percentage of beneficiary 1/);
  });

  it('raise no flag about percentages', () => {
    expect(flagged(three).filter((key) => /^R4[01]/.test(key))).toEqual([]);
  });
});

describe('own children of somebody who is nobody’s child here', () => {
  const LINE = { ownChildren: true };
  const two: WillAnswers = { customBeneficiaries: [{ ...share('Ann Roe', 60), ...LINE }, share('Fay Fox', 40)] };

  it('take that share before the others, in the will and in its explanation', () => {
    const will = plan(two);
    expect(text(will)).toContain(
      'If Ann Roe does not survive me but leaves Descendants who do, those Descendants take that person’s share',
    );
    expect(whoTakes(will, { dead: ['Ann Roe'], noIssue: [] }).shares.map(({ name }) => name)).toEqual(['issue of Ann Roe', 'Fay Fox']);
    expect(takers(will, ['Ann Roe'])).toBe('Fay Fox 1/1');
    expect(explained(will)).toContain('the share of Ann Roe goes to their own children or, if they leave none, to the other one');
  });

  it('are named when they step in', () => {
    const before = plan({ customBeneficiaries: [share('Ann Roe', 60), share('Fay Fox', 40)] });
    expect(meaningDiff(before, plan(two)).map(({ sentence }) => sentence)).toEqual([
      'Children now take the share of a parent who has died, and it is explained how.',
      'If Ann Roe dies before you, the share now goes to that person’s own children.',
    ]);
  });

  it.each([
    ['a charity', { charity: true, relationship: undefined }, /^6: Take out the children of beneficiary 1: a charity has none/],
    [
      'an organisation',
      { fullName: 'Leeds Choral Society', relationship: 'organisation' },
      /^6: Take out the children of beneficiary 1: an org/,
    ],
    ['a substitute', { substituteName: 'Zoe Yew', substituteRelationship: 'niece' }, /^6: Choose one for the share of beneficiary 1/],
  ])('beside %s are refused', (_what, part, reason) => {
    expect(refusal({ customBeneficiaries: [{ ...share('Ann Roe', 100), ...LINE, ...part }] })).toMatch(reason);
  });
});

describe('a substitute for a beneficiary', () => {
  const INSTEAD = { substituteName: 'Zoe Yew', substituteRelationship: 'niece' };
  const two: WillAnswers = { customBeneficiaries: [{ ...share('Ann Roe', 60, 'daughter'), ...INSTEAD }, share('Fay Fox', 40)] };
  const will = plan(two);

  it('takes that share, before any descendants, and spreads it when gone as well', () => {
    expect(text(will)).toContain('If Ann Roe does not survive me but Zoe Yew (niece) does, Zoe Yew takes the share of Ann Roe instead.');
    expect(whoTakes(will, { dead: ['Ann Roe'], noIssue: [] }).shares.map(({ name }) => name)).toEqual(['Zoe Yew', 'Fay Fox']);
    expect(takers(will, ['Ann Roe', 'Zoe Yew'])).toBe('Fay Fox 1/1');
    expect(explained(will)).toContain('the share of Ann Roe goes to Zoe Yew');
  });

  it('is a person of every trial, map and list', () => {
    const trial = whoGetsWhat(will, { dead: ['share-1'], noIssue: [] });
    expect(trial.people.map(({ name, role }) => `${name}: ${role}`)).toContain('Zoe Yew: niece');
    expect(trial.shares[0]).toMatchObject({
      name: 'Zoe Yew',
      clause: '4.2',
      because: 'You named them to take the share in place of the first one.',
    });
    expect(familyMap(will).people.find(({ name }) => name === 'Zoe Yew')?.ties[0]).toMatchObject({
      kind: 'substitute',
      label: 'stands in if Ann Roe dies first',
      share: { numerator: 3, denominator: 5 },
    });
    expect(noWitnessList(will).people).toContainEqual({ name: 'Zoe Yew', reasons: ['inherits if somebody else dies before you'] });
    expect(stressReport(will).cases.map(({ sentence }) => sentence)).toEqual([
      'If Ann Roe, Fay Fox and Zoe Yew have died before you, everything passes under the intestacy rules.',
    ]);
  });

  it('of one who takes everything takes everything', () => {
    const one = plan({ customBeneficiaries: [{ ...share('Ann Roe', 100, 'friend'), ...INSTEAD }] });
    expect(text(one)).toContain('If Ann Roe does not survive me but Zoe Yew (niece) does, I give my Residuary Estate to Zoe Yew.');
    expect(text(one)).toContain('If neither Ann Roe nor Zoe Yew survives me, I name nobody else to take it');
    expect(takers(one, ['Ann Roe'])).toBe('Zoe Yew 1/1');
    expect(
      flagged({ customBeneficiaries: [{ ...share('Ann Roe', 100, 'friend'), ...INSTEAD }] }).filter((key) => /^R4[45]/.test(key)),
    ).toEqual([]);
  });

  it('may stand in for two, and dies once', () => {
    const both = plan({
      customBeneficiaries: [
        { ...share('Ann Roe', 60), ...INSTEAD },
        { ...share('Fay Fox', 40), ...INSTEAD },
      ],
    });
    expect(takers(both, ['Ann Roe', 'Fay Fox'])).toBe('Zoe Yew 3/5, Zoe Yew 2/5');
    expect(takers(both, ['Ann Roe', 'Zoe Yew'])).toBe('Fay Fox 1/1');
    expect(familyMap(both).people.filter(({ name }) => name === 'Zoe Yew')).toHaveLength(1);
    expect(text(both)).toContain('(b) in place of Fay Fox: Zoe Yew (niece).');
  });

  it('is named when it changes', () => {
    const before = plan({ customBeneficiaries: [share('Ann Roe', 60), share('Fay Fox', 40)] });
    const sentences = meaningDiff(before, plan({ customBeneficiaries: [{ ...share('Ann Roe', 60), ...INSTEAD }, share('Fay Fox', 40)] }));
    expect(sentences.map(({ sentence }) => sentence)).toEqual(['If Ann Roe dies before you, the share now goes to Zoe Yew.']);
  });

  it.each([
    ['one part without the other', { substituteName: 'Zoe Yew' }, /^6: Enter how whoever takes the place of beneficiary 1/],
    ['the other part alone', { substituteRelationship: 'niece' }, /^6: Enter the full name of whoever takes the place/],
    ['the same person', { substituteName: 'ANN ROE.', substituteRelationship: 'friend' }, /^6: Name somebody else/],
  ])('%s is refused', (_what, part, reason) => {
    expect(refusal({ customBeneficiaries: [{ ...share('Ann Roe', 100), ...part }] })).toMatch(reason);
  });

  it('who is the applicant blocks the will', () => {
    const own = { ...share('Ann Roe', 100), substituteName: 'Margaret Anne Hughes', substituteRelationship: 'me' };
    expect(flagged({ customBeneficiaries: [own] })).toContain('R21:customBeneficiaries.0.substituteName');
  });
});
