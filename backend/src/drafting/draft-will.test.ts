import { describe, expect, it } from '@jest/globals';
import type { WillAnswers } from '@willow/contracts';
import { type Drafting, draftWill } from './draft-will.ts';
import { MARGARET, ON, SINGLE } from './testing/families.ts';

const draft = (answers: WillAnswers, more: Partial<Parameters<typeof draftWill>[0]> = {}): Drafting =>
  draftWill({ answers: { ...SINGLE, ...answers }, testator: MARGARET, on: ON, kind: 'draft', ...more });

const textOf = (drafting: Drafting): string => {
  if (!drafting.ok) throw new Error(drafting.refused.reason);
  return drafting.text;
};

const ANN = { fullName: 'Ann Lee', address: '1 High Street', relationship: 'friend' };
const CHILD = { fullName: 'Carys Hughes', dob: '1990-11-30' };
const MARRIED = { isMarried: 'yes', partner: { fullName: 'David Hughes', dob: '1959-01-01' } } as const;
const PARENT = { hasChildren: 'yes', children: [CHILD] } as const satisfies WillAnswers;

const NOBODY = { beneficiaryType: undefined } as unknown as WillAnswers;
const anyone = (fullName: string): WillAnswers => ({ customBeneficiaries: [{ ...ANN, fullName, percentage: 100 }] });
const shares = (...percentages: number[]): WillAnswers => ({
  customBeneficiaries: percentages.map((percentage) => ({ ...ANN, percentage })),
});

