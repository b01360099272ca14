import { BRAND } from '@willow/contracts/brand/brand';
import { CLAIMS } from '@willow/contracts/brand/claims';
import { article, type Block, example, heading, points, text, to } from '../article.ts';
import { source } from '../law.ts';

const PRICES: Block = {
  kind: 'table',
  caption: 'What a simple will usually costs one person',
  head: ['Who writes it', 'Usual price', 'Good to know'],
  rows: [
    ['You, on paper or with a form', 'A few pounds', 'Nobody checks it. Mistakes come to light when it is too late to fix them.'],
    [`${BRAND.name}, online`, CLAIMS.price, 'For straightforward wishes. Our team reviews it. Not legal advice.'],
    ['High-street will writer', CLAIMS.willWriter, 'An appointment. Often extras for storage or changes.'],
    ['Solicitor', CLAIMS.solicitor, 'Legal advice for your own case. More for trusts and tax planning.'],
  ],
};

export const willCosts = article({
  id: 'will-costs-uk',
  title: 'How much does a will cost?',
  description:
    'What a solicitor, a will writer and an online service charge for a simple will in England and Wales, what is included, and which extras to ask about.',
  category: 'costs',
  featured: true,
  summary: `A solicitor usually charges ${CLAIMS.solicitor} for a simple will. We charge ${CLAIMS.price}. The price depends on who writes it and how much advice you need. Ask what is included, because storage, changes and executor fees can cost more than the will.`,
  body: [
    text(
      'There is no fixed price for a will. The law does not say who may write one either. Writing wills is not one of the jobs that only lawyers may do. So the name on the door tells you less than the questions you ask.',
    ),
    heading('What people charge'),
    PRICES,
    text(
      'These are usual prices for simple wishes, and they differ from place to place. A couple usually needs two wills. Many solicitors and will writers take less for the second one.',
    ),
    heading('Ways to pay less'),
    points(
      'Some charities pay for simple wills in certain months, often for people over a certain age. You are free to leave them something, or not.',
      'In Will Aid month, in November, some solicitors write basic wills and ask for a donation to charity instead of a fee.',
      'Some trade unions and employers offer a simple will to members or staff.',
    ),
    heading('Extras to ask about'),
    points(
      'Changes. Is a change free, or is it a new fee each time?',
      'Storage. Is it free, or is there a yearly fee? What does it cost to get the will back?',
      'Executors. Does the firm want to be named as executor? If so, how much will it take from what you leave? Some take a percentage of everything you own. You may name family or friends instead, and they may hire help if they need it.',
      'VAT. Is it in the price?',
      'Selling. Were you asked in for a will, and then offered a trust for thousands of pounds? Take time, and get a second opinion.',
    ),
    heading('Who stands behind the work'),
    text(
      'Solicitors are regulated by the Solicitors Regulation Authority. They must be insured, and you can complain to the Legal Ombudsman. Other will writers need no licence. Many belong to a trade body with a code of practice. Ask which one, and whether they are insured.',
    ),
    text(
      'We are not solicitors. We prepare wills from your answers, and our team reviews every draft before you get it. If your case needs a lawyer, paying for one is money well spent. Think of property abroad, a business, a trust, or somebody you want to leave out who depends on you.',
    ),
    heading('What having no will can cost'),
    text(
      'A missing or broken will has a price too, and your family pays it. They may have to search for relatives. They may need a solicitor to apply for the grant, or a court to settle a quarrel. Tax can be higher if money goes to people other than your husband, wife or civil partner. None of this is certain. But it happens most where the family is not a simple one.',
    ),
    example(
      'Aisha and Tom compare',
      'Aisha and Tom are married and own a flat. They want to leave everything to each other, then to their two children. They ask for three prices.',
      `A solicitor offers two wills for £540, with a meeting. A will writer offers £199 for both, plus £30 a year for storage. Over ten years that is £499. We ask ${CLAIMS.price} each, so ${CLAIMS.couplePrice} for both, with changes included. They keep the signed wills at home.`,
      "Their wishes are simple, so they choose the last. Tom's mother owns a farm with her brother. For her they choose the solicitor: who gets a farm, and at what tax, is a question for a lawyer.",
    ),
    heading('What you pay us'),
    text(
      `${CLAIMS.price} for each will, once, by card, after you have seen all your answers. A couple pays ${CLAIMS.couplePrice} in total for two. There is no subscription. Updates are free for life. There is a ${CLAIMS.refund} ${CLAIMS.refundLimit}.`,
    ),
  ],
  next: [
    'Write down what you own, whom you want to benefit, and anything unusual.',
    'If something on your list is unusual, ask a solicitor for a price first.',
    'Ask each of them: what is included, what do changes and storage cost, and who will be executor?',
    to('/compare', 'See what each way to a will does better, and for whom.'),
    to('/pricing', 'See everything that our price includes.'),
  ],
  sources: [
    source('Legal Services Act 2007, section 12 (will writing is not a reserved activity)'),
    source('GOV.UK: Making a will'),
    source('Citizens Advice: Wills'),
  ],
  reviewed: '2026-11-25',
  related: ['online-wills-uk', 'mirror-wills-couples', 'executor-duties-uk'],
});
