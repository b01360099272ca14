import {
  PARTNER,
  MINOR,
  OTHER_MINOR,
  OWN_GUARDIAN,
  OWN_SECOND,
  ADULT,
  FIRST,
  SECOND,
  GUARDIAN,
  at,
  SINGLE,
  MARRIED,
  PARENT,
  children,
  shares,
  GIFTS,
  HEIR,
  OTHER_HEIR,
  BODY_HEIR,
  BODY_INSTEAD,
  CHARITY_40,
  FRIEND_60,
  SUBSTITUTE,
  SECOND_AND_THIRD,
  homeTo,
  lent,
  sample,
  type SampleWill,
} from './sample-answers.ts';

/** What people choose that the wizard folds away, beyond who takes a share. */
export const CHOICE_SAMPLES: readonly SampleWill[] = [
  sample('a guardian of all, and another one of one child', {
    ...children('per_stirpes', { children: [{ ...MINOR, ...OWN_GUARDIAN }, OTHER_MINOR] }),
    guardian: GUARDIAN,
  }),
  ...(['together', 'instead'] as const).map((guardiansAct) =>
    sample(`two guardians of all and two of each of two children, ${guardiansAct}`, {
      ...children('per_stirpes', {
        children: [MINOR, OTHER_MINOR].map((child) => ({ ...child, ...OWN_GUARDIAN, ...OWN_SECOND, guardiansAct })),
      }),
      guardian: GUARDIAN,
      secondGuardian: SECOND,
      guardiansAct,
    }),
  ),
  sample('shares, of which their own children take two', {
    ...SINGLE,
    customBeneficiaries: [
      { ...at('The Sister', 'sister', 40), ownChildren: true },
      { ...at('The Brother', 'brother', 30), ownChildren: true },
      at('The Friend', 'friend', 30),
    ],
  }),
  ...(['in_order', 'equally'] as const).flatMap((substitutesTake) => [
    sample(`shares, several in the place of one and one in the place of another, ${substitutesTake}`, {
      ...SINGLE,
      customBeneficiaries: [
        { ...FRIEND_60, ...SUBSTITUTE, ...SECOND_AND_THIRD, substitutesTake },
        { ...at('The Neighbour', 'friend', 40), ...SUBSTITUTE },
      ],
    }),
    sample(`shares, several in the place of one, ${substitutesTake}`, {
      ...SINGLE,
      customBeneficiaries: [{ ...FRIEND_60, ...SUBSTITUTE, ...SECOND_AND_THIRD, substitutesTake }, at('The Neighbour', 'friend', 40)],
    }),
    sample(`shares, several in the place of an organisation, an organisation among them, ${substitutesTake}`, {
      ...SINGLE,
      customBeneficiaries: [
        { ...CHARITY_40, ...BODY_INSTEAD, ...SECOND_AND_THIRD, substitutesTake },
        { ...at('The Neighbour', 'friend', 60), ...BODY_INSTEAD },
      ],
    }),
    sample(`everything to one person, or several, ${substitutesTake}`, {
      ...SINGLE,
      customBeneficiaries: [{ ...at('The Friend', 'friend', 100), ...SUBSTITUTE, ...SECOND_AND_THIRD, substitutesTake }],
    }),
    sample(`everything to an organisation, or several, ${substitutesTake}`, {
      ...SINGLE,
      customBeneficiaries: [{ ...CHARITY_40, percentage: 100, ...BODY_INSTEAD, ...SECOND_AND_THIRD, substitutesTake }],
    }),
    sample(`gifts that go to several if the first one is gone, ${substitutesTake}`, {
      ...SINGLE,
      hasSpecificGifts: true,
      specificGifts: [
        {
          recipientName: 'The Recipient',
          recipientRelationship: 'niece',
          amount: 5000,
          ...SUBSTITUTE,
          ...SECOND_AND_THIRD,
          substitutesTake,
        },
        {
          recipientName: 'The Charity',
          recipientRelationship: 'charity',
          description: 'my piano',
          ...BODY_INSTEAD,
          ...SECOND_AND_THIRD,
          substitutesTake,
        },
      ],
    }),
  ]),
  sample('children at 21, others and sums of money at 25', children('per_stirpes', { ...GIFTS, childrenAge: '21', sharesAge: '25' })),
  sample('partner, then children at once and others at 30', {
    ...MARRIED,
    ...PARENT,
    isMarried: 'yes',
    beneficiaryType: 'partner',
    partnerSubstituteRule: 'children',
    sharesAge: '30',
  }),
  sample('partner, then equal shares at 21', {
    ...MARRIED,
    partnerSubstituteRule: 'custom',
    equalSubstitutes: true,
    customSubstitutes: ['The Friend', 'The Neighbour'].map((fullName) => ({ fullName, relationship: 'friend' })),
    sharesAge: '21',
  }),
  sample('everything to one person at 25; sums of money', { ...SINGLE, ...GIFTS, sharesAge: '25' }),
  sample('sums of money at 25 and the intestacy rules', { ...MARRIED, ...GIFTS, partnerSubstituteRule: 'intestacy', sharesAge: '25' }),
  sample('partner, then children; a last resort in shares', {
    ...MARRIED,
    ...PARENT,
    isMarried: 'yes',
    beneficiaryType: 'partner',
    partnerSubstituteRule: 'children',
    lastResort: [
      { fullName: 'The Friend', relationship: 'friend', percentage: 60, ownChildren: true },
      { fullName: 'The Neighbour', relationship: 'friend', percentage: 40 },
    ],
  }),
  sample('shares, a child by the intestacy rules; a last resort in equal shares, an organisation among them', {
    ...shares('lapse', at(ADULT.fullName, 'daughter', 60), at('The Friend', 'friend', 40)),
    equalLastResort: true,
    lastResort: [
      { fullName: 'The Neighbour', relationship: 'friend' },
      { fullName: 'The Other Body', relationship: 'charity' },
    ],
  }),
  sample('everything to one person; one person as a last resort', {
    ...SINGLE,
    lastResort: [{ fullName: 'The Neighbour', relationship: 'friend', percentage: 100 }],
  }),
  sample('everything to one person, their own children in their place; a charity as a last resort', {
    ...SINGLE,
    customBeneficiaries: [{ ...at('The Friend', 'friend', 100), ownChildren: true }],
    lastResort: [{ fullName: 'The Charity', percentage: 100, charity: true, charityNumber: '1234567' }],
  }),
  sample('children who survive; an organisation as a last resort', {
    ...children('surviving_children'),
    lastResort: [{ fullName: 'The Other Body', relationship: 'charity', percentage: 100 }],
  }),
  sample('what is in the home to the partner', { ...MARRIED, partnerSubstituteRule: 'intestacy', contents: 'partner' }),
  sample('what is in the home to the children, gifts beside it', { ...PARENT, ...GIFTS, contents: 'children' }),
  sample('what is in the home to the partner, or else to the children', {
    ...PARENT,
    isMarried: 'yes',
    partner: PARTNER,
    executors: [FIRST, SECOND],
    contents: 'both',
  }),
  sample('what is in the home to an only child', { ...PARENT, childrenCount: 1, children: [ADULT], contents: 'children' }),
  sample('the home to one person, with its mortgage; owned alone', homeTo('alone', 'taken', 'fails', HEIR)),
  sample(
    'the home to two people, its mortgage paid, or a later home; owned jointly',
    homeTo('joint', 'paid', 'replaced', HEIR, OTHER_HEIR),
  ),
  sample('a share of the home to a person and an organisation, gifts beside it', {
    ...homeTo('in_common', 'taken', 'fails', HEIR, BODY_HEIR),
    ...GIFTS,
  }),
  sample('the home to an organisation', homeTo(undefined, 'paid', 'fails', BODY_HEIR)),
  sample('organ donation wanted, a funeral plan, and wishes', {
    ...SINGLE,
    organDonation: 'donate',
    funeralPlan: { provider: 'The Funeral Director', planNumber: '1234567' },
    funeralWishes: 'No flowers.',
  }),
  sample('organ donation refused, and no wishes', { ...SINGLE, organDonation: 'refuse' }),
  sample('reasons for leaving somebody out', { ...SINGLE, leftOut: [{ fullName: 'The Son', reason: 'We have not spoken since 2011.' }] }),
  sample('reasons for leaving two people out, and two executors', {
    ...SINGLE,
    executors: [FIRST, SECOND],
    leftOut: [
      { fullName: 'The Son', reason: 'We have not spoken since 2011.' },
      { fullName: 'The Grown Child', reason: 'I helped her with her home.' },
    ],
  }),
  sample('a sum for each grandchild at 18', { ...PARENT, grandchildren: { amount: 1000, age: '18' } }),
  sample('a sum for each grandchild at 25, of somebody whose children have died', {
    ...SINGLE,
    lateChildren: [{ fullName: 'The Late Child', leftChildren: 'yes' }],
    grandchildren: { amount: 1, age: '25' },
  }),
  sample('a part for nephews and nieces at 21; gifts and shares at 25', {
    ...SINGLE,
    ...GIFTS,
    sharesAge: '25',
    nephewsAndNieces: { percentage: 10, age: '21' },
  }),
  sample('a part for grandchildren, and a sum for each nephew and niece at 25; children at 21', {
    ...children('per_stirpes'),
    childrenAge: '21',
    grandchildren: { percentage: 10, age: '18' },
    nephewsAndNieces: { amount: 500, age: '25' },
  }),
  sample('a part for nephews and nieces', { ...SINGLE, nephewsAndNieces: { percentage: 10, age: '18' } }),
  sample('sums for grandchildren at 21 and for nephews and nieces at 25', {
    ...PARENT,
    grandchildren: { amount: 1000, age: '21' },
    nephewsAndNieces: { amount: 500, age: '25' },
  }),
  sample('a loan that is forgiven', { ...SINGLE, loans: [lent('The Nephew', 'nephew', 'forgiven')] }),
  sample('loans that are forgiven, and one that is counted', {
    ...children('per_stirpes'),
    loans: [
      lent('The Nephew', 'nephew', 'forgiven'),
      lent('The Friend', 'friend', 'forgiven'),
      lent(ADULT.fullName, 'daughter', 'counted'),
    ],
  }),
  sample('a loan that is counted, what is more than the share to be paid back', {
    ...children('per_stirpes'),
    loans: [{ ...lent(ADULT.fullName, 'daughter', 'counted'), payBack: true }],
  }),
  sample('loans that are counted, of which one may have to be paid back', {
    ...shares('per_stirpes', at(ADULT.fullName, 'daughter', 60), at('The Friend', 'friend', 40)),
    loans: [{ ...lent(ADULT.fullName, 'daughter', 'counted'), payBack: true }, lent('The Friend', 'friend', 'counted')],
  }),
];
