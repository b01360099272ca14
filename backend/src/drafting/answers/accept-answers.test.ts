import { describe, expect, it } from '@jest/globals';
import { SINGLE } from '../testing/families.ts';
import { acceptAnswers } from './accept-answers.ts';

type Answers = Readonly<Record<string, unknown>>;
const refusal = (answers: Answers) => {
  const accepted = acceptAnswers({ ...SINGLE, ...answers });
  return accepted.ok ? null : accepted.refused;
};
const PERSON = { fullName: 'Ann Lee', address: '1 High Street', relationship: 'friend' };

describe('answers as files hold them', () => {
  it.each(['yes', true, 'true'])('%j is yes, and everything else is no', (yes) => {
    const accepted = acceptAnswers({ ...SINGLE, isMarried: yes, hasChildren: 'false', isHomeowner: 0 });
    expect(accepted).toMatchObject({ ok: true, answers: { isMarried: 'yes', hasChildren: 'no', isHomeowner: 'no' } });
  });

  it('takes numbers typed as text, null for nothing, blank rows for none', () => {
    const accepted = acceptAnswers({
      ...SINGLE,
      partner: null,
      funeralWishes: null,
      childrenSubstituteRule: '',
      executors: [PERSON, { fullName: ' ' }, {}, null, { fullName: '\u200b' }],
      customBeneficiaries: [{ ...PERSON, percentage: ' 100 ' }],
      hasSpecificGifts: true,
      specificGifts: [{ description: 'my car' }],
    });
    expect(accepted).toMatchObject({
      ok: true,
      answers: { executors: [PERSON], customBeneficiaries: [{ percentage: 100 }], specificGifts: [] },
    });
  });

  it('takes null for nothing within a row as well', () => {
    const executor = { ...PERSON, address: null };
    expect(acceptAnswers({ ...SINGLE, executors: [executor] })).toMatchObject({
      ok: true,
      answers: { executors: [{ fullName: 'Ann Lee', relationship: 'friend' }] },
    });
  });

  it('does not look at what no live branch reads, however broken', () => {
    const stale = {
      isMarried: 'no',
      partner: 7,
      hasChildren: false,
      children: 'x',
      guardian: [],
      isHomeowner: 'no',
      property: 'x',
      customSubstitutes: [{ percentage: 500 }],
      childrenCount: 'many',
      confirmed: 'x',
    };
    expect(refusal(stale)).toBeNull();
  });

  it.each<[string, Answers, number]>([
    ['a partner that is a number', { isMarried: true, partner: 7 }, 2],
    ['children that are text', { hasChildren: true, children: 'Ann' }, 3],
    ['eleven children', { hasChildren: true, children: Array.from({ length: 11 }, () => ({ fullName: 'Ann', dob: '1990-01-01' })) }, 3],
    ['a home worth less than nothing', { isHomeowner: true, property: { address: 'x', marketValue: -1 } }, 4],
    ['four executors', { executors: [PERSON, PERSON, PERSON, PERSON] }, 5],
    ['an unknown kind of beneficiary', { beneficiaryType: 'everybody' }, 6],
    ['a share of 33.3', { customBeneficiaries: [{ ...PERSON, percentage: 33.3 }] }, 6],
    ['a share of 101', { customBeneficiaries: [{ ...PERSON, percentage: 101 }] }, 6],
    ['a share in words', { customBeneficiaries: [{ ...PERSON, percentage: 'half' }] }, 6],
    ['an unknown rule', { beneficiaryType: 'children', hasChildren: 'yes', childrenSubstituteRule: 'whoever' }, 7],
    [
      'thirty-one gifts',
      {
        hasSpecificGifts: true,
        specificGifts: Array.from({ length: 31 }, () => ({ description: 'my car', recipientName: 'Ann', recipientRelationship: 'x' })),
      },
      8,
    ],
    ['funeral wishes without end', { funeralWishes: 'x'.repeat(10_001) }, 9],
    ['a list', [] as unknown as Answers, 1],
  ])('%s is refused at its step', (_what, answers, step) => {
    const accepted = Array.isArray(answers) ? acceptAnswers(answers) : acceptAnswers({ ...SINGLE, ...answers });
    expect(accepted).toEqual({ ok: false, refused: { step, reason: expect.stringMatching(/^\S.*\.$/) } });
  });

  it.each(['__proto__', 'constructor', 'toString'])('a key named %s is no answer and changes none', (key) => {
    const hostile = JSON.parse(`{"${key}": {"isMarried": "yes", "beneficiaryType": "partner"}}`) as Answers;
    const json = Object.fromEntries([...Object.entries(SINGLE), ...Object.entries(hostile)]);
    expect(acceptAnswers(json)).toEqual(acceptAnswers(SINGLE));
    expect(acceptAnswers(hostile)).toMatchObject({ ok: true, answers: {} });
  });

  it('answers that are nested without end are refused like any others, in a live branch too', () => {
    const deep = (rest: string) => JSON.parse(`${'{"a":'.repeat(50_000)}${rest}${'}'.repeat(50_000)}`) as unknown;
    expect(refusal({ partner: deep('1'), more: deep('null') })).toBeNull();
    expect(refusal({ executors: [{ ...PERSON, address: deep('1') }] })).toMatchObject({ step: 5 });
  });
});
