import { BETHAN, DAUGHTER, DAVID, EMYR, GARETH, HOME_ADDRESS, MALI, RHYS, SON, SPOUSE } from './testing/bases.ts';
import { executor, funeral, gift, giftTo, probe, type ProbeGroup, related, takerAt } from './testing/probe.ts';

export const R06_R11: ProbeGroup = {
  R06: {
    raises: [
      probe('all to the children', 'family', { beneficiaryType: 'children', childrenSubstituteRule: 'per_stirpes' }),
      probe('all to the sister', 'couple', { beneficiaryType: 'custom', customBeneficiaries: [{ ...BETHAN, percentage: 100 }] }),
      probe('to the children by name', 'family', {
        beneficiaryType: 'custom',
        childrenSubstituteRule: 'per_stirpes',
        customBeneficiaries: [
          { ...DAUGHTER, percentage: 50 },
          { ...SON, percentage: 50 },
        ],
      }),
      probe('executor only', 'young', { beneficiaryType: 'children', childrenSubstituteRule: 'per_stirpes' }),
      probe('all to a charity', 'couple', {
        beneficiaryType: 'custom',
        customBeneficiaries: [{ fullName: 'Marie Curie', address: 'London', relationship: 'charity', percentage: 100 }],
      }),
      probe('lives with a partner, all to the sister', 'single', {
        livesWithPartner: 'yes',
        partner: DAVID,
        customBeneficiaries: [{ ...BETHAN, percentage: 100 }],
      }),
      probe('lives with a partner who only acts', 'single', {
        livesWithPartner: 'yes',
        partner: DAVID,
        executors: [{ ...SPOUSE, relationship: 'partner' }, BETHAN],
      }),
    ],
    silent: [
      probe('partner first, then children', 'family', {}),
      probe('partner with a gift', 'family', {
        beneficiaryType: 'children',
        childrenSubstituteRule: 'per_stirpes',
        hasSpecificGifts: true,
        specificGifts: [{ description: 'all my savings', recipientName: 'David Hughes', recipientRelationship: 'husband' }],
      }),
      probe('partner with a share under a shorter name', 'couple', {
        partner: { fullName: 'David Owen Hughes', dob: '1959-01-01' },
        beneficiaryType: 'custom',
        customBeneficiaries: [
          { ...SPOUSE, fullName: 'Dave Hughes', percentage: 70 },
          { ...GARETH, percentage: 30 },
        ],
      }),
      probe('partner in capitals', 'couple', {
        beneficiaryType: 'custom',
        customBeneficiaries: [
          { ...SPOUSE, fullName: 'DAVID HUGHES', percentage: 70 },
          { ...GARETH, percentage: 30 },
        ],
      }),
      probe('not married', 'widow', {}),
      probe('not married, with a partner in the answers', 'single', { partner: DAVID }),
      probe('lives with a partner, partner first', 'single', {
        livesWithPartner: 'yes',
        partner: DAVID,
        beneficiaryType: 'partner',
        partnerSubstituteRule: 'intestacy',
      }),
      probe('lives with a partner who has a share', 'single', {
        livesWithPartner: 'yes',
        partner: DAVID,
        customBeneficiaries: [
          { ...SPOUSE, relationship: 'partner', percentage: 50 },
          { ...BETHAN, percentage: 50 },
        ],
      }),
    ],
  },
  R07: {
    raises: [
      probe('one of two adult children left out', 'widow', {
        beneficiaryType: 'custom',
        customBeneficiaries: [{ ...DAUGHTER, percentage: 100 }],
      }),
      probe('an eight-year-old left out', 'young', {
        beneficiaryType: 'custom',
        customBeneficiaries: [
          { ...SPOUSE, percentage: 60 },
          { fullName: 'Rhys Hughes', address: 'Ludlow', relationship: 'son', percentage: 40 },
        ],
      }),
      probe('an eight-year-old left out by a single parent', 'single', { hasChildren: 'yes', childrenCount: 1, children: [MALI] }),
      probe('all to a charity', 'widow', {
        beneficiaryType: 'custom',
        customBeneficiaries: [{ fullName: 'Oxfam', address: 'Oxford', relationship: 'charity', percentage: 100 }],
      }),
      probe('all to the husband by name, children in nothing', 'young', {
        beneficiaryType: 'custom',
        customBeneficiaries: [{ ...SPOUSE, percentage: 100 }],
      }),
      probe('a child as executor only', 'widow', {
        beneficiaryType: 'custom',
        customBeneficiaries: [{ ...SON, percentage: 100 }],
        executors: [DAUGHTER],
      }),
      probe('substitutes after the husband leave one child out', 'family', {
        partnerSubstituteRule: 'custom',
        customSubstitutes: [{ fullName: 'Emyr Hughes', relationship: 'son', percentage: 100 }],
      }),
      probe('substitutes after the husband leave a small child out', 'young', {
        partnerSubstituteRule: 'custom',
        customSubstitutes: [{ fullName: 'Rhys Hughes', relationship: 'son', percentage: 100 }],
      }),
      probe('another child of the same first name', 'widow', {
        beneficiaryType: 'custom',
        customBeneficiaries: [
          { ...DAUGHTER, percentage: 50 },
          { fullName: 'Emyr Bowen', address: 'Brecon', relationship: 'nephew', percentage: 50 },
        ],
      }),
    ],
    silent: [
      probe('both children with shares', 'widow', {
        beneficiaryType: 'custom',
        customBeneficiaries: [
          { ...DAUGHTER, percentage: 50 },
          { ...SON, percentage: 50 },
        ],
      }),
      probe('one with a share, one with a gift', 'widow', {
        beneficiaryType: 'custom',
        customBeneficiaries: [{ ...DAUGHTER, percentage: 100 }],
        hasSpecificGifts: true,
        specificGifts: [{ description: 'my boat', recipientName: 'Emyr Hughes', recipientRelationship: 'son' }],
      }),
      probe('daughter under her married name', 'widow', {
        beneficiaryType: 'custom',
        customBeneficiaries: [
          { ...DAUGHTER, fullName: 'Carys Ellen Jones', percentage: 50 },
          { ...SON, percentage: 50 },
        ],
      }),
      probe('daughter without her middle name', 'widow', {
        beneficiaryType: 'custom',
        customBeneficiaries: [
          { ...DAUGHTER, fullName: 'Carys Hughes', percentage: 50 },
          { ...SON, percentage: 50 },
        ],
      }),
      probe('in lower case', 'widow', {
        beneficiaryType: 'custom',
        customBeneficiaries: [
          { ...DAUGHTER, fullName: 'carys ellen hughes', percentage: 50 },
          { ...SON, fullName: 'emyr hughes', percentage: 50 },
        ],
      }),
      probe('children, in equal shares', 'widow', {}),
      probe('no children', 'single', {}),
      probe('children of a branch that was left', 'single', { children: [MALI] }),
      probe('substitutes after the husband name every child', 'family', {
        partnerSubstituteRule: 'custom',
        customSubstitutes: [
          { fullName: 'Emyr Hughes', relationship: 'son', percentage: 40 },
          { fullName: 'Carys Ellen Hughes', relationship: 'daughter', percentage: 60 },
        ],
      }),
    ],
  },
  R08: {
    raises: [
      probe('grown children', 'family', {}),
      probe('then people by name', 'family', {
        partnerSubstituteRule: 'custom',
        customSubstitutes: [
          { fullName: 'Emyr Hughes', relationship: 'son', percentage: 50 },
          { fullName: 'Carys Ellen Hughes', relationship: 'daughter', percentage: 50 },
        ],
      }),
      probe('one child', 'young', { children: [MALI], childrenCount: 1 }),
      probe('ten years between the children', 'family', { children: [EMYR, RHYS] }),
      probe('lives with a partner, partner first, grown children', 'widow', {
        livesWithPartner: 'yes',
        partner: DAVID,
        beneficiaryType: 'partner',
        partnerSubstituteRule: 'children',
      }),
    ],
    silent: [
      probe('no children', 'couple', {}),
      probe('not married', 'widow', {}),
      probe('to the children', 'family', { beneficiaryType: 'children', childrenSubstituteRule: 'per_stirpes' }),
      probe('single', 'single', {}),
      probe('lives with a partner, partner first, no children', 'couple', { isMarried: 'no', livesWithPartner: 'yes' }),
    ],
  },
  R09: {
    raises: [
      probe('born before the partner', 'family', { partner: { fullName: 'Lee Hughes', dob: '1988-01-01' } }),
      probe('13 years', 'family', { partner: { fullName: 'Lee Hughes', dob: '1974-05-05' } }),
      probe('the elder of two', 'young', { children: [{ fullName: 'Joe Hughes', dob: '1995-02-02' }, MALI] }),
      probe('partner of 30, child of 22', 'young', {
        partner: { fullName: 'Lee Hughes', dob: '1996-07-07' },
        children: [{ fullName: 'Joe Hughes', dob: '2004-02-02' }],
      }),
    ],
    silent: [
      probe('14 years', 'family', { partner: { fullName: 'Lee Hughes', dob: '1973-12-31' } }),
      probe('30 years', 'young', {}),
      probe('no partner', 'widow', {}),
      probe('a partner of a branch that was left', 'widow', { partner: { fullName: 'Lee Hughes', dob: '1989-01-01' } }),
      probe('no date for the partner', 'family', { partner: { fullName: 'Lee Hughes' } }),
    ],
  },
  R10: {
    raises: [
      related('finacé'),
      related('ex-wife'),
      related('ex husband'),
      related('former partner'),
      related('estranged son'),
      related('my ex'),
      giftTo('Tom Banks', 'ex-boyfriend'),
      giftTo('Tom Banks', 'former spouse'),
      giftTo('Tom Banks', 'soon to be ex-husband'),
      gift('£1,000, we are divorcing this year'),
      gift('my ring, to my fiancé'),
      funeral('I do not want my estranged brother to be told.'),
      funeral('My ex-husband must not arrange anything.'),
      executor('Sue Banks', 'ex-wife'),
      probe('a former husband, and the will expects another', 'single', {
        expectsToMarry: 'Lee Bowen',
        customBeneficiaries: [
          { ...BETHAN, percentage: 50 },
          { fullName: 'Tom Banks', address: 'Leeds', relationship: 'former husband', percentage: 50 },
        ],
      }),
    ],
    silent: [
      related('former colleague'),
      related('former neighbour'),
      giftTo('Alf Price', 'ex-Army friend'),
      giftTo('Alf Price', 'former lodger'),
      giftTo('Alf Price', 'ex-serviceman from the club'),
      giftTo('Royal Exchange Theatre', 'charity'),
      gift('my engagement ring'),
      gift('my wedding dress'),
      gift('my ex-RAF flying jacket'),
      gift('the cream separator from the dairy'),
      gift('the chairs from our former home'),
      gift('my ex-display caravan'),
      takerAt('The Old Divorce Court, Exeter, EX1 1AA'),
      funeral('At the former Methodist chapel, please.'),
      executor('Ann Former', 'cousin'),
      probe('a fiancée whom the will expects to marry, in lower case', 'single', {
        expectsToMarry: 'Sue Banks',
        executors: [BETHAN, { fullName: 'sue banks', address: 'Leeds', relationship: 'fiancee' }],
      }),
      probe('a marriage that is expected, and no such word', 'single', { expectsToMarry: 'Tom Banks' }),
    ],
  },
  R11: {
    raises: [
      probe('single', 'single', {}),
      probe('single with a partner of a branch that was left', 'single', { partner: DAVID }),
      probe('single parent', 'single', { hasChildren: 'yes', childrenCount: 1, children: [MALI] }),
      probe('single homeowner', 'single', { isHomeowner: 'yes', property: { address: HOME_ADDRESS, marketValue: 150_000 } }),
    ],
    silent: [
      probe('couple', 'couple', {}),
      probe('family', 'family', {}),
      probe('young family', 'young', {}),
      probe('married, to the children', 'family', { beneficiaryType: 'children', childrenSubstituteRule: 'lapse' }),
    ],
  },
};
