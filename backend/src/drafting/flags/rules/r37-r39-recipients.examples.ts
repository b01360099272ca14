import {
  CARYS,
  DESCRIPTION,
  FFION,
  FIRST_NAME,
  FIRST_RELATIONSHIP,
  MARRIED,
  executors,
  friend,
  gift,
  parent,
  share,
  shares,
  type Row,
} from '../testing/answers.ts';

export const RECIPIENT_ROWS: readonly Row[] = [
  ['R37', 'a hospice', shares(share(100, { fullName: 'Shropshire Hills Hospice' })), [`MED ${FIRST_NAME}`]],
  [
    'R37',
    'a relationship and a name: once',
    shares(share(100, { fullName: 'Woodland Trust', relationship: 'charity' })),
    [`MED ${FIRST_NAME}`],
  ],
  ['R37', 'Mrs Churchill', shares(share(100, { fullName: 'Ann Churchill' })), []],
  ['R38', 'disabled', friend('disabled son'), [`HIGH ${FIRST_RELATIONSHIP}`]],
  ['R38', 'an IVA', gift('£500 once her IVA is over'), [`HIGH ${DESCRIPTION}`]],
  ['R38', 'a care home as an address', shares(share(100, { address: 'Sunny Care Home, Ludlow' })), ['HIGH customBeneficiaries.0.address']],
  ['R38', 'Iva, and for the benefit of', gift('my piano, for the benefit of Iva'), []],
  ['R39', 'a partner of the applicant’s own name', { ...MARRIED, partner: { fullName: 'MARGARET ANNE HUGHES' } }, ['MED partner.fullName']],
  ['R39', 'a child of the applicant’s own name', parent({ ...CARYS, fullName: 'Margaret Anne Hughes' }), ['MED children.0.fullName']],
  ['R39', 'the same name twice', shares(share(50), share(50)), ['MED customBeneficiaries.1.fullName']],
  ['R39', 'names within two edits', shares(share(50), share(50, { fullName: 'Fion Morgan' })), ['MED customBeneficiaries.1.fullName']],
  ['R39', 'one name, two addresses', { ...executors({ ...FFION, address: '2 Other Road' }), ...shares(share(100)) }, [`MED ${FIRST_NAME}`]],
  ['R39', 'one person with one address', { ...executors(FFION), ...shares(share(100)) }, []],
  [
    'R39',
    'two gifts to one person',
    {
      hasSpecificGifts: true,
      specificGifts: ['my car', 'my boat'].map((description) => ({
        recipientName: 'Ffion Morgan',
        recipientRelationship: 'friend',
        description,
      })),
    },
    [],
  ],
];
