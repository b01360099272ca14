import { describe, expect, it } from '@jest/globals';
import type { WillAnswers } from '@willow/contracts';
import { reviewFlags } from '../draft-will.ts';
import { reasonsFor } from '../flags/reasons.ts';
import { EVERY_EXAMPLE } from '../flags/testing/every-example.ts';
import { MARGARET, ON, SINGLE } from '../testing/families.ts';
import { NOT_ASKED, secondLook } from './questions-for-customer.ts';

const CHILD = { fullName: 'Kit Roe', dob: '2015-01-01' };
const PARENT: WillAnswers = { hasChildren: 'yes', children: [CHILD] };
const guardian = (relationship: string) => ({ fullName: MARGARET.fullName, address: '1 High Street', relationship });

const look = (id: string, more: WillAnswers) => {
  const answers = { ...SINGLE, ...PARENT, ...more };
  const flags = reviewFlags({ answers, testator: MARGARET, on: ON }).filter((flag) => flag.id === id);
  return [flags.map(({ severity }) => severity), secondLook(flags, answers).map(({ question, step }) => `${step}: ${question}`)];
};

describe('what is asked before payment, because the answers may be right', () => {
  it.each(['Mother', 'my aunt', 'friend'])('a guardian of the same name who is called %s (R15)', (relationship) => {
    expect(look('R15', { guardian: guardian(relationship) })).toEqual([
      ['HIGH'],
      [expect.stringMatching(/^3: Is your guardian, .*, somebody else who has your name\?/)],
    ]);
  });

  it.each(['', 'myself'])('a guardian who is the applicant, called %j, stops the will (R15)', (relationship) => {
    expect(look('R15', { guardian: guardian(relationship) })).toEqual([['BLOCK'], [expect.stringMatching(/named yourself as guardian/)]]);
  });

  it('a child who may be a stepchild, and next to it a date that cannot be right (R13)', () => {
    const children = [CHILD, { fullName: 'Jo Roe', dob: '1965-01-01' }, { fullName: 'Lee Roe', dob: '2030-01-01' }];
    expect(look('R13', { children })).toEqual([
      ['BLOCK', 'HIGH'],
      [
        '3: Are all dates of birth right? One of them cannot be.',
        expect.stringMatching(/^3: Is Jo Roe your stepchild, or did you foster or adopt them\?/),
      ],
    ]);
  });

  it.each(['R13', 'R15'])('an operator can settle (%s)', (id) =>
    expect(reasonsFor(id).map(({ decision }) => decision)).toEqual(expect.arrayContaining(['confirmed', 'asked'])),
  );
});

describe('where an answer is changed', () => {
  const fieldOf = (id: string, more: WillAnswers) => {
    const answers = { ...SINGLE, ...more };
    const flags = reviewFlags({ answers, testator: MARGARET, on: ON }).filter((flag) => flag.id === id);
    return secondLook(flags, answers).map(({ step, field }) => [step, field]);
  };

  it.each<readonly [string, WillAnswers, number, string]>([
    [
      'R25',
      { isHomeowner: 'yes', property: { address: '1 High Street, jointly with my sister', marketValue: 300_000 } },
      4,
      'property-ownership',
    ],
    [
      'R07',
      {
        ...PARENT,
        beneficiaryType: 'custom',
        customBeneficiaries: [{ fullName: 'Ann Lee', address: '1 High Street', relationship: 'friend', percentage: 100 }],
      },
      6,
      'beneficiaryType',
    ],
  ])('%s: names the very field', (id, more, step, field) => expect(fieldOf(id, more)).toEqual([[step, field]]));
});

it('two names that are nearly the same are both said (R39)', () => {
  const who = (fullName: string) => ({ fullName, address: '1 High Street, Ludlow', relationship: 'friend' });
  const [, asked] = look('R39', {
    executors: [who('Catherine Bell')],
    beneficiaryType: 'custom',
    customBeneficiaries: [{ ...who('Catharine Bell'), percentage: 100 }],
  });
  expect(asked).toEqual([
    expect.stringMatching(
      /Are Catherine Bell and Catharine Bell the same person\?|Are Catharine Bell and Catherine Bell the same person\?/,
    ),
  ]);
});

describe('what can stop a will', () => {
  const stopping = EVERY_EXAMPLE.filter(([, , , expected]) => expected.some((each) => /^(BLOCK|HIGH)/.test(each)));

  it.each(stopping)('%s, %s: is asked before payment, or it is said why not', (id, _what, more, _expected, testator = {}) => {
    const answers: WillAnswers = { ...SINGLE, ...more };
    const flags = reviewFlags({ answers, testator: { ...MARGARET, ...testator }, on: ON }).filter(
      (flag) => flag.id === id && (flag.severity === 'BLOCK' || flag.severity === 'HIGH'),
    );
    expect(secondLook(flags, answers).length > 0).toBe(!(id in NOT_ASKED));
  });
});
