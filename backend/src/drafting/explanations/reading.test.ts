import { describe, expect, it } from '@jest/globals';
import type { WillAnswers } from '@willow/contracts';
import { renderWill, reviewFlags } from '../draft-will.ts';
import { FAMILIES, MARGARET, ON, SINGLE } from '../testing/families.ts';
import { plan, planned } from '../testing/planned.ts';
import { readingOf } from './reading.ts';

const read = (answers: WillAnswers) => {
  const input = { answers: { ...SINGLE, ...answers }, testator: MARGARET, on: ON };
  return readingOf(planned(input), reviewFlags(input), input.answers);
};

const PAT: WillAnswers = { isMarried: 'yes', partner: { fullName: 'Pat Lee' }, beneficiaryType: 'partner' };
const CHILDREN: WillAnswers = { hasChildren: 'yes', children: ['Ann Roe', 'Ben Roe'].map((fullName) => ({ fullName, dob: '1999-01-01' })) };

describe('a will to be read and decided', () => {
  it('is the printed will and nothing else, in its order', () => {
    for (const { answers } of FAMILIES) {
      const will = plan(answers);
      const { title, opening, clauses, signingPage } = readingOf(will, [], answers);
      const text = [
        title,
        opening,
        ...clauses.map(({ number, heading, parts }) =>
          [
            `${number}. ${heading}`,
            ...parts.flatMap((part) => [part, ...part.items.map(({ label, text: of }) => ({ number: label, text: of }))]),
          ]
            .map((line) => (typeof line === 'string' ? line : `${line.number} ${line.text}`))
            .join('\n'),
        ),
        ...signingPage,
        `Version ${will.versionCode}`,
      ].join('\n\n');
      expect(`${text}\n`).toBe(renderWill(will, 'final').text);
    }
  });

  it.each<readonly [string, WillAnswers]>([
    ['Everything to Pat Lee; if Pat Lee dies first, by the intestacy rules', PAT],
    [
      'Everything to Pat Lee; if Pat Lee dies first, to Ann Roe and Ben Roe in equal shares',
      { ...PAT, ...CHILDREN, partnerSubstituteRule: 'children' },
    ],
    ['Everything to Ann Roe and Ben Roe in equal shares at 25', { ...CHILDREN, beneficiaryType: 'children', childrenAge: '25' }],
    [
      'Everything to Cat Lee (70%) and Dan Lee (30%); 2 gifts',
      {
        beneficiaryType: 'custom',
        customBeneficiaries: [
          { fullName: 'Cat Lee', relationship: 'friend', percentage: 70 },
          { fullName: 'Dan Lee', relationship: 'friend', percentage: 30 },
        ],
        hasSpecificGifts: true,
        specificGifts: ['my piano', 'my clock'].map((description) => ({
          description,
          recipientName: 'Eve Lee',
          recipientRelationship: 'niece',
        })),
      },
    ],
  ])('says who gets what on one line: %s', (line, answers) => {
    expect(read(answers).whoGetsWhat).toBe(line);
  });
});

describe('the flags of a will', () => {
  const gifts = ['my clock', 'my piano, on condition that she learns it'].map((description) => ({
    description,
    recipientName: 'Eve Lee',
    recipientRelationship: 'niece',
  }));
  const GIFTS: WillAnswers = { hasSpecificGifts: true, specificGifts: gifts };

  it('stand at the part that has the answer they are about, also in one of two gifts to the same person', () => {
    const { anchors, clauses } = read({ ...PAT, ...GIFTS });
    const { number } = clauses.find(({ id }) => id === 'gifts')!;
    expect(anchors).toContainEqual({ flag: 'R30:specificGifts.1.description', clause: 'gifts', part: `${number}.1(b)` });
  });

  it('stand at the clause made of the same question where no part has the answer, and at the opening for what the applicant is', () => {
    const at = (answers: WillAnswers, about: { step: number | null; path: (string | number)[] }) =>
      readingOf(plan(answers), [{ key: 'R', about }], answers).anchors.map(({ clause, part }) => [clause, part]);
    expect(at(PAT, { step: 7, path: ['partnerSubstituteRule'] })).toEqual([['residue', null]]);
    expect(at(PAT, { step: null, path: ['dob'] })).toEqual([['opening', null]]);
    expect(
      at(
        { ...PAT, pets: { description: 'Rex', carerName: 'Eve Lee', carerRelationship: 'niece' }, ...GIFTS },
        { step: 8, path: ['pets', 'amount'] },
      ),
    ).toEqual([['pets', expect.stringMatching(/^\d+\.\d/)]]);
    expect(at(PAT, { step: 9, path: ['funeralWishes'] })).toEqual([]);
  });

  it('all point at a part that is there, whatever the family', () => {
    for (const { answers } of FAMILIES) {
      const { anchors, clauses } = read(answers);
      const places = new Set(
        clauses.flatMap(({ id, parts }) => [
          `${id} null`,
          ...parts.flatMap(({ number, items }) => [`${id} ${number}`, ...items.map(({ label }) => `${id} ${number}${label}`)]),
        ]),
      );
      for (const { clause, part } of anchors) expect(clause === 'opening' || places.has(`${clause} ${part}`)).toBe(true);
    }
  });
});
