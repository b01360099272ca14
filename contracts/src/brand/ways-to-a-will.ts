import type { IsoDate } from '../dates.ts';
import { BRAND } from './brand.ts';
import { CLAIMS } from './claims.ts';

/** A way to make a will, as the comparison page sets it beside ours. */
export type WayToAWill = {
  readonly id: string;
  readonly name: string;
  /** One organisation by its name: it has not confirmed what we say. */
  readonly isNamed?: true;
  readonly what: string;
  /** What it costs, or where to look that up: we print no price of a named company. */
  readonly price: string;
  /** The price is one of our claims, with a mark of its own. */
  readonly priceIsOurClaim?: true;
  readonly better: readonly string[];
  readonly worse: readonly string[];
  readonly source: string;
  readonly read: IsoDate;
  /** Its own page, or who keeps the register. */
  readonly link: { readonly words: string; readonly href: string };
};

const READ = '2026-11-29';

/**
 * What we say of others. It is general, it says where they are better, and it was not read at each of their own pages: so it stands beside a mark
 * until `claims.comparison` is confirmed. Another word in here opens the item again.
 */
export const WAYS_TO_A_WILL: readonly WayToAWill[] = [
  {
    id: 'solicitor',
    name: 'A solicitor',
    what: 'You meet a lawyer, in person or by video, who advises you on your own situation and writes the will.',
    price: `Usually ${CLAIMS.solicitor} for a simple will`,
    priceIsOurClaim: true,
    better: [
      'Advice about your own case. We give none.',
      'Trusts, a business or a farm, property abroad, tax planning, a will that somebody may contest.',
      'Regulated and insured, with the Legal Ombudsman to complain to.',
      'They can keep the signed will, and see for themselves that you understood it.',
    ],
    worse: [
      'It costs more, and each change is usually a new fee.',
      'You need an appointment or two.',
      'Some ask to be executor, for a fee.',
    ],
    source: 'Legal Services Act 2007; Solicitors Regulation Authority: rules on insurance and complaints',
    read: READ,
    link: { words: 'Find a solicitor (the Law Society)', href: 'https://solicitors.lawsociety.org.uk/' },
  },
  {
    id: 'will-writer',
    name: 'A will writer',
    what: 'Somebody who writes wills for a living and is not a solicitor. Many come to your home.',
    price: `Usually ${CLAIMS.willWriter} for a simple will`,
    priceIsOurClaim: true,
    better: [
      'A person across your own table, also in the evening.',
      'Many write simple trusts. We do not.',
      'Often cheaper than a solicitor.',
    ],
    worse: [
      'Nobody needs a licence to write wills. Ask which trade body they belong to, and whether they are insured.',
      'Some charge every year for storage, or sell trusts for thousands of pounds.',
    ],
    source: 'Legal Services Act 2007, section 12: writing wills is no reserved activity',
    read: READ,
    link: { words: 'Institute of Professional Willwriters', href: 'https://www.ipw.org.uk/' },
  },
  {
    id: 'farewill',
    name: 'Farewill',
    isNamed: true,
    what: 'A large online service, close to ours: you answer questions, their specialists check the will, you print and sign it.',
    price: 'Look at their site for the price of the day',
    better: [
      'Help by chat and telephone, at weekends too. We answer on working days.',
      'Many charities offer their supporters a Farewill will for nothing.',
      'Funerals and probate from the same company, if your family wants that.',
    ],
    worse: ['Like us, it is for straightforward wishes.', 'Ask what changes cost in later years: ours are free.'],
    source: "Farewill's answers in the Will Writing Survey of Remember A Charity; its terms of 1 August 2023",
    read: READ,
    link: { words: 'farewill.com', href: 'https://farewill.com/' },
  },
  {
    id: 'which',
    name: 'Which? Wills',
    isNamed: true,
    what: 'An online will from the consumer organisation. You prepare it yourself, and can have it reviewed.',
    price: 'Look at their site for the price of the day',
    better: [
      'A name that has stood for consumers since 1957.',
      'Other documents at the same place, such as powers of attorney. We only write wills.',
    ],
    worse: ['There are several products: look whether the review is in the one you choose.', 'Ask what a later change costs.'],
    source: 'Terms and conditions of Which? Wills',
    read: READ,
    link: { words: 'whichwills.which.co.uk', href: 'https://whichwills.which.co.uk/' },
  },
  {
    id: 'will-aid',
    name: 'Will Aid',
    isNamed: true,
    what: 'Each November, solicitors who take part write wills and ask you for a gift to charity instead of their fee.',
    price: 'A donation that you decide on',
    better: ['A solicitor, for a donation instead of a fee.', 'What you give goes to charities.'],
    worse: ['Only in November.', 'Ask which wills the donation covers, and what more would cost.'],
    source: 'Will Aid: news on its site',
    read: READ,
    link: { words: 'willaid.org.uk', href: 'https://www.willaid.org.uk/' },
  },
  {
    id: 'yourself',
    name: 'Doing it yourself',
    what: 'A form from a shop or a sheet of paper. The law asks for writing and signatures, and for no lawyer.',
    price: 'A few pounds, or nothing',
    better: [
      'The cheapest, the quickest, and the most private.',
      'It can work where one adult gets everything and another takes their place, if it is signed exactly as the law asks, with two independent adult witnesses who are not beneficiaries.',
    ],
    worse: [
      'Nobody checks it. A mistake in the words or in the signing shows when you can no longer mend it.',
      'Putting that right can cost your family far more than any will.',
    ],
    source: 'Wills Act 1837, section 9',
    read: READ,
    link: { words: 'Making a will, on GOV.UK', href: 'https://www.gov.uk/make-will' },
  },
  {
    id: 'us',
    name: BRAND.name,
    what: 'Ten questions in plain words. Software drafts the will, our team reads all of it, and you print and sign it.',
    price: `${CLAIMS.price}, and ${CLAIMS.couplePrice} for a couple`,
    better: [
      'One price, with changes for life in it.',
      'You read every clause in plain words, and what would happen in each case, before you pay.',
      'Our team reads the whole will before you get it, asks when something is unclear, and tells you when we are wrong for you.',
    ],
    worse: [
      'No legal advice, no trusts, no tax planning, nothing abroad.',
      'Nobody sits beside you when you decide.',
      'You keep the signed will yourself.',
    ],
    source: 'Our terms of service and our disclaimer',
    read: READ,
    link: { words: `Is ${BRAND.name} right for me?`, href: '/is-willow-right-for-me' },
  },
];
