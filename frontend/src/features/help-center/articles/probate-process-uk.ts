import { FIGURES } from '@willow/contracts/law/figures';
import { article, example, heading, points, steps, text, to } from '../article.ts';
import { pounds, source, sum } from '../law.ts';

const LINE = sum('probateFeeThreshold');
const THEN = sum('probateCourtFee');
const SINCE = pounds(FIGURES.probateCourtFee.currentValue / 100);
const ANNOUNCED = sum('probateCourtFeeAnnounced');

export const probateProcess = article({
  id: 'probate-process-uk',
  title: 'Probate: when you need it and what it costs',
  description:
    'What probate is, when you can do without it, how to apply in England and Wales, what the court charges and how long it all takes.',
  category: 'costs',
  featured: false,
  summary: `Probate is the court's proof that executors may act. You need it for a home in one name and for larger accounts. The court charges a fee on probate for estates over ${LINE}. You can apply yourself, online or by post.`,
  body: [
    text(
      'People use the word probate in two ways. Some mean the whole job of sorting out what somebody left. Strictly, it is one paper: the grant of probate. It comes from the court, and shows banks and buyers that the executors may act.',
    ),
    text('If there is no will, or no executor who can act, the paper has another name: letters of administration. It does much the same.'),
    heading('When you need it'),
    points(
      'There is a home or land in the name of the person who died alone, or a share of one as tenants in common.',
      'A bank, building society or pension firm asks for it. Each has its own limit. Some pay out £15,000 without a grant, others far more. Ask each one.',
      'There are shares or investments above the limit of the company that looks after them.',
    ),
    heading('When you may not'),
    points(
      'Everything was owned together. A home held as joint tenants and most joint accounts pass to the other owner.',
      'There is only a little money, and the banks are content with the death certificate and a form.',
      'The pension or life insurance pays straight to a person, or is in a trust.',
    ),
    text(
      `You may have heard that ${LINE} is the limit for probate. It is the line for the fee. At ${LINE} or less the court charges nothing for the grant. Whether you need one depends on what is owned and who holds it.`,
    ),
    heading('How to apply'),
    steps(
      'Find the original will, and keep it as it is. Do not take out staples, and do not attach anything.',
      'Add up what was owned and what was owed on the day of the death. Get a realistic valuation of the home.',
      'Find out whether you have to send an inheritance tax account. Most smaller estates do not. If you do, wait for the code from HMRC before you apply.',
      'Apply online at GOV.UK, or by post on form PA1P if there is a will, PA1A if there is none.',
      'Pay the fee. Order some extra official copies, because each bank wants to see one. There is a charge for each.',
      'Send the original will to the probate registry, with the sheet you are given. Take a copy first, without undoing anything.',
    ),
    text(
      'When the grant comes, check every name. Then send copies to the banks, collect the money, pay the debts, and share out the rest.',
    ),
    heading('What the court charges'),
    points(
      `The fee was ${THEN} until 30 April 2024. Our free probate calculator still works with that figure, and says so.`,
      `From 1 May 2024 it was ${SINCE}.`,
      `In June 2026 the Ministry of Justice announced a fee of ${ANNOUNCED} from 13 July 2026, if Parliament agreed. Look at "Applying for probate: fees" on GOV.UK for the fee on the day you apply.`,
      'The fee is the same whether you apply yourself or a solicitor does. People with a low income can ask for help with it.',
      'It is paid from the estate. If you pay it yourself, you can have it back.',
    ),
    heading('What help costs'),
    text(
      'You do not need a solicitor to apply. If you want one, you can pay for the grant alone, often for a fixed price. Or you can hand over the whole job. Some firms charge by the hour, and some take a percentage of everything there is. Ask for the price in writing, with VAT, and compare three.',
    ),
    heading('How long it takes'),
    text(
      'A simple online application can be granted within a few weeks. A postal one, or one with questions to answer, takes longer. The whole job, from the funeral to the last payment, often takes six to twelve months. A home that will not sell, a tax question or a quarrel can make it years.',
    ),
    heading('Anyone can read it'),
    text(
      'Once probate is granted, the will is a public record. Anybody may order a copy, for a fee. So do not put into a will what should stay private, such as passwords.',
    ),
    example(
      "Carol's estate",
      'Carol leaves everything to her two sons, who are also her executors. She had a home in her own name worth £180,000, £9,000 in a savings account and £600 in a current account. She owed £1,600.',
      `They need probate because of the home. After debts the estate is worth ${pounds(188_000)}. That is over ${LINE}, so the court charges its fee. It is below the tax-free band, and Carol made no large gifts, so they need not send a tax account. They give the figures when they apply.`,
      "The sons apply online, post the original will, and get the grant five weeks later. They sell the home in the spring. Ten months after Carol's death each has his half. They paid the court fee, a few copies, the estate agent and a conveyancer. They did the rest on Sunday evenings.",
    ),
  ],
  next: [
    'Ask each bank what its limit is, before you apply.',
    to('/free-tools#probate', 'Use our probate calculator for a first idea of what it may cost.'),
    to('https://www.gov.uk/applying-for-probate/fees', 'Read the current fee on GOV.UK on the day you apply.'),
    'For your own family: make a will, and say where the original is. Without one the job takes longer.',
  ],
  sources: [
    source('Non-Contentious Probate Rules 1987'),
    source('Non-Contentious Probate Fees Order 2004, as amended from 26 January 2022 and 1 May 2024'),
    source('Ministry of Justice: announcement of court fees for 13 July 2026, as reported', FIGURES.probateCourtFeeAnnounced.asOf),
    source('Inheritance Tax (Delivery of Accounts) (Excepted Estates) Regulations 2004'),
    source('Senior Courts Act 1981, sections 105, 116 and 125'),
    source('GOV.UK: Applying for probate'),
  ],
  reviewed: '2026-11-25',
  related: ['executor-duties-uk', 'inheritance-tax-uk', 'intestacy-rules'],
});
