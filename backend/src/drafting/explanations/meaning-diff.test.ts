import { describe, expect, it } from '@jest/globals';
import type { WillAnswers } from '@willow/contracts';
import type { PlannedWill } from '../draft-will.ts';
import { MARGARET, ON, SINGLE } from '../testing/families.ts';
import { plan, planned, share } from '../testing/planned.ts';
import { meaningDiff } from './meaning-diff.ts';

describe('what changed in meaning', () => {
  const sentences = (before: WillAnswers, after: WillAnswers): readonly string[] =>
    meaningDiff(plan(before), plan(after)).map(({ sentence }) => sentence);

  it('says who gains and who loses', () => {
    const of = (ann: number, ben: number) => ({ customBeneficiaries: [share('Ann Lee', ann), share('Ben Lee', ben)] });
    expect(sentences(of(40, 60), of(50, 50))).toEqual([
      'Ann Lee gains 10%: half instead of 40%.',
      'Ben Lee loses 10%: half instead of 60%.',
    ]);
  });

  it('says who loses those who stood in', () => {
    const of = (childrenSubstituteRule: 'per_stirpes' | 'lapse') => ({
      childrenSubstituteRule,
      customBeneficiaries: [share('Ann Lee', 50, 'daughter'), share('Ben Lee', 50)],
    });
    expect(sentences(of('per_stirpes'), of('lapse'))).toEqual([
      'Nobody takes in the place of a parent who has died.',
      'Ann Lee loses the children who stood in: if Ann Lee dies before you, the share now goes by the intestacy rules.',
    ]);
  });

  it('says what a new child means where the clause says only “My Children”', () => {
    const children = ['Ann Lee', 'Ben Lee'].map((fullName) => ({ fullName, dob: '1990-01-01' }));
    const of = (count: number): WillAnswers => ({
      hasChildren: 'yes',
      children: children.slice(0, count),
      beneficiaryType: 'children',
      childrenSubstituteRule: 'per_stirpes',
    });
    expect(meaningDiff(plan(of(1)), plan(of(2))).map(({ sentence, place, clause }) => `${clause} ${place}: ${sentence}`)).toEqual([
      '2 family: Ben Lee is now one of your children in this will.',
      '2 family: Ann Lee loses half: half instead of everything.',
      '2 family: Ben Lee now takes half of the rest of your estate.',
    ]);
  });

  it.each<[string, WillAnswers, WillAnswers, readonly string[]]>([
    [
      'a child’s date of birth',
      { hasChildren: 'yes', children: [{ fullName: 'Ann Lee', dob: '1990-01-01' }] },
      { hasChildren: 'yes', children: [{ fullName: 'Ann Lee', dob: '1990-01-02' }] },
      ['The date of birth of Ann Lee is now 2 January 1990.'],
    ],
    [
      'how a child’s name is written',
      { hasChildren: 'yes', children: [{ fullName: 'Ann Lee', dob: '1990-01-01' }] },
      { hasChildren: 'yes', children: [{ fullName: 'Ann LEE', dob: '1990-01-01' }] },
      ['The name of your child is now written Ann LEE.'],
    ],
    [
      'another executor, and one who has moved',
      { executors: [{ fullName: 'Ann Lee', address: '1 High Street' }, { fullName: 'Ben Lee' }] },
      { executors: [{ fullName: 'Ann Lee', address: '2 High Street' }, { fullName: 'Cat Lee' }] },
      ['Cat Lee becomes an executor.', 'Ben Lee is no longer an executor.', 'Ann Lee, an executor, is described differently.'],
    ],
    [
      'the home',
      { isHomeowner: 'yes', property: { address: '1 High Street' } },
      { isHomeowner: 'yes', property: { address: '2 High Street' } },
      ['The home in this will is now 2 High Street.'],
    ],
    [
      'reasons for leaving somebody out',
      {},
      { leftOut: [{ fullName: 'Tom Lee', reason: 'We fell out.' }] },
      ['The statement beside the will now gives reasons for leaving out Tom Lee.'],
    ],
    [
      'reasons that are gone',
      { leftOut: [{ fullName: 'Tom Lee', reason: 'We fell out.' }] },
      {},
      ['There is no statement of reasons any more.'],
    ],
    [
      'what only the sheet of wishes says',
      {},
      { organDonation: 'refuse', funeralPlan: { provider: 'Mill Road Funerals' } },
      [
        'The sheet of your wishes now says that you do not want to be an organ donor.',
        'The sheet of your wishes now names a funeral plan with Mill Road Funerals.',
      ],
    ],
    [
      'what it no longer says',
      { organDonation: 'donate', funeralPlan: { provider: 'Mill Road Funerals' } },
      {},
      [
        'The sheet of your wishes no longer says anything about organ donation.',
        'The sheet of your wishes no longer names a funeral plan.',
      ],
    ],
    ['wishes that are gone', { funeralWishes: 'No fuss.' }, {}, ['Your wishes for your funeral are gone.']],
  ])('says what is different about %s', (_what, before, after, expected) => {
    expect(sentences(before, after)).toEqual(expected);
  });

  it('says nothing when nothing changed, and not that a clause got another number', () => {
    expect(sentences({}, {})).toEqual([]);
    const wishes = meaningDiff(plan({}), plan({ funeralWishes: 'No fuss.' }));
    expect(wishes.map(({ place }) => place)).toEqual(['funeral']);
  });

  it('says how executors act only where there were and are several', () => {
    const of = (executors: 'together' | 'in-order', ...names: string[]) =>
      planned({
        answers: { ...SINGLE, executors: names.map((fullName) => ({ fullName })) },
        testator: MARGARET,
        on: ON,
        settings: { executors },
      });
    const said = (before: PlannedWill, after: PlannedWill) => meaningDiff(before, after).map(({ sentence }) => sentence);
    expect(said(of('together', 'Ann Lee', 'Ben Lee'), of('in-order', 'Ann Lee', 'Ben Lee'))).toEqual([
      'The executors now act one after the other.',
    ]);
    expect(said(of('together', 'Ann Lee'), of('in-order', 'Ann Lee', 'Ben Lee'))).toEqual(['Ben Lee becomes an executor.']);
  });

  it('says of somebody who is new in the shares only what they take', () => {
    const of = (name: string): WillAnswers => ({
      childrenSubstituteRule: 'lapse',
      customBeneficiaries: [share(name, 50, 'daughter'), share('Ben Lee', 50)],
    });
    expect(sentences(of('Ann Lee'), of('Cat Lee'))).toEqual([
      'Cat Lee now takes half of the rest of your estate.',
      'Ann Lee loses half and takes nothing of the rest of your estate.',
    ]);
  });
});
