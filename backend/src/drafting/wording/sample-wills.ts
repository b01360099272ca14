import type { WillAnswers } from '@willow/contracts';
import {
  PARTNER,
  MINOR,
  ADULT,
  SON,
  LATE,
  FIRST,
  SECOND,
  GUARDIAN,
  at,
  equal,
  CHARITY,
  SUBSTITUTE,
  BODY_INSTEAD,
  FRIEND_60,
  CHARITY_40,
  SINGLE,
  MARRIED,
  UNMARRIED,
  PARENT,
  children,
  shares,
  GIFTS,
  HOME,
  PETS,
  DIGITAL,
  sample,
  inOrder,
  type SampleWill,
} from './sample-people.ts';

const HEIR = { fullName: 'The Recipient', relationship: 'niece' };
const OTHER_HEIR = { fullName: 'The Other Recipient', relationship: 'friend' };
const BODY_HEIR = { fullName: 'The Charity', relationship: 'charity' };
const homeTo = (
  ownership: 'alone' | 'joint' | 'in_common' | undefined,
  homeMortgage: 'taken' | 'paid',
  homeIfSold: 'replaced' | 'fails',
  ...homeTakers: NonNullable<WillAnswers['homeTakers']>
): WillAnswers => ({
  ...SINGLE,
  isHomeowner: 'yes',
  property: { ...HOME.property, ownership },
  homeTakers,
  homeMortgage,
  homeIfSold,
});

