import { describe, expect, it } from '@jest/globals';
import { type WillAnswers } from '@willow/contracts';
import { familyAnswers } from '@willow/contracts/will/family.examples';
import fc from 'fast-check';
import { randomWill, RUNS } from '../../../drafting/testing/random-answers.ts';
import { TIDY } from '../../../drafting/testing/random-texts.ts';
import { allChildren, type Giver, mirror } from './mirror.ts';

const JANE: Giver = { fullName: 'Jane Margaret Roe', dob: '1975-03-27', address: '12 Willow Lane, Bath, BA1 1AA' };
const giverIn = ({ partner }: WillAnswers, fullName = 'Sam Anybody'): Giver => ({
  fullName: partner?.fullName ?? fullName,
  dob: partner?.dob ?? '1970-01-01',
  address: partner?.address ?? '',
});
const mirrored = (answers: WillAnswers, by: Giver = JANE) => mirror(answers, by, allChildren(answers));

describe('answers seen from the other side', () => {
  const family: WillAnswers = {
    ...familyAnswers,
    partner: { ...familyAnswers.partner, email: 'john@secret.test', mobile: '07700 900999' },
    executors: [
      { fullName: 'John Henry Roe', address: '12 Willow Lane, Bath', relationship: 'Husband' },
      { fullName: 'Mary Poole', address: '3 Mill Road, Wells', relationship: 'Sister' },
    ],
    pets: { description: 'my dog', carerName: 'Mary Poole' },
    lateChildren: [{ fullName: 'Tom Roe', leftChildren: 'no' }],
    contents: 'partner',
    organDonation: 'donate',
    funeralPlan: { provider: 'Wilf & Sons' },
    homeTakers: [{ fullName: 'Vic Roe', relationship: 'nephew' }],
    leftOut: [{ fullName: 'Una Roe', reason: 'Because of the estranged years.' }],
    nephewsAndNieces: { amount: 100, age: '18' },
    loans: [{ fullName: 'Ned Roe', relationship: 'nephew', treatment: 'forgiven' }],
  };

  it('name the other, who is what the reader was', () => {
    expect(mirrored(family)).toMatchObject({
      isMarried: 'yes',
      partner: { fullName: JANE.fullName, dob: JANE.dob, address: JANE.address },
      executors: [
        { fullName: JANE.fullName, address: JANE.address, relationship: 'Spouse' },
        { fullName: 'Mary Poole', address: '3 Mill Road, Wells', relationship: 'Sister-in-law' },
      ],
      guardian: { fullName: 'Mary Poole', relationship: 'Sister-in-law' },
      beneficiaryType: 'partner',
      partnerSubstituteRule: 'children',
    });
  });

  it('name the guardians of one child alone as the reader would', () => {
    const children = [
      { ...familyAnswers.children![1]!, guardianName: 'Mary Poole', guardianRelationship: 'Sister', guardianAddress: '3 Mill Road, Wells' },
    ];
    expect(mirrored({ ...family, children })).toMatchObject({
      children: [{ guardianName: 'Mary Poole', guardianRelationship: 'Sister-in-law', guardianAddress: '3 Mill Road, Wells' }],
    });
  });

  it('bring nothing that is the giver’s alone', () => {
    const seen = mirrored(family);
    for (const key of [
      'hasSpecificGifts',
      'specificGifts',
      'pets',
      'digital',
      'funeralWishes',
      'lateChildren',
      'leftOut',
      'homeTakers',
      'contents',
      'nephewsAndNieces',
      'loans',
      'organDonation',
      'funeralPlan',
      'willForYou',
      'property',
    ])
      expect(seen).not.toHaveProperty(key);
    expect(JSON.stringify(seen)).not.toMatch(/secret\.test|900999|piano|woodland|Una|Vic|Wilf|estranged/);
  });

  it('bring a home that both own', () => {
    const property = { ...familyAnswers.property, ownership: 'joint' } as const;
    expect(mirrored({ ...family, property })).toMatchObject({ isHomeowner: 'yes', property });
    expect(mirrored({ ...family, property: { ...property, ownership: 'alone' } })).not.toHaveProperty('isHomeowner');
  });

  it('have only the children who are the reader’s too; the others are step-children', () => {
    const customSubstitutes = [{ fullName: 'Ann Roe', relationship: 'Daughter', percentage: 100 }];
    const seen = mirror({ ...family, customSubstitutes }, JANE, [1]);
    expect(seen).toMatchObject({ childrenCount: 1, children: [{ fullName: 'Ben Roe' }] });
    expect(seen.customSubstitutes).toEqual([{ fullName: 'Ann Roe', relationship: 'Stepdaughter', percentage: 100 }]);
    const none = mirror(family, JANE, []);
    for (const key of ['hasChildren', 'children', 'guardian', 'partnerSubstituteRule', 'childrenSubstituteRule'])
      expect(none).not.toHaveProperty(key);
  });

  it('leave out what holds a secret', () => {
    const executors = [{ fullName: 'Mary Poole', address: 'the PIN is 4821', relationship: 'Sister' }];
    expect(mirrored({ ...family, executors })).not.toHaveProperty('executors');
  });
});

describe('any answers', () => {
  it('mirrored there and back and there are what they were the first time', () => {
    fc.assert(
      fc.property(randomWill(TIDY), ({ answers }) => {
        const his = mirrored(answers);
        const hers = mirrored(his, giverIn(answers));
        expect(mirrored(hers)).toEqual(his);
      }),
      { numRuns: RUNS },
    );
  });

  it('never bring the giver’s own contacts, gifts, pets or wishes', () => {
    fc.assert(
      fc.property(randomWill(TIDY), ({ answers }) => {
        const seen = mirrored({
          ...answers,
          partner: { ...answers.partner, email: 'canary@secret.test', mobile: '0700 CANARY' },
          funeralWishes: 'canary of wishes',
          specificGifts: [{ description: 'canary of gifts', recipientName: 'Canary' }],
          pets: { description: 'canary' },
        });
        expect(JSON.stringify(seen)).not.toMatch(/canary/i);
      }),
      { numRuns: RUNS },
    );
  });
});
