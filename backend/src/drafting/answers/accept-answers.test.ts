import { describe, expect, it } from '@jest/globals';
import { SINGLE } from '../testing/families.ts';
import { acceptAnswers } from './accept-answers.ts';

type Answers = Readonly<Record<string, unknown>>;
const refusal = (answers: Answers) => {
  const accepted = acceptAnswers({ ...SINGLE, ...answers });
  return accepted.ok ? null : accepted.refused;
};
const GIFT = { description: 'my car', recipientName: 'Ann', recipientRelationship: 'niece' };
const GIVES = { hasSpecificGifts: true };
const YOUNG = { hasChildren: 'yes', children: [{ fullName: 'Eve', dob: '2015-01-01' }] };
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
      specificGifts: [{ description: ' ', charity: false }, {}],
    });
    expect(accepted).toMatchObject({
      ok: true,
      answers: { executors: [PERSON], customBeneficiaries: [{ percentage: 100 }], specificGifts: [] },
    });
  });

  it.each<[string, Answers, number, string]>([
    [
      'a gift to nobody',
      { ...GIVES, specificGifts: [{ description: 'my car' }] },
      8,
      'specificGifts.0: gift 1 has no recipient and no relationship.',
    ],
    [
      'the second gift of nothing',
      { ...GIVES, specificGifts: [GIFT, { recipientName: 'Ann', recipientRelationship: 'niece' }] },
      8,
      'specificGifts.1: gift 2 has no description or sum.',
    ],
    [
      'a gift without a relationship',
      { ...GIVES, specificGifts: [{ ...GIFT, recipientRelationship: ' ' }] },
      8,
      'specificGifts.0: gift 1 has no relationship.',
    ],
    [
      'a gift whose recipient cannot be seen',
      { ...GIVES, specificGifts: [{ ...GIFT, recipientName: '\u200b' }] },
      8,
      'specificGifts.0: gift 1 has no recipient.',
    ],
    [
      'a gift of which only the stand-in is named',
      { ...GIVES, specificGifts: [{ substituteName: 'Zoe' }] },
      8,
      'specificGifts.0: gift 1 has no description or sum and no recipient and no relationship.',
    ],
    ['an executor without a name', { executors: [PERSON, { address: '1 Hill' }] }, 5, 'executors.1: executor 2 has no name.'],
    [
      'a reserve executor without a name',
      { reserveExecutors: [{ relationship: 'friend' }] },
      5,
      'reserveExecutors.0: reserve executor 1 has no name.',
    ],
    ['a guardian without a name', { ...YOUNG, guardian: { address: '1 Hill' } }, 3, 'guardian: the guardian has no name.'],
    [
      'a second guardian without a name',
      { ...YOUNG, guardian: PERSON, secondGuardian: { relationship: 'friend' } },
      3,
      'secondGuardian: the second guardian has no name.',
    ],
  ])('%s is refused by name, and does not vanish', (_what, answers, step, reason) => {
    expect(acceptAnswers({ ...SINGLE, ...answers }, '2026-11-20')).toEqual({ ok: false, refused: { step, reason } });
  });

  it('does not refuse what is begun where it does not count', () => {
    const guardian = { address: '1 Hill' };
    const accepts = (answers: Answers) => acceptAnswers({ ...SINGLE, ...answers }, '2026-11-20').ok;
    expect(accepts({ hasSpecificGifts: false, specificGifts: [{ description: 'my car' }] })).toBe(true);
    expect(accepts({ ...YOUNG, children: [{ fullName: 'Eve', dob: '1990-01-01' }], guardian })).toBe(true);
    expect(accepts({ hasChildren: 'no', guardian })).toBe(true);
    expect(accepts({ ...GIVES, specificGifts: [{ ...GIFT, description: undefined, amount: 0 }] })).toBe(false);
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