/** Every clause in every form that it can take. A test finds wording that no sample shows. */
export const SAMPLE_WILLS: readonly SampleWill[] = [
  sample('everything that can be in a will: partner, then children; guardian, gifts, home, funeral wishes', {
    ...MARRIED,
    ...GIFTS,
    ...HOME,
    hasChildren: 'yes',
    childrenCount: 2,
    children: [MINOR, ADULT],
    guardian: GUARDIAN,
    executors: [FIRST, SECOND],
    partnerSubstituteRule: 'children',
    funeralWishes: 'No flowers.\n\nA walk by the sea.',
  }),
  sample(
    'a will kept in another country; executors in order; a home and no gifts',
    { ...MARRIED, ...HOME, partnerSubstituteRule: 'intestacy', executors: [FIRST, SECOND, GUARDIAN] },
    { settings: { executors: 'in-order', keepsWillIn: 'Spain' } },
  ),
  sample(
    'partner, then children who are not born yet; two executors in order',
    { ...MARRIED, partnerSubstituteRule: 'children', executors: [FIRST, SECOND] },
    inOrder,
  ),
  sample('children, one of whom has died and left children', children('per_stirpes', { lateChildren: [LATE] })),
  sample('partner without a marriage, then the intestacy rules', {
    ...UNMARRIED,
    partnerSubstituteRule: 'intestacy',
  }),
  sample('a marriage to the partner expected', { ...UNMARRIED, partnerSubstituteRule: 'intestacy', expectsToMarry: PARTNER.fullName }),
  sample('partner, then substitutes: a child and others', {
    ...MARRIED,
    hasChildren: 'yes',
    childrenCount: 2,
    children: [ADULT, SON],
    partnerSubstituteRule: 'custom',
    customSubstitutes: [
      { fullName: ADULT.fullName, relationship: 'daughter', percentage: 30 },
      { fullName: SON.fullName, relationship: 'son', percentage: 30 },
      { fullName: 'The Friend', relationship: 'friend', percentage: 40 },
    ],
  }),
  sample('partner, then one substitute', {
    ...MARRIED,
    partnerSubstituteRule: 'custom',
    customSubstitutes: [{ fullName: 'The Charity', relationship: 'charity', percentage: 100 }],
  }),
  sample('partner, then one child', {
    ...MARRIED,
    hasChildren: 'yes',
    childrenCount: 1,
    children: [ADULT],
    partnerSubstituteRule: 'custom',
    customSubstitutes: [{ fullName: ADULT.fullName, relationship: 'daughter', percentage: 100 }],
  }),
  sample('children, their descendants in their place', children('per_stirpes')),
  sample('children who survive', children('surviving_children')),
  sample('children at 25, their descendants in their place', children('per_stirpes', { childrenAge: '25' })),
  sample('children at 21 who survive', children('surviving_children', { childrenAge: '21' })),
  sample('children, a lost share by the intestacy rules; a guardian', children('lapse', { children: [MINOR, SON], guardian: GUARDIAN })),
  sample('an organisation alone', { ...SINGLE, customBeneficiaries: [{ ...CHARITY_40, percentage: 100 }] }),
  sample('shares, nobody a child; gifts and no home', { ...SINGLE, ...GIFTS, customBeneficiaries: [FRIEND_60, CHARITY_40] }),
  sample('sums of money and no things', {
    ...SINGLE,
    hasSpecificGifts: true,
    specificGifts: [{ recipientName: 'The Recipient', recipientRelationship: 'niece', amount: 1000 }],
  }),
  sample('a tenth to a charity', {
    ...SINGLE,
    hasSpecificGifts: true,
    specificGifts: [{ recipientName: 'The Charity', charity: true, charityNumber: '202918', tenth: true }],
  }),
  sample(
    'shares, children with descendants in their place',
    shares('per_stirpes', at(ADULT.fullName, 'daughter', 30), at(SON.fullName, 'son', 30), CHARITY_40),
  ),
  sample(
    'shares, children to the other children',
    shares('surviving_children', at(ADULT.fullName, 'daughter', 30), at(SON.fullName, 'son', 30), CHARITY_40),
  ),
  sample('shares, one child alone under that rule', shares('surviving_children', at(ADULT.fullName, 'daughter', 60), CHARITY_40)),
  sample(
    'shares, children by the intestacy rules',
    shares('lapse', at(ADULT.fullName, 'daughter', 30), at(SON.fullName, 'son', 30), CHARITY_40),
  ),
  sample('shares, children only, by the intestacy rules', shares('lapse', at(ADULT.fullName, 'daughter', 50), at(SON.fullName, 'son', 50))),
  sample('equal shares; one has a substitute', {
    ...shares('surviving_children', equal(ADULT.fullName, 'daughter'), equal(SON.fullName, 'son'), {
      ...equal('The Friend', 'friend'),
      ...SUBSTITUTE,
    }),
    equalShares: true,
  }),
  sample('equal shares, a child by the intestacy rules', {
    ...shares('lapse', equal(ADULT.fullName, 'daughter'), equal('The Friend', 'friend')),
    equalShares: true,
  }),
  sample('partner, then equal shares', {
    ...MARRIED,
    partnerSubstituteRule: 'custom',
    equalSubstitutes: true,
    customSubstitutes: ['The Friend', 'The Neighbour'].map((fullName) => ({ fullName, relationship: 'friend' })),
  }),
  sample('shares, two of them with substitutes', {
    ...SINGLE,
    customBeneficiaries: [
      { ...FRIEND_60, ...SUBSTITUTE },
      { ...CHARITY_40, ...SUBSTITUTE },
    ],
  }),
  sample('shares, two people with substitutes', {
    ...SINGLE,
    customBeneficiaries: [
      { ...FRIEND_60, ...SUBSTITUTE },
      { ...at('The Neighbour', 'friend', 40), ...SUBSTITUTE },
    ],
  }),
  sample('shares, an organisation with a substitute', { ...SINGLE, customBeneficiaries: [FRIEND_60, { ...CHARITY_40, ...SUBSTITUTE }] }),
  sample('shares, an organisation in place of a person', {
    ...SINGLE,
    customBeneficiaries: [{ ...FRIEND_60, ...BODY_INSTEAD }, CHARITY_40],
  }),
  sample('shares, an organisation in place of another', {
    ...SINGLE,
    customBeneficiaries: [FRIEND_60, { ...CHARITY_40, ...BODY_INSTEAD }],
  }),
  sample('shares, charities among them, and a gift to one', {
    ...SINGLE,
    customBeneficiaries: [FRIEND_60, { ...CHARITY, percentage: 40 }],
    hasSpecificGifts: true,
    specificGifts: [{ recipientName: 'The Other Charity', charity: true, description: 'the sum of £1,000' }],
  }),
  sample('everything to one charity', { ...SINGLE, customBeneficiaries: [{ ...CHARITY, percentage: 100 }] }),
  sample('everything to one person, or a substitute', {
    ...SINGLE,
    customBeneficiaries: [{ ...at('The Friend', 'friend', 100), ...SUBSTITUTE }],
  }),
  sample('everything to one person, or an organisation', {
    ...SINGLE,
    customBeneficiaries: [{ ...at('The Friend', 'friend', 100), ...BODY_INSTEAD }],
  }),
  sample('everything to an organisation, or a substitute', {
    ...SINGLE,
    customBeneficiaries: [{ ...CHARITY_40, percentage: 100, ...SUBSTITUTE }],
  }),
  sample('everything to an organisation, or another', {
    ...SINGLE,
    customBeneficiaries: [{ ...CHARITY_40, percentage: 100, ...BODY_INSTEAD }],
  }),
  sample('a gift that goes to somebody else if the first one does not survive', {
    ...SINGLE,
    hasSpecificGifts: true,
    specificGifts: [{ recipientName: 'The Recipient', recipientRelationship: 'niece', description: 'my piano', ...SUBSTITUTE }],
  }),
  sample('a sum of money; gifts that go to somebody else if the first one is gone', {
    ...SINGLE,
    hasSpecificGifts: true,
    specificGifts: [
      { recipientName: 'The Recipient', recipientRelationship: 'niece', amount: 5000, ...SUBSTITUTE },
      { recipientName: 'The Charity', recipientRelationship: 'charity', description: 'my piano', ...SUBSTITUTE },
    ],
  }),
  sample('pets with a sum, and digital files', { ...SINGLE, pets: { ...PETS, amount: 2000 }, digital: DIGITAL }),
  sample('pets and digital files, gifts and a home beside them', { ...SINGLE, ...GIFTS, ...HOME, pets: PETS, digital: DIGITAL }),
  sample('pets to an organisation', { ...SINGLE, pets: { ...PETS, carerName: 'The Charity', carerRelationship: 'charity' } }),
  sample('digital files to an organisation', { ...SINGLE, digital: { recipientName: 'The Museum', recipientRelationship: 'charity' } }),
  ...(['alone', 'joint', 'in_common'] as const).flatMap((ownership) => [
    sample(`a home, owned ${ownership}`, { ...SINGLE, ...HOME, property: { ...HOME.property, ownership } }),
    sample(`a home, owned ${ownership}, and gifts`, { ...SINGLE, ...GIFTS, ...HOME, property: { ...HOME.property, ownership } }),
  ]),
  ...(['together', 'instead'] as const).map((guardiansAct) =>
    sample(`two guardians, ${guardiansAct}`, {
      ...children('per_stirpes', { children: [MINOR, SON] }),
      guardian: GUARDIAN,
      secondGuardian: SECOND,
      guardiansAct,
    }),
  ),
  sample('one executor and two in reserve', { ...SINGLE, reserveExecutors: [SECOND, GUARDIAN] }),
  sample('two executors and one in reserve', { ...SINGLE, executors: [FIRST, SECOND], reserveExecutors: [GUARDIAN] }),
  sample('three executors and one in reserve', {
    ...SINGLE,
    executors: [FIRST, SECOND, GUARDIAN],
    reserveExecutors: [{ fullName: 'The Reserve Executor' }],
  }),
  sample('a professional executor', { ...SINGLE, executors: [{ ...FIRST, professional: true }] }),
  sample('professionals among executors and reserves', {
    ...SINGLE,
    executors: [FIRST, { ...SECOND, professional: true }],
    reserveExecutors: [{ ...GUARDIAN, professional: true }],
  }),
  sample('shares, of which their own children take two', {
    ...SINGLE,
    customBeneficiaries: [
      { ...at('The Sister', 'sister', 40), ownChildren: true },
      { ...at('The Brother', 'brother', 30), ownChildren: true },
      at('The Friend', 'friend', 30),
    ],
  }),
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
  sample('everything to one person', SINGLE),
  sample('a partner without marriage who is not first', { ...SINGLE, livesWithPartner: 'yes', partner: PARTNER }),
  sample('everything to one child, descendants in their place', shares('per_stirpes', at(ADULT.fullName, 'daughter', 100))),
  sample('everything to one child, whose descendants do not take', shares('surviving_children', at(ADULT.fullName, 'daughter', 100))),
  sample('everything to one child, else by the intestacy rules', shares('lapse', at(ADULT.fullName, 'daughter', 100))),
  sample(
    'no date of birth; an executor without address and relationship',
    { ...SINGLE, executors: [{ fullName: 'The Executor' }] },
    { testator: { dob: null } },
  ),
];
