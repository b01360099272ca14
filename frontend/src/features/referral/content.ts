import type { IconName } from '../../ui/icon.tsx';
import { CLAIMS } from '../../shared/claims.ts';

export const WITHOUT = [
  'The law decides who inherits, not you',
  'A partner you are not married to inherits nothing by right',
  'Nobody is named to look after your young children',
  'Somebody has to apply to sort things out, and your family may disagree about who',
  'What you wanted for your funeral and your things: others have to guess',
] as const;

export const WITH = [
  'You decide who inherits, and how much',
  'Your partner is provided for, married or not',
  'You name guardians for your young children',
  'You choose the people who carry out your wishes',
  'Gifts and funeral wishes are written down',
] as const;

export const BENEFITS: readonly { readonly icon: IconName; readonly title: string; readonly text: string }[] = [
  {
    icon: 'shield',
    title: 'Legal Protection',
    text: 'A will for England and Wales, with instructions for signing it before two independent adult witnesses, not beneficiaries, which is what makes it valid.',
  },
  {
    icon: 'clock',
    title: 'Quick & Easy',
    text: `Ten plain questions, done in under ${CLAIMS.minutes.pricing} minutes and saved as you go.`,
  },
  { icon: 'people', title: 'Professional Review', text: 'Our team in the UK reads every draft before it goes to you.' },
  { icon: 'leaf', title: 'Peace of Mind', text: 'It is written down, your people know what you want, and you can change it for free.' },
];

export const PACKAGE = [
  'UK-compliant legal will',
  'Guardian appointments',
  'Executor selection',
  'Asset distribution planning',
  'Funeral wishes',
  'Professional legal review',
  'Secure document delivery',
  'Free updates for life',
] as const;
