import { BETHAN, CARYS, DAUGHTER, EMYR, GARETH, HOME_ADDRESS, MALI, RHYS, SON } from './testing/bases.ts';
import { probe, type ProbeGroup } from './testing/probe.ts';

const OWEN = { fullName: 'Owen Price', address: '2 Mill Lane, Cardiff, CF10 1AA', relationship: 'nephew' };
const FRIEND = { fullName: 'Ffion Morgan', address: '4 High Street, Ludlow, SY8 2BB', relationship: 'friend' };
const RESCUE = { fullName: 'Teme Valley Rescue', address: '3 Dinham, Ludlow, SY8 1EJ', charity: true };
const fromChildren = { beneficiaryType: 'children', childrenSubstituteRule: 'per_stirpes' } as const;
const home = (ownership: 'alone' | 'joint' | 'in_common', marketValue = 280_000) => ({
  isHomeowner: 'yes' as const,
  property: { address: HOME_ADDRESS, marketValue, ownership },
});
/** [pounds, name, relationship] */
const sums = (...gifts: readonly (readonly [number, string, string])[]) => ({
  hasSpecificGifts: true,
  specificGifts: gifts.map(([amount, recipientName, recipientRelationship]) => ({ amount, recipientName, recipientRelationship })),
});

/** Choices about shares, sums, charities and the home. */
export const CHOICES_OF_THINGS: ProbeGroup = {
  R07: {
    raises: [
      probe('equal shares leave a son out', 'widow', {
        beneficiaryType: 'custom',
        equalShares: true,
        childrenSubstituteRule: 'per_stirpes',
        customBeneficiaries: [DAUGHTER, BETHAN],
      }),
      probe('a charity takes all, the children nothing', 'widow', {
        beneficiaryType: 'custom',
        customBeneficiaries: [{ ...RESCUE, percentage: 100 }],
      }),
    ],
    silent: [
      probe('equal shares for both children and a charity', 'widow', {
        beneficiaryType: 'custom',
        equalShares: true,
        childrenSubstituteRule: 'per_stirpes',
        customBeneficiaries: [DAUGHTER, SON, RESCUE],
      }),
      probe('a sum for one child and all the rest to the other', 'widow', {
        beneficiaryType: 'custom',
        childrenSubstituteRule: 'per_stirpes',
        customBeneficiaries: [{ ...DAUGHTER, percentage: 100 }],
        ...sums([20_000, 'Emyr Hughes', 'son']),
      }),
    ],
  },
  R24: {
    raises: [
      probe('sums alone over the threshold', 'single', sums([200_000, 'Ffion Morgan', 'niece'], [150_000, 'Owen Price', 'nephew'])),
      probe('a home, a sum and a sum in words', 'single', {
        ...home('alone', 250_000),
        hasSpecificGifts: true,
        specificGifts: [
          { amount: 50_000, recipientName: 'Ffion Morgan', recipientRelationship: 'niece' },
          { description: 'the sum of £40,000', recipientName: 'Owen Price', recipientRelationship: 'nephew' },
        ],
      }),
    ],
    silent: [
      probe('small sums and no home', 'single', sums([500, 'Ffion Morgan', 'niece'], [500, 'Owen Price', 'nephew'])),
      probe('a home for the children and a sum', 'widow', sums([15_000, 'Ffion Morgan', 'niece'])),
    ],
  },
  R25: {
    raises: [
      probe('not said, a husband, all to the children', 'family', fromChildren),
      probe('jointly with a partner, all to the children', 'family', { ...home('joint'), ...fromChildren }),
      probe('alone, but “our home” is mentioned', 'single', {
        ...home('alone'),
        hasSpecificGifts: true,
        specificGifts: [
          { description: 'the clock in our home, which we own together', recipientName: 'Owen Price', recipientRelationship: 'nephew' },
        ],
      }),
    ],
    silent: [
      probe('alone, single, two sums', 'single', { ...home('alone'), ...sums([500, 'Owen Price', 'nephew']) }),
      probe('a share, single, to brother and sister', 'single', home('in_common')),
      probe('alone, a partner without marriage, all to the children', 'family', {
        isMarried: 'no',
        livesWithPartner: 'yes',
        ...home('alone'),
        ...fromChildren,
      }),
      probe('alone, a widow', 'widow', home('alone')),
    ],
  },
  R35: {
    raises: [
      probe('a sum and nothing known to pay it from', 'single', sums([10_000, 'Ffion Morgan', 'niece'])),
      probe('one sum of half the home', 'widow', sums([120_000, 'Ffion Morgan', 'niece'])),
    ],
    silent: [
      probe('a sum of a tenth of the home', 'widow', sums([24_000, 'Ffion Morgan', 'niece'])),
      probe('sums, then no gifts after all', 'single', { ...sums([90_000, 'Ffion Morgan', 'niece']), hasSpecificGifts: false }),
    ],
  },
  R36: {
    raises: [
      probe('a sum for two people', 'widow', sums([2_000, 'Elin and Osian Hughes', 'grandchildren'])),
      probe('or else her children', 'single', {
        equalShares: true,
        customBeneficiaries: [{ ...BETHAN, substituteName: 'Her children', substituteRelationship: 'nieces and nephews' }, GARETH],
      }),
    ],
    silent: [
      probe('two sums for two people', 'widow', sums([2_000, 'Elin Hughes', 'granddaughter'], [2_000, 'Osian Hughes', 'grandson'])),
      probe('or else her son', 'single', {
        equalShares: true,
        customBeneficiaries: [{ ...BETHAN, substituteName: 'Owen Price', substituteRelationship: 'nephew' }, GARETH],
      }),
    ],
  },
  R37: {
    raises: [
      probe('a sum for a hospice that is not marked as a charity', 'widow', sums([500, 'St Michael’s Hospice', 'hospice'])),
      probe('after the partner, to an animal sanctuary', 'couple', {
        equalSubstitutes: true,
        customSubstitutes: [
          { fullName: 'Bethan Price', relationship: 'sister' },
          { fullName: 'Hillside Animal Sanctuary', relationship: 'charity' },
        ],
      }),
    ],
    silent: [
      probe('a charity in equal shares, with its number', 'single', {
        equalShares: true,
        customBeneficiaries: [BETHAN, { ...RESCUE, charityNumber: '1123458' }],
      }),
      probe('a gift to a charity, with its number', 'widow', {
        hasSpecificGifts: true,
        specificGifts: [{ amount: 250, recipientName: 'Teme Valley Rescue', charity: true, charityNumber: '1123458' }],
      }),
      probe('a charity after the partner', 'couple', {
        customSubstitutes: [
          { fullName: 'Bethan Price', relationship: 'sister', percentage: 50 },
          { fullName: 'Teme Valley Rescue', charity: true, percentage: 50 },
        ],
      }),
      probe('a nephew as substitute of a sister', 'single', {
        equalShares: true,
        customBeneficiaries: [{ ...BETHAN, substituteName: 'Owen Price', substituteRelationship: 'nephew' }, GARETH],
      }),
    ],
  },
  R44: {
    raises: [
      probe('three relatives in equal shares', 'single', { equalShares: true, customBeneficiaries: [BETHAN, GARETH, OWEN] }),
      probe('a sister without a substitute beside a friend with one', 'single', {
        customBeneficiaries: [
          { ...BETHAN, percentage: 50 },
          { ...FRIEND, percentage: 50, substituteName: 'Gwilym Rees', substituteRelationship: 'her husband' },
        ],
      }),
    ],
    silent: [
      probe('a sister or else her son, beside a charity', 'single', {
        customBeneficiaries: [
          { ...BETHAN, percentage: 60, substituteName: 'Owen Price', substituteRelationship: 'nephew' },
          { ...RESCUE, percentage: 40 },
        ],
      }),
      probe('friends and a charity in equal shares', 'single', { equalShares: true, customBeneficiaries: [FRIEND, RESCUE] }),
    ],
  },
  R45: {
    raises: [
      probe('everything to a friend, 100 in 100', 'single', { customBeneficiaries: [{ ...FRIEND, percentage: 100 }] }),
      probe('everything to one person in equal shares after the partner', 'couple', {
        equalSubstitutes: true,
        customSubstitutes: [{ fullName: 'Bethan Price', relationship: 'sister' }],
      }),
    ],
    silent: [
      probe('everything to a friend, or else her husband', 'single', {
        customBeneficiaries: [{ ...FRIEND, percentage: 100, substituteName: 'Gwilym Rees', substituteRelationship: 'her husband' }],
      }),
      probe('after the partner to a charity', 'couple', {
        customSubstitutes: [{ fullName: 'Teme Valley Rescue', charity: true, percentage: 100 }],
      }),
      probe('a child or else a grandchild, whatever the rule was', 'widow', {
        beneficiaryType: 'custom',
        equalShares: true,
        childrenSubstituteRule: 'lapse',
        customBeneficiaries: [
          { ...DAUGHTER, substituteName: 'Elin Hughes', substituteRelationship: 'granddaughter' },
          { ...SON, substituteName: 'Osian Hughes', substituteRelationship: 'grandson' },
        ],
      }),
      probe('equal shares of brother and sister', 'single', { equalShares: true, customBeneficiaries: [BETHAN, GARETH] }),
    ],
  },
  R53: {
    raises: [
      probe('a charity without a number', 'single', { equalShares: true, customBeneficiaries: [BETHAN, RESCUE] }),
      probe('a charity after the partner', 'couple', {
        customSubstitutes: [{ fullName: 'Teme Valley Rescue', charity: true, percentage: 100 }],
      }),
      probe('a Scottish charity', 'single', {
        equalShares: true,
        customBeneficiaries: [BETHAN, { ...RESCUE, charityNumber: 'SC012345' }],
      }),
      probe('a thing for a charity', 'widow', {
        hasSpecificGifts: true,
        specificGifts: [{ description: 'my piano', recipientName: 'Teme Valley Rescue', charity: true, charityNumber: '1123458' }],
      }),
    ],
    silent: [
      probe('a friend', 'single', { equalShares: true, customBeneficiaries: [BETHAN, FRIEND] }),
      probe('a charity of a branch that was left', 'widow', { customBeneficiaries: [{ ...RESCUE, percentage: 100 }] }),
      probe('substitutes of a branch that was left', 'family', {
        customSubstitutes: [{ fullName: 'Teme Valley Rescue', charity: true, percentage: 100 }],
      }),
      probe('a charity in the wishes only', 'single', { funeralWishes: 'No flowers. Donations to Teme Valley Rescue, please.' }),
    ],
  },
  R54: {
    raises: [
      probe('one at 12 and one grown, at 25', 'widow', { children: [CARYS, RHYS], childrenAge: '25' }),
      probe('after a partner without marriage, at 21', 'young', { isMarried: 'no', livesWithPartner: 'yes', childrenAge: '21' }),
      probe('only those who survive, at 25', 'young', {
        beneficiaryType: 'children',
        childrenSubstituteRule: 'surviving_children',
        childrenAge: '25',
      }),
      probe('an only child, at 21', 'widow', { childrenCount: 1, children: [MALI], childrenAge: '21' }),
    ],
    silent: [
      probe('nothing said', 'young', {}),
      probe('at 18, children first', 'young', { ...fromChildren, childrenAge: '18' }),
      probe('an age of before, friends after the partner now', 'young', {
        childrenAge: '25',
        partnerSubstituteRule: 'custom',
        customSubstitutes: [{ fullName: 'Bethan Price', relationship: 'sister', percentage: 100 }],
      }),
      probe('an age of before, no children', 'couple', { childrenAge: '21', children: [EMYR] }),
    ],
  },
};
