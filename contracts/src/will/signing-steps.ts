import { LEGAL_ADULT_AGE } from '../constants.ts';

export type SigningStepId = 'print' | 'code' | 'witnesses' | 'sign' | 'store';

export type SigningStep = {
  readonly id: SigningStepId;
  readonly title: string;
  readonly text: string;
  /** What is done one after the other, in this order. */
  readonly order?: readonly string[];
};

/**
 * What makes a printed will a valid one: the one text of dashboard, mail and signing page. Wills Act 1837, s.9 (two witnesses present at the
 * same time) and s.15 (a witness, or a witness's spouse or civil partner, loses the gift), as amended to November 2026.
 */
export const signingSteps = (versionCode: string): readonly SigningStep[] => [
  {
    id: 'print',
    title: 'Print it',
    text: 'Print every page on one side of plain paper and put the pages in order. Read your will once more. Do not sign yet. If anything is wrong, do not sign at all: tell us, and we put it right.',
  },
  {
    id: 'code',
    title: 'Check the version code',
    text: `The foot of every page must say version ${versionCode}. A page with another code is from another version: print that page again.`,
  },
  {
    id: 'witnesses',
    title: 'Gather two witnesses',
    text: `Both must be ${LEGAL_ADULT_AGE} or over and able to see you sign. Nobody who is given anything by your will may be a witness, nor their husband, wife or civil partner: they would lose their gift. All three of you stay in one room until everybody has signed. A video call does not count.`,
  },
  {
    id: 'sign',
    title: 'Sign in this order',
    text: 'Nobody leaves the room before the last of you has signed.',
    order: [
      'You write the date and sign, while both witnesses watch.',
      'The first witness signs while you watch, and adds name, address and occupation.',
      'The second witness does the same.',
      'All three of you initial every page.',
    ],
  },
  {
    id: 'store',
    title: 'Store it',
    text: 'Do not staple or clip the pages, and write nothing else on them. Put them in order into one envelope, keep it somewhere dry and safe, and tell whoever you named as executor where it is. A copy is not enough.',
  },
];

export const stepSentences = ({ text, order = [] }: SigningStep): string => [...order, text].join(' ');
