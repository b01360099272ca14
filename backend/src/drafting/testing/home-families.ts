import { CARYS, EMYR, MARRIED, SINGLE, type TableFamily } from './example-people.ts';

/** Families that give the home, or what is in it, by itself. */
export const HOME_FAMILIES: readonly TableFamily[] = [
  {
    name: 'choice-contents-to-the-partner-or-shared-by-the-children',
    row: 'choice | what is in the home',
    takes: 'Bethan Price 1/1',
    answers: {
      ...SINGLE,
      ...MARRIED,
      hasChildren: 'yes',
      childrenCount: 2,
      children: [CARYS, EMYR],
      beneficiaryType: 'custom',
      contents: 'both',
    },
  },
  {
    name: 'choice-home-to-two-people-or-a-later-one',
    row: 'choice | the home to two people, mortgage paid, replaced',
    takes: 'Bethan Price 1/1',
    answers: {
      ...SINGLE,
      isHomeowner: 'yes',
      property: { address: '14 Orchard Rise, Ludlow, SY8 1AB', marketValue: 320_000, ownership: 'in_common' },
      homeTakers: [
        { fullName: 'Carys Ellen Hughes', relationship: 'niece' },
        { fullName: 'Gwilym Rees', relationship: 'nephew' },
      ],
      homeMortgage: 'paid',
      homeIfSold: 'replaced',
    },
  },
  {
    name: 'choice-home-to-one-person-with-its-mortgage',
    row: 'choice | the home to one person, mortgage taken, fails',
    takes: 'Bethan Price 1/1',
    answers: {
      ...SINGLE,
      isHomeowner: 'yes',
      property: { address: '14 Orchard Rise, Ludlow, SY8 1AB', marketValue: 320_000 },
      homeTakers: [{ fullName: 'Carys Ellen Hughes', relationship: 'niece' }],
      homeMortgage: 'taken',
      homeIfSold: 'fails',
    },
  },
];
