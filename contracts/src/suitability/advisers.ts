import { BRAND } from '../brand/brand.ts';

type Adviser = {
  readonly name: string;
  /** What they are, and what asking them costs where that is known. */
  readonly about: string;
  readonly href: string;
};

const byName = <Names extends string>(advisers: Readonly<Record<Names, Adviser>>) => advisers;

/** Whom to ask when we are not the right people, or not the only ones. In the order in which they are shown. */
export const ADVISERS = byName({
  us: {
    name: `${BRAND.name}, before you pay`,
    about: 'Write to us or ask for a call. We say what our service does; we give no legal advice.',
    href: '/contact',
  },
  lawSociety: {
    name: 'The Law Society: Find a Solicitor',
    about: 'Solicitors in England and Wales by place and subject. Choose "wills, trusts and probate", and ask for the price first.',
    href: 'https://solicitors.lawsociety.org.uk',
  },
  step: {
    name: 'STEP',
    about: 'Specialists in wills, trusts and family property, also across borders. Look for the letters TEP.',
    href: 'https://advisingfamilies.org/uk',
  },
  lawSocietyOfScotland: {
    name: 'The Law Society of Scotland: Find a Solicitor',
    about: 'Solicitors who work with the law of Scotland.',
    href: 'https://www.lawscot.org.uk/find-a-solicitor',
  },
  lawSocietyOfNorthernIreland: {
    name: 'The Law Society of Northern Ireland',
    about: 'Solicitors who work with the law of Northern Ireland.',
    href: 'https://www.lawsoc-ni.org',
  },
  citizensAdvice: {
    name: 'Citizens Advice',
    about: 'Free and confidential, whatever the question, also where money is short.',
    href: 'https://www.citizensadvice.org.uk',
  },
});

export type AdviserId = keyof typeof ADVISERS;
export const ADVISER_IDS = Object.keys(ADVISERS) as readonly AdviserId[];
