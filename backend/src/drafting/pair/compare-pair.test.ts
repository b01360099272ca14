import { describe, expect, it } from '@jest/globals';
import type { PairFlag, WillAnswers } from '@willow/contracts';
import { planned } from '../testing/planned.ts';
import { comparePair } from './compare-pair.ts';

const HOME = { addressLine1: '12 Willow Lane', addressLine2: null, city: 'Bath', county: null, postcode: 'BA1 1AA' };
const JANE = { fullName: 'Jane Margaret Roe', dob: '1975-03-27', ...HOME };
const JOHN = { fullName: 'John Henry Roe', dob: '1973-11-02', ...HOME };
const ADDRESS = '12 Willow Lane, Bath BA1 1AA';
const ANN = { fullName: 'Ann Roe', dob: '2003-05-06' };
const BEN = { fullName: 'Ben Roe', dob: '2015-08-09' };
const mary = (relationship: string) => ({ fullName: 'Mary Poole', address: '3 Mill Road, Wells', relationship });
const share = (fullName: string, percentage = 100) => ({ fullName, address: '5 Elm Row, Leeds', relationship: 'Friend', percentage });

const family = (partner: typeof JANE, relationship: string): WillAnswers => ({
  willForYou: 'yes',
  isMarried: 'yes',
  partner: { fullName: partner.fullName, dob: partner.dob, address: ADDRESS },
  hasChildren: 'yes',
  childrenCount: 2,
  children: [ANN, BEN],
  guardian: mary(relationship),
  isHomeowner: 'no',
  executors: [{ fullName: partner.fullName, address: ADDRESS, relationship: 'Spouse' }],
  beneficiaryType: 'partner',
  partnerSubstituteRule: 'children',
  hasSpecificGifts: false,
});

const will = (testator: typeof JANE, answers: WillAnswers) => ({ planned: planned({ answers, testator, on: '2026-11-29' }) });

type Changed = { readonly jane?: WillAnswers; readonly john?: WillAnswers; readonly isKeptAtOnce?: boolean };

const compared = ({ jane = {}, john = {}, isKeptAtOnce = false }: Changed) =>
  comparePair(
    { ...will(JANE, { ...family(JOHN, 'Sister'), ...jane }), isKeptAtOnce: false },
    { ...will(JOHN, { ...family(JANE, 'Sister-in-law'), ...john }), isKeptAtOnce },
  );

const flagsOf = (changed: Changed): readonly PairFlag[] => compared(changed).flags;
const ids = (changed: Changed): readonly string[] => flagsOf(changed).map(({ id }) => id);
const gift = (description: string, recipientName: string) => ({ description, recipientName, recipientRelationship: 'friend' });
const gifts = (...specificGifts: NonNullable<WillAnswers['specificGifts']>): WillAnswers => ({ hasSpecificGifts: true, specificGifts });

describe('two wills that mirror each other', () => {
  it('differ in nothing, each meaning the other by "my partner"', () => {
    expect(compared({})).toEqual({
      flags: [],
      differences: [],
      alike: ['Children', 'Guardians', 'Executors', 'While the other is alive', 'If both die together'],
    });
  });

  it('are alike where a middle name is left out', () => {
    const partner = { fullName: 'John Roe', dob: JOHN.dob, address: ADDRESS };
    const executors = [{ fullName: 'John Roe', address: ADDRESS, relationship: 'Husband' }];
    expect(compared({ jane: { partner, executors } })).toMatchObject({ flags: [], differences: [] });
  });

  it('kept within minutes are worth a glance, and no more', () => {
    expect(flagsOf({ isKeptAtOnce: true })).toEqual([
      expect.objectContaining({
        id: 'kept_at_once',
        severity: 'LOW',
        message: 'John Henry Roe kept everything that Jane Margaret Roe offered, within ten minutes.',
      }),
    ]);
  });
});

