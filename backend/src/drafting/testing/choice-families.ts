import { BETHAN, CARYS, EMYR, MARRIED, SINGLE, type TableFamily } from './example-people.ts';

/** Families with choices that the wizard folds away. */
export const CHOICE_FAMILIES: readonly TableFamily[] = [
  {
    name: 'choice-partner-without-marriage-then-children',
    row: 'choice | partner without marriage',
    dead: ['David Hughes'],
    divorced: true,
    takes: 'Carys Ellen Hughes 1/2, Emyr Hughes 1/2',
    answers: {
      ...SINGLE,
      livesWithPartner: 'yes',
      partner: MARRIED.partner,
      expectsToMarry: 'David Hughes',
      hasChildren: 'yes',
      childrenCount: 2,
      children: [CARYS, EMYR],
      executors: [BETHAN],
      beneficiaryType: 'partner',
      partnerSubstituteRule: 'children',
    },
  },
];
