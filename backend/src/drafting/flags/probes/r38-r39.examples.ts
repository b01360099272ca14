import { BETHAN, CARYS, DAUGHTER, SON } from './testing/bases.ts';
import { funeral, gift, giftTo, probe, type ProbeGroup, related, taker } from './testing/probe.ts';

export const R38_R39: ProbeGroup = {
  R38: {
    raises: [
      related('my disabled son'),
      related('brother (on PIP)'),
      related('autistic grandson'),
      related('niece on universal credit'),
      related('nephew, recovering alcoholic'),
      related('sister in a care home'),
      related('son (bankrupt)'),
      related('son with learning difficulties'),
      related('sister with cerebral palsy'),
      related('brother, gambling problem'),
      related('friend who is in debt'),
      related('son in supported living'),
      gift('£1,000, she has an IVA'),
      gift('my car, she is registered blind'),
      giftTo('Sam Price', 'nephew with a learning disability'),
      funeral('My son is autistic and will need his support worker with him.'),
      related('grandson (ADHD and autism)'),
      gift('£3,000 to clear his debts'),
      related('sister, lacks mental capacity'),
    ],
    silent: [
      taker('Pip Hughes', 'niece'),
      taker('Ivan Price', 'nephew'),
      taker('Olivia Ivatt', 'cousin'),
      giftTo('Scope', 'disability charity'),
      giftTo('Sue Banks', 'friend, runs a care home'),
      gift('Pip, Squeak and Wilfred medals'),
      gift('my Great Expectations first edition, with Pip on the cover'),
      gift('the Gambler LP by Kenny Rogers'),
      gift('my copy of Ivanhoe'),
      gift('the Addicted to Love single'),
      gift('the print of the Marshalsea debtors’ prison'),
      gift('the drugstore sign'),
      gift('my pip and squeak teapots'),
      giftTo('Addie Debtford', 'cousin'),
      giftTo('Sam Price', 'old friend with a great benefit of experience'),
      taker('Blind Veterans UK', 'charity'),
      giftTo('Sam Price', 'my bridge partner, wheels and all'),
    ],
  },
  R39: {
    raises: [
      probe('the same sister twice in the shares', 'single', {
        customBeneficiaries: [
          { ...BETHAN, percentage: 50 },
          { ...BETHAN, percentage: 50 },
        ],
      }),
      probe('the same substitute twice, in capitals', 'couple', {
        customSubstitutes: [
          { fullName: 'Bethan Price', relationship: 'sister', percentage: 50 },
          { fullName: 'BETHAN PRICE', relationship: 'sister', percentage: 50 },
        ],
      }),
      probe('Jonathan and Jonathon, both brother', 'single', {
        executors: [BETHAN, { fullName: 'Jonathan Price', address: 'Leeds', relationship: 'brother' }],
        customBeneficiaries: [{ fullName: 'Jonathon Price', address: 'Leeds', relationship: 'brother', percentage: 100 }],
      }),
      probe('the daughter with one letter less', 'widow', { executors: [{ ...DAUGHTER, fullName: 'Carys Elen Hughes' }, SON] }),
      probe('one child twice', 'widow', { childrenCount: 2, children: [CARYS, CARYS] }),
      probe('one child with two dates', 'widow', { childrenCount: 2, children: [CARYS, { ...CARYS, dob: '1991-11-30' }] }),
      probe('a recipient misspelled', 'single', {
        hasSpecificGifts: true,
        specificGifts: [{ description: 'my car', recipientName: 'Garreth Hughes', recipientRelationship: 'brother' }],
      }),
      probe('letters swapped', 'single', {
        hasSpecificGifts: true,
        specificGifts: [{ description: 'my car', recipientName: 'Behtan Price', recipientRelationship: 'sister' }],
      }),
    ],
    silent: [
      probe('Ann and Ian', 'widow', {
        children: [
          { fullName: 'Ann Roe', dob: '1980-01-01' },
          { fullName: 'Ian Roe', dob: '1982-02-02' },
        ],
        executors: [
          { fullName: 'Ann Roe', address: 'Leeds', relationship: 'daughter' },
          { fullName: 'Ian Roe', address: 'Hull', relationship: 'son' },
        ],
      }),
      probe('Tom and Tim', 'single', {
        customBeneficiaries: [
          { fullName: 'Tom Price', address: 'Leeds', relationship: 'nephew', percentage: 50 },
          { fullName: 'Tim Price', address: 'Hull', relationship: 'nephew', percentage: 50 },
        ],
      }),
      probe('Jo and Joe', 'single', {
        customBeneficiaries: [
          { fullName: 'Jo Price', address: 'Leeds', relationship: 'niece', percentage: 50 },
          { fullName: 'Joe Price', address: 'Hull', relationship: 'nephew', percentage: 50 },
        ],
      }),
      probe('father and son of one name', 'single', {
        customBeneficiaries: [
          { fullName: 'Huw Price', address: 'Leeds', relationship: 'brother-in-law', percentage: 50 },
          { fullName: 'Huw Price', address: 'Hull', relationship: 'nephew', percentage: 50 },
        ],
      }),
      probe('the sister in two places', 'single', {}),
      probe('the husband in two places', 'couple', {}),
      probe('the same person given two things', 'single', {
        hasSpecificGifts: true,
        specificGifts: [
          { description: 'my car', recipientName: 'Elin Price', recipientRelationship: 'niece' },
          { description: 'my piano', recipientName: 'Elin Price', recipientRelationship: 'niece' },
        ],
      }),
      probe('Ben and Bea, brother and sister', 'young', {
        children: [
          { fullName: 'Ben Hughes', dob: '2013-03-03' },
          { fullName: 'Bea Hughes', dob: '2016-03-03' },
        ],
      }),
      probe('Dan the nephew and Dai the brother', 'single', {
        hasSpecificGifts: true,
        specificGifts: [
          { description: 'my car', recipientName: 'Dan Lee', recipientRelationship: 'nephew' },
          { description: 'my van', recipientName: 'Dai Lee', recipientRelationship: 'friend' },
        ],
      }),
    ],
  },
};