describe('two wills of which one', () => {
  const elsewhere: WillAnswers = { beneficiaryType: 'custom', customBeneficiaries: [share('Kim Poole')] };

  it('gives the other everything, and not the other way round, may not be free', () => {
    const [first, ...others] = flagsOf({ jane: elsewhere, isKeptAtOnce: true });
    expect(first).toMatchObject({ id: 'one_sided', severity: 'HIGH' });
    expect(first?.message).toBe(
      'John Henry Roe leaves everything to Jane Margaret Roe, who does not leave everything to John Henry Roe. ' +
        'John Henry Roe kept everything that Jane Margaret Roe offered, within ten minutes.',
    );
    expect(others.map(({ id }) => id)).toEqual(['left_out', 'both_die', 'kept_at_once']);
  });

  it('gives everything to somebody who takes nothing under the other leaves them out', () => {
    const [flag] = flagsOf({
      jane: elsewhere,
      john: { ...elsewhere, customBeneficiaries: [share('Kim Poole', 50), share('Lee Yew', 50)] },
    });
    expect(flag).toMatchObject({ id: 'both_die' });
    expect(ids({ jane: elsewhere, john: { ...elsewhere, customBeneficiaries: [share('Lee Yew')] } })).toEqual([
      'left_out',
      'left_out',
      'both_die',
    ]);
  });

  it('names other guardians for the same young child', () => {
    const other = { guardian: { fullName: 'Sam Lee', address: '5 Elm Row, Leeds', relationship: 'Brother' } };
    expect(flagsOf({ john: other })).toEqual([
      expect.objectContaining({
        id: 'guardians',
        message: 'For Ben Roe, Jane Margaret Roe names Mary Poole and John Henry Roe names Sam Lee.',
      }),
    ]);
    expect(ids({ john: { ...other, children: [ANN, { ...BEN, dob: '2015-08-10' }] } })).toEqual([]);
  });

  it('names other guardians for one child alone', () => {
    const own = { guardianName: 'Sam Lee', guardianAddress: '5 Elm Row, Leeds', guardianRelationship: 'Friend' };
    const children = [ANN, { ...BEN, ...own }, { fullName: 'Cat Roe', dob: '2017-01-01' }];
    const without = children.map(({ fullName, dob }) => ({ fullName, dob }));
    const of = (mine: WillAnswers['children'], theirs: WillAnswers['children']) => ({
      jane: { children: mine },
      john: { children: theirs },
    });
    expect(flagsOf(of(without, children)).map(({ message }) => message)).toEqual([
      'For Ben Roe, Jane Margaret Roe names Mary Poole and John Henry Roe names Sam Lee.',
    ]);
    expect(compared(of(without, children)).differences).toEqual([
      { what: 'Guardians of one child alone', here: [], there: ['Ben Roe: Sam Lee'] },
    ]);
    expect(compared(of(children, children))).toMatchObject({ flags: [], differences: [] });
  });

  it('goes to others when both die together', () => {
    const substitutes: WillAnswers = { partnerSubstituteRule: 'custom', customSubstitutes: [share('Lee Yew')] };
    expect(flagsOf({ john: substitutes })).toEqual([
      expect.objectContaining({
        id: 'both_die',
        message:
          'If both die together, the wills part ways. Jane Margaret Roe: Ann Roe takes half and Ben Roe takes half. John Henry Roe: Lee Yew takes everything.',
      }),
    ]);
    expect(compared({ john: substitutes }).differences).toEqual([
      { what: 'If both die together', here: ['Ann Roe takes half and Ben Roe takes half.'], there: ['Lee Yew takes everything.'] },
    ]);
  });

  it.each([
    ['a thing, to whomever', gift('my old piano', 'Ann Roe'), gift('Our old piano', 'Ben Roe'), 1],
    ['a sum to one person', { ...gift('', 'Kim Poole'), amount: 5000 }, { ...gift('', 'kim poole'), amount: 5000 }, 1],
    ['a sum to two people', { ...gift('', 'Kim Poole'), amount: 5000 }, { ...gift('', 'Lee Yew'), amount: 5000 }, 0],
    ['two things', gift('my piano', 'Ann Roe'), gift('my cello', 'Ann Roe'), 0],
  ])('gives what the other gives: %s', (_, ours, theirs, count) => {
    expect(ids({ jane: gifts(ours), john: gifts(theirs) })).toEqual(Array.from({ length: count }, () => 'same_gift'));
  });

  it('gives to the grandchildren that the other gives to; nephews and nieces are each one’s own', () => {
    const toThem = (amount: number) => ({ amount, age: '21' as const });
    const [jane, john] = [{ grandchildren: toThem(1000) }, { grandchildren: toThem(500) }];
    expect(flagsOf({ jane, john })).toEqual([
      expect.objectContaining({
        id: 'same_gift',
        message: 'Both wills give to all grandchildren: Jane Margaret Roe gives £1,000 each, at 21; John Henry Roe gives £500 each, at 21.',
      }),
    ]);
    expect(ids({ jane })).toEqual([]);
    expect(ids({ jane: { nephewsAndNieces: toThem(10) }, john: { nephewsAndNieces: toThem(10) } })).toEqual([]);
  });
});