describe('answers that make no will are refused at their step (C-268, C-471)', () => {
  it.each<[string, WillAnswers, number, RegExp]>([
    ['a will for somebody else', { willForYou: 'no' }, 1, /person it is for/],
    ['a marriage to nobody', { isMarried: 'yes' }, 2, /your partner's name/],
    ['a partner made of invisible characters', { isMarried: 'yes', partner: { fullName: '\u200b \u202e' } }, 2, /your partner's name/],
    ['children who are not named', { hasChildren: 'yes', children: [] }, 3, /No children/],
    ['a child without a name', { hasChildren: 'yes', children: [{ ...CHILD, fullName: ' ' }] }, 3, /name of child 1/],
    ['a child without a date of birth', { hasChildren: 'yes', children: [CHILD, { fullName: 'Ben' }] }, 3, /child 2/],
    ['a child born on a day that does not exist', { hasChildren: 'yes', children: [{ ...CHILD, dob: '2010-02-30' }] }, 3, /real date/],
    ['no executor', { executors: [{ fullName: ' ' }] }, 5, /No executor/],
    ['four executors', { executors: [ANN, ANN, ANN, ANN] }, 5, /No more than 3/],
    ['nobody chosen to inherit', NOBODY, 6, /Nobody/],
    ['a partner who takes without a marriage', { beneficiaryType: 'partner', partner: MARRIED.partner }, 6, /no marriage/],
    ['children who take without children', { beneficiaryType: 'children', children: [CHILD] }, 6, /no children/],
    ['shares of 99 per cent', shares(50, 49), 6, /Total must equal 100%/],
    ['shares of 101 per cent', shares(50, 51), 6, /Total must equal 100%/],
    ['a share of nothing', shares(100, 0), 6, /beneficiary 2/],
    ['half a per cent', shares(99.5, 0.5), 6, /beneficiary 1/],
    ['nobody in the list of shares', { customBeneficiaries: [] }, 6, /Total must equal 100%/],
    ['a share for nobody', anyone(' '), 6, /name of beneficiary 1/],
    [
      'substitutes of 90 per cent',
      {
        ...MARRIED,
        beneficiaryType: 'partner',
        partnerSubstituteRule: 'custom',
        customSubstitutes: [{ fullName: 'Ann', relationship: 'friend', percentage: 90 }],
      },
      7,
      /Total must equal 100%/,
    ],
    ['a name in a script we have no type for', anyone('王小明'), 6, /“王” \(U\+738B\) in the name of beneficiary 1 cannot be printed/],
    [
      'an emoji in a gift',
      { hasSpecificGifts: true, specificGifts: [{ description: 'a 🎻', recipientName: 'Ann', recipientRelationship: 'x' }] },
      8,
      /U\+1F3BB\) in the description of gift 1/,
    ],
    ['half of a character', { funeralWishes: 'no \ud800 fuss' }, 9, /U\+D800 in the funeral wishes/],
  ])('%s', (_what, answers, step, reason) => {
    expect(draft(answers)).toEqual({ ok: false, refused: { step, reason: expect.stringMatching(reason) } });
  });

  it('names the earliest step when several are wrong', () => {
    expect(draft({ ...anyone(' '), executors: [], hasChildren: 'yes' })).toMatchObject({ refused: { step: 3 } });
  });

  it('refuses a testator whose name cannot be printed', () => {
    const testator = { ...MARGARET, fullName: 'Margaret 🙂' };
    expect(draft({}, { testator })).toMatchObject({ ok: false, refused: { step: 1, reason: expect.stringContaining('your name') } });
  });
});

describe('answers that are unusual and still make a will', () => {
  it.each(['no', false, 'false', undefined])('reads %j as no, so that a stale partner and stale children stay out (C-269)', (no) => {
    const stale = { isMarried: no, hasChildren: no, isHomeowner: no } as unknown as WillAnswers;
    const text = textOf(draft({ ...MARRIED, ...PARENT, property: { address: '9 Old Road' }, ...stale }));
    expect(text).not.toMatch(/David|Carys|Old Road|My Partner|My Children/);
  });

  it.each(['yes', true, 'true'])('reads %j as yes (C-269)', (yes) => {
    const answers = { ...MARRIED, ...PARENT, property: { address: '9 Old Road' } };
    const live = { isMarried: yes, hasChildren: yes, isHomeowner: yes } as unknown as WillAnswers;
    expect(textOf(draft({ ...answers, ...live }))).toMatch(/David[^]*Carys[^]*Old Road/);
  });

  it('leaves out a date of birth that is missing or not a date, and lines of the address that are blank', () => {
    const opening = 'This is the will of Margaret Anne Hughes, of 14 Orchard Rise, Ludlow, SY8 1AB.';
    for (const dob of [null, '', '1961-02-30'])
      expect(textOf(draft({}, { testator: { ...MARGARET, dob, county: ' ', addressLine2: ',' } }))).toContain(opening);
  });

  it('prints no gift that is half filled in, and none at all when the answer is no', () => {
    const whole = { description: 'my car', recipientName: 'Ann Lee', recipientRelationship: 'friend' };
    const gifts = [whole, { ...whole, description: '.' }, { ...whole, recipientName: '' }, { description: 'x' }];
    const text = textOf(draft({ hasSpecificGifts: true, specificGifts: gifts }));
    expect(text.match(/^\([a-z]\) to .*$/gm)).toEqual(['(a) to Ann Lee (friend): my car.']);
    expect(textOf(draft({ hasSpecificGifts: false, specificGifts: gifts }))).not.toContain('my car');
  });

  it('labels more gifts than there are letters', () => {
    const gift = { description: 'a book', recipientName: 'Ann Lee', recipientRelationship: 'friend' };
    const text = textOf(draft({ hasSpecificGifts: true, specificGifts: Array.from({ length: 28 }, () => gift) }));
    expect(text).toMatch(/^\(z\) .*\n\(aa\) .*\n\(ab\) .*\.$/m);
  });

  it('never doubles a full stop', () => {
    const text = textOf(draft({ customBeneficiaries: [{ ...ANN, relationship: '', address: 'Acme Ltd.', percentage: 100 }] }));
    expect(text).toContain('I give my Residuary Estate to Ann Lee, of Acme Ltd.\n');
  });

  it('tells two people of one name apart by their relationship', () => {
    const list = [
      { ...ANN, relationship: 'Son', percentage: 50 },
      { ...ANN, relationship: 'grandson', percentage: 50 },
    ];
    const text = textOf(draft({ customBeneficiaries: list, childrenSubstituteRule: 'per_stirpes' }));
    expect(text).toContain('If Ann Lee (Son) or Ann Lee (grandson) does not survive me');
  });

  it('adds no sentence about unplaced shares when every share lapses', () => {
    const list = [
      { ...ANN, relationship: 'Son', percentage: 50 },
      { ...ANN, fullName: 'Ben', relationship: 'daughter', percentage: 50 },
    ];
    const text = textOf(draft({ customBeneficiaries: list, childrenSubstituteRule: 'lapse' }));
    expect(text).toContain('If Ann Lee or Ben does not survive me, their share is not added');
    expect(text).not.toContain('If a share in clause');
  });
});

describe('the guardian (C-270)', () => {
  const guardian = { fullName: 'Bethan Price', address: '2 Mill Lane', relationship: 'Sister' };
  const appointed = (dob: string, on: string): boolean =>
    textOf(draft({ ...PARENT, children: [{ ...CHILD, dob }], guardian }, { on })).includes(
      'I appoint Bethan Price, of 2 Mill Lane (Sister) as guardian',
    );

  it.each([
    ['the day before the eighteenth birthday', '2008-11-22', '2026-11-21', true],
    ['the eighteenth birthday', '2008-11-21', '2026-11-21', false],
    ['a birthday later in the year, which a count of years misses', '2008-12-31', '2026-11-21', true],
    ['a child born today', '2026-11-21', '2026-11-21', true],
    ['born on 29 February, on 28 February', '2008-02-29', '2026-02-28', true],
    ['born on 29 February, on 1 March', '2008-02-29', '2026-03-01', false],
    ['an adult', '1990-01-01', '2026-11-21', false],
  ])('%s', (_when, dob, on, expected) => {
    expect(appointed(dob, on)).toBe(expected);
  });
});
