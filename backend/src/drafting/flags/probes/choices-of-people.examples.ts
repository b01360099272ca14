import { BETHAN, GARETH, HOME_ADDRESS, MALI, RHYS, SON, SPOUSE } from './testing/bases.ts';
import { probe, type ProbeGroup } from './testing/probe.ts';

const TOM = { fullName: 'Tom Lee', address: '8 Bull Ring, Ludlow, SY8 1AD', relationship: 'fiancé' };
const NERYS = { fullName: 'Nerys Watkin', address: '17 Corve Street, Ludlow, SY8 1DA', relationship: 'cousin' };
const FIRM = { fullName: 'Barclays Trust Company Ltd', address: '1 Churchill Place, London, E14 5HP', relationship: 'bank' };

const own = (fullName: string, relationship: string) => ({
  guardianName: fullName,
  guardianRelationship: relationship,
  guardianAddress: '17 Corve Street, Ludlow, SY8 1DA',
});
const SECOND = {
  secondGuardianName: 'Gwen Tudor',
  secondGuardianRelationship: 'friend',
  secondGuardianAddress: '3 Mill Street, Ludlow, SY8 1BE',
  guardiansAct: 'instead',
} as const;

/** Choices about people who act, and about a marriage to come. */
export const CHOICES_OF_PEOPLE: ProbeGroup = {
  R06: {
    raises: [
      probe('the bridegroom is an executor only', 'single', { expectsToMarry: 'Tom Lee', executors: [BETHAN, TOM] }),
      probe('to be married again, all to the children', 'widow', { expectsToMarry: 'Tom Lee' }),
    ],
    silent: [
      probe('the bridegroom is given the piano', 'single', {
        expectsToMarry: 'Tom Lee',
        hasSpecificGifts: true,
        specificGifts: [{ description: 'my piano', recipientName: 'Tom Lee', recipientRelationship: 'fiancé' }],
      }),
      probe('the partner whom she is to marry takes first', 'couple', {
        isMarried: 'no',
        livesWithPartner: 'yes',
        expectsToMarry: 'David Hughes',
      }),
    ],
  },
  R10: {
    raises: [
      probe('a fiancé takes, and no marriage is expected', 'single', { equalShares: true, customBeneficiaries: [BETHAN, TOM] }),
      probe('the one to be married is somebody else', 'single', { expectsToMarry: 'Sam Rowe', executors: [BETHAN, TOM] }),
    ],
    silent: [
      probe('the fiancé whom the will expects takes', 'single', {
        expectsToMarry: 'Tom Lee',
        equalShares: true,
        customBeneficiaries: [BETHAN, TOM],
      }),
      probe('the fiancé whom the will expects is given a ring', 'single', {
        expectsToMarry: 'tom  lee',
        hasSpecificGifts: true,
        specificGifts: [{ description: 'my opal ring', recipientName: 'Tom Lee', recipientRelationship: 'fiancé' }],
      }),
    ],
  },
  R11: {
    raises: [
      probe('single, expecting to marry', 'single', { expectsToMarry: 'Tom Lee' }),
      probe('living together, expecting to marry', 'couple', {
        isMarried: 'no',
        livesWithPartner: 'yes',
        expectsToMarry: 'David Hughes',
      }),
    ],
    silent: [
      probe('married, living together answered before', 'family', { livesWithPartner: 'yes' }),
      probe('married, two guardians', 'young', { secondGuardian: NERYS, guardiansAct: 'together' }),
    ],
  },
  R15: {
    raises: [
      probe('the second guardian is the partner', 'young', { secondGuardian: SPOUSE, guardiansAct: 'together' }),
      probe('the second guardian is an executor in reserve', 'young', {
        secondGuardian: NERYS,
        guardiansAct: 'instead',
        reserveExecutors: [NERYS],
      }),
      probe('the executor is guardian of one child alone', 'young', { children: [RHYS, { ...MALI, ...own('David Hughes', 'husband') }] }),
    ],
    silent: [
      probe('a friend is guardian of one child alone', 'young', { children: [RHYS, { ...MALI, ...own('Nerys Watkin', 'cousin') }] }),
      probe('the second guardian acts instead and is nothing else', 'young', { secondGuardian: NERYS, guardiansAct: 'instead' }),
      probe('an executor is second guardian of a branch that was left', 'single', { secondGuardian: BETHAN }),
    ],
  },
  R16: {
    raises: [
      probe('a second guardian with an address only', 'young', { secondGuardian: { address: '6 Chapel Row, Brecon' } }),
      probe('the same guardian twice', 'young', {
        secondGuardian: { fullName: 'Nia Bowen', address: '6 Chapel Row, Brecon, LD3 7AA', relationship: 'friend' },
        guardiansAct: 'instead',
      }),
      probe('one child alone has a single guardian', 'young', {
        secondGuardian: GARETH,
        guardiansAct: 'instead',
        children: [RHYS, { ...MALI, ...own('Nerys Watkin', 'cousin') }],
      }),
    ],
    silent: [
      probe('one child alone has two guardians, and so have the others', 'young', {
        secondGuardian: GARETH,
        guardiansAct: 'instead',
        children: [RHYS, { ...MALI, ...own('Nerys Watkin', 'cousin'), ...SECOND }],
      }),
      probe('a brother instead', 'young', { secondGuardian: GARETH, guardiansAct: 'instead' }),
      probe('a brother together with a friend', 'young', { secondGuardian: GARETH, guardiansAct: 'together' }),
      probe('a sister and a brother', 'young', { guardian: BETHAN, secondGuardian: GARETH, guardiansAct: 'together' }),
      probe('an only child, a cousin instead', 'young', {
        childrenCount: 1,
        children: [{ fullName: 'Mali Hughes', dob: '2018-09-12' }],
        secondGuardian: NERYS,
        guardiansAct: 'instead',
      }),
    ],
  },
  R17: {
    raises: [
      probe('a daughter of 8 in reserve', 'young', {
        reserveExecutors: [NERYS, { fullName: 'Mali Hughes', address: HOME_ADDRESS, relationship: 'daughter' }],
      }),
      probe('a child of 12 is both executor and in reserve for nobody', 'young', {
        executors: [SPOUSE, { fullName: 'Rhys Hughes', address: HOME_ADDRESS, relationship: 'son' }],
        reserveExecutors: [NERYS],
      }),
    ],
    silent: [
      probe('a cousin in reserve, small children', 'young', { reserveExecutors: [NERYS] }),
      probe('two grown people in reserve', 'widow', { reserveExecutors: [BETHAN, GARETH] }),
    ],
  },
  R19: {
    raises: [
      probe('a wife alone, a cousin in reserve, a baby', 'young', {
        childrenCount: 1,
        children: [{ fullName: 'Elan Hughes', dob: '2026-10-02' }],
        executors: [SPOUSE],
        reserveExecutors: [NERYS],
      }),
      probe('one friend, two in reserve, small children take', 'young', {
        beneficiaryType: 'children',
        childrenSubstituteRule: 'per_stirpes',
        executors: [{ ...NERYS, relationship: 'friend' }],
        reserveExecutors: [BETHAN, GARETH],
      }),
    ],
    silent: [
      probe('two executors, two in reserve, small children', 'young', { reserveExecutors: [GARETH, NERYS] }),
      probe('one daughter, a son in reserve, grown children', 'widow', {
        executors: [{ ...NERYS, relationship: 'cousin' }],
        reserveExecutors: [SON],
      }),
    ],
  },
  R20: {
    raises: [
      probe('in reserve without a relationship', 'single', { reserveExecutors: [{ fullName: 'Nerys Watkin', address: NERYS.address }] }),
      probe('the second in reserve without an address', 'family', {
        reserveExecutors: [NERYS, { fullName: 'Gareth Hughes', address: ' ', relationship: 'brother' }],
      }),
    ],
    silent: [
      probe('two in reserve with all that is asked', 'family', { reserveExecutors: [NERYS, GARETH] }),
      probe('nobody in reserve after all', 'single', { reserveExecutors: [{ fullName: '', address: '', relationship: '' }] }),
    ],
  },
  R21: {
    raises: [
      probe('the testator as second guardian', 'young', {
        secondGuardian: { fullName: 'Margaret Anne Hughes', address: HOME_ADDRESS },
        guardiansAct: 'instead',
      }),
      probe('the testator as a substitute', 'single', {
        equalShares: true,
        customBeneficiaries: [{ ...BETHAN, substituteName: 'Margaret Anne Hughes' }, GARETH],
      }),
      probe('the testator as a third substitute', 'single', {
        equalShares: true,
        customBeneficiaries: [
          {
            ...BETHAN,
            substituteName: 'Nerys Watkin',
            substituteRelationship: 'cousin',
            secondSubstituteName: 'Gwen Tudor',
            secondSubstituteRelationship: 'friend',
            thirdSubstituteName: 'Margaret Anne Hughes',
            substitutesTake: 'in_order',
          },
          GARETH,
        ],
      }),
      probe('the testator as guardian of one child alone', 'young', { children: [RHYS, { ...MALI, ...own('Margaret Anne Hughes', '') }] }),
    ],
    silent: [
      probe('a niece of that name as a substitute', 'single', {
        equalShares: true,
        customBeneficiaries: [{ ...BETHAN, substituteName: 'Margaret Anne Hughes', substituteRelationship: 'niece' }, GARETH],
      }),
      probe('somebody else in every choice', 'young', {
        secondGuardian: NERYS,
        guardiansAct: 'instead',
        reserveExecutors: [GARETH],
      }),
    ],
  },
  R22: {
    raises: [
      probe('a bank in reserve', 'couple', { reserveExecutors: [NERYS, FIRM] }),
      probe('an accountant in reserve', 'widow', { reserveExecutors: [{ ...NERYS, relationship: 'my accountant' }] }),
    ],
    silent: [
      probe('a brother in reserve', 'couple', { reserveExecutors: [GARETH] }),
      probe('a sister as second guardian', 'young', { secondGuardian: NERYS, guardiansAct: 'together' }),
    ],
  },
};
