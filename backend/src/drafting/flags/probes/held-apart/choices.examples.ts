import { BETHAN, CARYS, DAUGHTER, EMYR, GARETH, HOME_ADDRESS, MALI, RHYS, SON, SPOUSE } from '../testing/bases.ts';
import { probe, type ProbeGroup } from '../testing/probe.ts';

const IWAN = { fullName: 'Iwan Prosser', address: '20 Old Street, Ludlow, SY8 1NW', relationship: 'cousin' };
const home = (ownership: 'alone' | 'joint' | 'in_common') => ({
  isHomeowner: 'yes' as const,
  property: { address: HOME_ADDRESS, marketValue: 280_000, ownership },
});
const fromChildren = { beneficiaryType: 'children', childrenSubstituteRule: 'per_stirpes' } as const;
const lifeboats = { fullName: 'Coastal Lifeboat Society', address: '1 Quay Road, Poole, BH15 1HZ', percentage: 30, charity: true };

/** Choices that the wizard folds away. */
export const CHOICES: ProbeGroup = {
  R06: {
    raises: [probe('who is to be married takes nothing', 'single', { expectsToMarry: 'Huw Pritchard' })],
    silent: [
      probe('who is to be married has a share', 'single', {
        expectsToMarry: 'Huw Pritchard',
        equalShares: true,
        customBeneficiaries: [BETHAN, { fullName: 'Huw Pritchard', address: HOME_ADDRESS, relationship: 'fiancé' }],
      }),
    ],
  },
  R10: {
    raises: [
      probe('the fiancé is somebody else than the will expects', 'single', {
        expectsToMarry: 'Huw Pritchard',
        equalShares: true,
        customBeneficiaries: [BETHAN, { fullName: 'Aled Powell', address: '3 Ffordd Las, Rhyl, LL18 2DY', relationship: 'fiancé' }],
      }),
    ],
    silent: [
      probe('the bride whom the will expects is an executor', 'single', {
        expectsToMarry: 'Lowri Vaughan',
        executors: [BETHAN, { fullName: 'Lowri Vaughan', address: HOME_ADDRESS, relationship: 'fiancée' }],
      }),
    ],
  },
  R11: {
    raises: [probe('a marriage is expected: another one would still revoke', 'widow', { expectsToMarry: 'Huw Pritchard' })],
    silent: [probe('married, with an expectation of before', 'couple', { expectsToMarry: 'Huw Pritchard' })],
  },
  R15: {
    raises: [
      probe('the second guardian is an executor', 'young', {
        secondGuardian: { ...BETHAN },
        guardiansAct: 'instead',
      }),
    ],
    silent: [probe('the second guardian does nothing else', 'young', { secondGuardian: { ...IWAN }, guardiansAct: 'together' })],
  },
  R16: {
    raises: [probe('a second guardian with a blank name', 'young', { secondGuardian: { fullName: ' ' } })],
    silent: [
      probe('an aunt instead', 'young', { secondGuardian: { ...IWAN, relationship: 'great-aunt' }, guardiansAct: 'instead' }),
      probe('two grandparents together', 'young', {
        guardian: { fullName: 'Olwen Price', address: '2 Mill Lane, Cardiff, CF10 1AA', relationship: 'grandmother' },
        secondGuardian: { fullName: 'Alun Price', address: '2 Mill Lane, Cardiff, CF10 1AA', relationship: 'grandfather' },
        guardiansAct: 'together',
      }),
    ],
  },
  R17: {
    raises: [
      probe('a child of 12 in reserve', 'young', {
        reserveExecutors: [{ fullName: 'Rhys Hughes', address: HOME_ADDRESS, relationship: 'son' }],
      }),
    ],
    silent: [probe('a grown son in reserve', 'family', { reserveExecutors: [{ ...SON }] })],
  },
  R20: {
    raises: [
      probe('in reserve without an address', 'couple', { reserveExecutors: [{ fullName: 'Iwan Prosser', relationship: 'cousin' }] }),
    ],
    silent: [probe('in reserve with all that is asked', 'couple', { reserveExecutors: [{ ...IWAN }] })],
  },
  R21: {
    raises: [
      probe('the testator in reserve', 'family', { reserveExecutors: [{ fullName: 'Margaret Anne Hughes', address: HOME_ADDRESS }] }),
    ],
    silent: [
      probe('a granddaughter of that name in reserve', 'widow', {
        reserveExecutors: [{ fullName: 'Margaret Anne Hughes', address: '5 Hill View, Shrewsbury', relationship: 'granddaughter' }],
      }),
    ],
  },
  R22: {
    raises: [
      probe('a firm in reserve', 'single', {
        reserveExecutors: [{ fullName: 'Lloyd & Tanner LLP', address: '1 Market Square, Ludlow, SY8 1AT', relationship: 'solicitors' }],
      }),
    ],
    silent: [probe('a cousin in reserve', 'single', { reserveExecutors: [{ ...IWAN }] })],
  },
  R24: {
    raises: [
      probe('a home and a sum over the threshold', 'single', {
        isHomeowner: 'yes',
        property: { address: HOME_ADDRESS, marketValue: 290_000 },
        hasSpecificGifts: true,
        specificGifts: [{ amount: 60_000, recipientName: 'Ffion Morgan', recipientRelationship: 'niece' }],
      }),
    ],
    silent: [
      probe('a home and a sum below it', 'single', {
        isHomeowner: 'yes',
        property: { address: HOME_ADDRESS, marketValue: 250_000 },
        hasSpecificGifts: true,
        specificGifts: [{ amount: 10_000, recipientName: 'Ffion Morgan', recipientRelationship: 'niece' }],
      }),
    ],
  },
  R25: {
    raises: [
      probe('alone, but a half of it is given', 'family', {
        ...home('alone'),
        ...fromChildren,
        hasSpecificGifts: true,
        specificGifts: [{ description: 'my half share of our house', recipientName: 'Emyr Hughes', recipientRelationship: 'son' }],
      }),
    ],
    silent: [
      probe('alone, a husband, all to the children', 'family', { ...home('alone'), ...fromChildren }),
      probe('in common with a partner, all to the children', 'family', { ...home('in_common'), ...fromChildren }),
    ],
  },
  R35: {
    raises: [
      probe('two sums of a third of what is known', 'widow', {
        hasSpecificGifts: true,
        specificGifts: [
          { amount: 45_000, recipientName: 'Ffion Morgan', recipientRelationship: 'niece' },
          { amount: 35_000, recipientName: 'Iwan Prosser', recipientRelationship: 'cousin' },
        ],
      }),
    ],
    silent: [
      probe('sums for two grandchildren', 'widow', {
        hasSpecificGifts: true,
        specificGifts: [
          { amount: 2_000, recipientName: 'Elin Hughes', recipientRelationship: 'granddaughter' },
          { amount: 2_000, recipientName: 'Osian Hughes', recipientRelationship: 'grandson' },
        ],
      }),
    ],
  },
  R36: {
    raises: [
      probe('a sum for the grandchildren', 'widow', {
        hasSpecificGifts: true,
        specificGifts: [{ amount: 1_000, recipientName: 'Each of my grandchildren', recipientRelationship: 'grandchildren' }],
      }),
    ],
    silent: [
      probe('a sum for one grandchild, or else the other', 'widow', {
        hasSpecificGifts: true,
        specificGifts: [
          {
            amount: 1_000,
            recipientName: 'Elin Hughes',
            recipientRelationship: 'granddaughter',
            substituteName: 'Osian Hughes',
            substituteRelationship: 'grandson',
          },
        ],
      }),
    ],
  },
  R37: {
    raises: [
      probe('instead of a sister, a hospice that is not marked as a charity', 'single', {
        equalShares: true,
        customBeneficiaries: [{ ...BETHAN, substituteName: 'Severn Vale Hospice', substituteRelationship: 'hospice' }, GARETH],
      }),
    ],
    silent: [
      probe('a charity with its number', 'single', {
        customBeneficiaries: [
          { ...BETHAN, percentage: 70 },
          { ...lifeboats, charityNumber: '1098765' },
        ],
      }),
      probe('a charity as such has a flag of its own', 'single', { customBeneficiaries: [{ ...BETHAN, percentage: 70 }, lifeboats] }),
    ],
  },
  R44: {
    raises: [
      probe('a niece beside a brother who has a substitute', 'single', {
        equalShares: true,
        customBeneficiaries: [
          { ...GARETH, substituteName: 'Elin Hughes', substituteRelationship: 'niece' },
          { fullName: 'Ffion Morgan', address: '4 High Street, Ludlow, SY8 2BB', relationship: 'niece' },
        ],
      }),
    ],
    silent: [
      probe('brother and sister, each with a substitute', 'single', {
        equalShares: true,
        customBeneficiaries: [
          { ...GARETH, substituteName: 'Elin Hughes', substituteRelationship: 'niece' },
          { ...BETHAN, substituteName: 'Tomos Price', substituteRelationship: 'nephew' },
        ],
      }),
    ],
  },
  R45: {
    raises: [probe('everything in equal shares to one person', 'single', { equalShares: true, customBeneficiaries: [BETHAN] })],
    silent: [
      probe('everything to a sister, or else her son', 'single', {
        customBeneficiaries: [{ ...BETHAN, percentage: 100, substituteName: 'Tomos Price', substituteRelationship: 'nephew' }],
      }),
      probe('everything to a charity', 'single', { customBeneficiaries: [{ ...lifeboats, percentage: 100 }] }),
    ],
  },
  R53: {
    raises: [
      probe('a charity with a number', 'single', {
        customBeneficiaries: [
          { ...BETHAN, percentage: 70 },
          { ...lifeboats, charityNumber: '1098765' },
        ],
      }),
      probe('a sum for a charity without a number', 'widow', {
        hasSpecificGifts: true,
        specificGifts: [{ amount: 500, recipientName: 'Ludlow Food Bank', charity: true }],
      }),
    ],
    silent: [
      probe('brother and sister', 'single', {}),
      probe('a gift to a charity, then no gifts after all', 'widow', {
        hasSpecificGifts: false,
        specificGifts: [{ amount: 500, recipientName: 'Ludlow Food Bank', charity: true }],
      }),
    ],
  },
  R54: {
    raises: [
      probe('two small children at 25, after the partner', 'young', { childrenAge: '25' }),
      probe('two small children at 21', 'young', { ...fromChildren, childrenAge: '21' }),
    ],
    silent: [
      probe('two small children at 18', 'young', { childrenAge: '18' }),
      probe('an age of before, all in shares now', 'single', { childrenAge: '25', children: [RHYS, MALI] }),
    ],
  },
  R19: {
    raises: [
      probe('one executor and another in reserve, small children', 'young', { executors: [SPOUSE], reserveExecutors: [{ ...BETHAN }] }),
    ],
    silent: [probe('two executors and another in reserve, small children', 'young', { reserveExecutors: [{ ...GARETH }] })],
  },
  R07: {
    raises: [
      probe('equal shares leave a daughter out', 'widow', {
        beneficiaryType: 'custom',
        equalShares: true,
        children: [CARYS, EMYR],
        childrenSubstituteRule: 'per_stirpes',
        customBeneficiaries: [SON, BETHAN],
      }),
    ],
    silent: [
      probe('equal shares for both children', 'widow', {
        beneficiaryType: 'custom',
        equalShares: true,
        childrenSubstituteRule: 'per_stirpes',
        customBeneficiaries: [SON, DAUGHTER],
      }),
    ],
  },
};
