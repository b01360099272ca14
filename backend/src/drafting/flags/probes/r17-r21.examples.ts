import { BETHAN, CARYS, DAUGHTER, EMYR, GARETH, HOME_ADDRESS, MALI, SON, SPOUSE } from './testing/bases.ts';
import { executors, probe, type ProbeGroup, taker } from './testing/probe.ts';

export const R17_R21: ProbeGroup = {
  R17: {
    raises: [
      executors('a child of 12', 'young', { fullName: 'Rhys Hughes', address: HOME_ADDRESS, relationship: 'son' }),
      executors('a child of 12 in lower case', 'young', SPOUSE, { fullName: 'rhys hughes', address: HOME_ADDRESS, relationship: 'son' }),
      executors(
        'two grandchildren',
        'widow',
        { fullName: 'Tomos Hughes', address: 'Telford', relationship: 'grandson' },
        { fullName: 'Elin Hughes', address: 'Telford', relationship: 'Granddaughter' },
      ),
      executors('a grandchild alone', 'single', { fullName: 'Elin Hughes', address: 'Telford', relationship: 'my eldest grandchild' }),
      executors('a great-granddaughter alone', 'widow', {
        fullName: 'Elin Hughes',
        address: 'Telford',
        relationship: 'great-granddaughter',
      }),
    ],
    silent: [
      executors('grown children', 'widow', DAUGHTER, SON),
      executors('a grandson beside the daughter', 'widow', DAUGHTER, {
        fullName: 'Tomos Hughes',
        address: 'Telford',
        relationship: 'grandson',
      }),
      executors('the partner', 'young', SPOUSE),
      executors('a namesake of the child, a brother', 'young', SPOUSE, {
        fullName: 'Rhys Hughes',
        address: '4 High Street, Cardiff',
        relationship: 'brother-in-law',
      }),
      executors('the godfather', 'single', { fullName: 'Alf Price', address: 'Telford', relationship: 'grandfather’s friend' }),
    ],
  },
  R18: {
    raises: [
      probe('a friend who is executor and takes', 'single', {
        executors: [{ fullName: 'Ffion Morgan', address: 'Bangor', relationship: 'friend' }, GARETH],
        customBeneficiaries: [
          { ...BETHAN, percentage: 70 },
          { fullName: 'Ffion Morgan', address: 'Bangor', relationship: 'friend', percentage: 30 },
        ],
      }),
      probe('a neighbour with a gift', 'widow', {
        executors: [DAUGHTER, { fullName: 'Ivor Rees', address: 'Ludlow', relationship: 'neighbour' }],
        hasSpecificGifts: true,
        specificGifts: [{ description: '£2,000', recipientName: 'Ivor Rees', recipientRelationship: 'neighbour' }],
      }),
      probe('a carer with a gift', 'single', {
        executors: [BETHAN, { fullName: 'Joy Marsh', address: 'Ludlow', relationship: 'carer' }],
        hasSpecificGifts: true,
        specificGifts: [{ description: 'my car', recipientName: 'Joy Marsh', recipientRelationship: 'carer' }],
      }),
      probe('a friend who is substitute', 'couple', {
        executors: [SPOUSE, { fullName: 'Ffion Morgan', address: 'Bangor', relationship: 'friend' }],
        customSubstitutes: [
          { fullName: 'Ffion Morgan', relationship: 'friend', percentage: 40 },
          { fullName: 'Bethan Price', relationship: 'sister', percentage: 60 },
        ],
      }),
    ],
    silent: [
      probe('the husband', 'couple', {}),
      probe('sister and brother', 'single', {}),
      probe('a friend who takes and does not act', 'single', {
        customBeneficiaries: [
          { ...BETHAN, percentage: 70 },
          { fullName: 'Ffion Morgan', address: 'Bangor', relationship: 'friend', percentage: 30 },
        ],
      }),
      probe('a niece with a gift', 'single', {
        executors: [BETHAN, { fullName: 'Elin Price', address: 'Cardiff', relationship: 'niece' }],
        hasSpecificGifts: true,
        specificGifts: [{ description: 'my car', recipientName: 'Elin Price', recipientRelationship: 'niece' }],
      }),
      probe('a son-in-law with a gift', 'widow', {
        executors: [DAUGHTER, { fullName: 'Ivor Rees', address: 'Ludlow', relationship: 'son-in-law' }],
        hasSpecificGifts: true,
        specificGifts: [{ description: 'my tools', recipientName: 'Ivor Rees', recipientRelationship: 'son-in-law' }],
      }),
    ],
  },
  R19: {
    raises: [
      probe('the partner alone, with young children', 'young', { executors: [SPOUSE] }),
      probe('one for a grandchild of six', 'widow', {
        executors: [DAUGHTER],
        children: [CARYS, EMYR, MALI],
        guardian: { fullName: 'Nia Bowen', address: 'Brecon', relationship: 'friend' },
      }),
      probe('the sister alone takes all', 'single', { executors: [BETHAN], customBeneficiaries: [{ ...BETHAN, percentage: 100 }] }),
      probe('a friend alone takes all', 'single', {
        executors: [{ fullName: 'Ffion Morgan', address: 'Bangor', relationship: 'friend' }],
        customBeneficiaries: [{ fullName: 'Ffion Morgan', address: 'Bangor', relationship: 'friend', percentage: 100 }],
      }),
    ],
    silent: [
      probe('two, single', 'single', {}),
      probe('two, with young children', 'young', {}),
      probe('two children act', 'widow', {}),
      probe('a cousin alone for grown children', 'widow', {
        executors: [{ fullName: 'Ffion Morgan', address: 'Bangor', relationship: 'cousin' }],
      }),
      probe('three', 'widow', { executors: [DAUGHTER, SON, BETHAN] }),
    ],
  },
  R20: {
    raises: [
      executors('the second without an address', 'single', BETHAN, { fullName: 'Gareth Hughes', relationship: 'brother' }),
      executors('the second with a name only', 'widow', DAUGHTER, { fullName: 'Emyr Hughes' }),
      executors('the third with blanks', 'couple', SPOUSE, BETHAN, { fullName: 'Gareth Hughes', address: '  ', relationship: ' ' }),
      executors('two of three', 'single', BETHAN, { fullName: 'Gareth Hughes' }, { fullName: 'Ffion Morgan' }),
      executors('the third without a relationship', 'family', SPOUSE, DAUGHTER, {
        fullName: 'Emyr Hughes',
        address: 'Telford',
        relationship: '',
      }),
    ],
    silent: [
      executors('two complete', 'single', BETHAN, GARETH),
      executors('three complete', 'single', BETHAN, GARETH, DAUGHTER),
      executors('a short address', 'single', BETHAN, { fullName: 'Gareth Hughes', address: 'Hereford', relationship: 'brother' }),
      executors('partner and child', 'family', SPOUSE, DAUGHTER),
    ],
  },
  R21: {
    raises: [
      executors('themselves in lower case', 'single', BETHAN, {
        fullName: 'margaret anne hughes',
        address: HOME_ADDRESS,
        relationship: 'self',
      }),
      taker('Margaret Anne Hughes', 'me'),
      taker('MARGARET ANNE HUGHES', 'self'),
      probe('their own substitute', 'couple', {
        customSubstitutes: [{ fullName: 'Margaret Anne Hughes', relationship: 'testator', percentage: 100 }],
      }),
      probe('guardian of their own', 'young', { guardian: { fullName: 'Margaret Anne Hughes', address: HOME_ADDRESS, relationship: '' } }),
      executors('themselves as "me"', 'widow', { fullName: 'Margaret Anne Hughes', address: HOME_ADDRESS, relationship: 'me' }, DAUGHTER),
    ],
    silent: [
      taker('Margaret Anne Hughes', 'mother'),
      executors(
        'a daughter of the same name',
        'widow',
        { fullName: 'Margaret Anne Hughes', address: '5 Hill View, Shrewsbury', relationship: 'daughter' },
        SON,
      ),
      taker('Margaret Anne Hughes', 'niece'),
      taker('Margaret Ann Hughes-Jones', 'friend'),
      probe('a namesake nephew as substitute', 'couple', {
        testator: { fullName: 'Gareth Hughes' },
        customSubstitutes: [{ fullName: 'Gareth Hughes', relationship: 'nephew', percentage: 100 }],
      }),
      executors(
        'a name that begins the same',
        'single',
        { fullName: 'Margaret Hughes', address: 'Cardiff', relationship: 'cousin' },
        BETHAN,
      ),
    ],
  },
};
