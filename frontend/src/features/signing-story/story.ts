import { LEGAL_ADULT_AGE } from '@willow/contracts/constants';
import type { SceneName } from '../../ui/scene.tsx';

type Picture = {
  readonly scene: SceneName;
  readonly title: string;
  readonly words: string;
  /** The same without the picture. */ readonly large?: string;
};

/** The signing of a will, picture by picture. */
export const STORY: readonly Picture[] = [
  { scene: 'print', title: 'Print it', words: 'Every page, on one side. Read it once more, and do not sign yet.' },
  {
    scene: 'check',
    title: 'Check the pages',
    words: 'Each page has the same version code at the foot. If one differs, print that page again.',
  },
  {
    scene: 'gather',
    title: 'Sit at one table',
    words: `You are in the middle, in green. Beside you are two independent adult witnesses: ${LEGAL_ADULT_AGE} or over, not beneficiaries, and not the husband, wife or civil partner of one.`,
    large: `You and two independent adult witnesses: ${LEGAL_ADULT_AGE} or over, not beneficiaries, and not the husband, wife or civil partner of one.`,
  },
  { scene: 'you-sign', title: 'You sign first', words: 'You write the date and your signature. Both of them watch you do it.' },
  {
    scene: 'first-witness-signs',
    title: 'Then the first witness',
    words: 'They sign while you watch, and add their name, address and occupation.',
  },
  {
    scene: 'second-witness-signs',
    title: 'Then the second',
    words: 'The same again. Nobody has left the room since you began. It is now a valid will.',
  },
  { scene: 'initials', title: 'Initials on every page', words: 'All three of you, so that no page can be swapped later.' },
  {
    scene: 'keep',
    title: 'Keep it safe',
    words: 'One envelope, somewhere dry. No staples, no clips, no notes on it. Tell your executors where it is.',
  },
];

export const MISTAKES: readonly (readonly [mistake: string, what: string])[] = [
  ['A witness who gets something', 'The will is good, but that witness loses the gift. So does the husband, wife or civil partner of one.'],
  [
    'Signing alone and showing it later',
    'Both witnesses have to be there together when you sign, or when you tell them that the signature is yours.',
  ],
  ['A witness on a video call', 'That was allowed for a while and is not any more. They have to be in the room.'],
  ['Staples taken out again', 'Holes make a court ask what else was attached. Leave the pages loose in their envelope.'],
  [
    'Writing on it afterwards',
    'A change by hand does not count unless it is signed and witnessed like the will, but words that you make unreadable may be lost. Make a new one instead.',
  ],
];
