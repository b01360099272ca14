import { dateInWords } from '@willow/contracts/dates';
import { FIGURES } from '@willow/contracts/law/figures';
import { article, type Block, example, heading, points, text, to } from '../article.ts';
import { number, pounds, poundsIn, source, sum } from '../law.ts';

const UPPER = sum('careUpperLimitEngland');
const LOWER = sum('careLowerLimitEngland');
const WALES = sum('careLimitWales');
const STEP = sum('careTariffStep');

const SAVINGS = 20_250;
const A_WEEK = Math.ceil((SAVINGS - poundsIn('careLowerLimitEngland')) / poundsIn('careTariffStep'));

const LIMITS: Block = {
  kind: 'table',
  caption: 'Who pays for a care home, by savings and property',
  head: ['What you have', 'In England'],
  rows: [
    [`Over ${UPPER}`, 'You pay in full'],
    [`${LOWER} to ${UPPER}`, `You pay from your income, and £1 a week for every ${STEP} (or part of it) above ${LOWER}`],
    [`Under ${LOWER}`, 'You pay from your income only'],
  ],
};

export const careFees = article({
  id: 'care-fee-protection',
  title: 'Care fees: what a will can and cannot protect',
  description:
    'When the council helps with care home fees in England and Wales, when your home counts, what deliberate deprivation means, and what a will can do.',
  category: 'costs',
  featured: false,
  summary: `In England you pay in full for a care home while you have more than ${UPPER}. In Wales the limit is ${WALES}. Giving things away to avoid fees can be ignored by the council. A will decides what happens to what is left.`,
  body: [
    text(
      'Many people worry that a care home will take everything. The rules are strict, but they have limits, and they protect more than most people think. They also differ between England and Wales.',
    ),
    heading('First: is it the NHS that should pay?'),
    text(
      'If somebody needs care mainly because of their health, the NHS may pay for all of it, wherever they live. This is called NHS continuing healthcare. What they own does not matter. Ask for an assessment before anybody talks about the house.',
    ),
    heading('How the council works it out'),
    text('If it is not the NHS, the council looks at income and at capital. Capital means savings, investments and property.'),
    LIMITS,
    text(
      `Wales has one limit for care homes: ${WALES}. Above it you pay in full. Below it, savings are left alone. In both countries you keep a small sum each week for yourself. The limits for England are those of the government's circular for 2024 to 2025, the one for Wales is of 8 April 2019. When we looked on ${dateInWords(FIGURES.careUpperLimitEngland.asOf)} we knew of no change, but both governments look at them each year. So check this year's before you decide anything: on GOV.UK, or on GOV.WALES for Wales.`,
    ),
    heading('When your home counts'),
    text(
      'Your home is not counted while you get care in it. If you move into a care home for good, it normally counts. But it does not while one of these people still lives there, and already did before you moved:',
    ),
    points(
      'Your husband, wife, civil partner or partner, unless you are estranged.',
      `A relative who is ${number('careHomeRelativeAge')} or over, or who is disabled.`,
      'Your child who is under 18.',
    ),
    text(
      `It is not counted for the first ${number('careHomeDisregardWeeks')} weeks either. After that, you can often ask the council for a deferred payment agreement. The council pays for now, and gets the money back when the home is sold, which may be after your death. There is interest to pay.`,
    ),
    heading('Giving things away'),
    text(
      'You may give presents. But if you give away money or a home, and avoiding care fees was a significant reason, this is called deliberate deprivation. The council can then work out your fees as if you still had it. In some cases it can ask the person who got the gift to pay.',
    ),
    points(
      'There is no fixed time after which you are safe. The seven years that people speak of are a rule about inheritance tax, and not about care.',
      'The council looks at what you knew. Were you well, and could you not have expected to need care? Or had you just been told that you would?',
      'Putting your home into a trust while you live in it is treated in the same way. Some firms sell such trusts for thousands of pounds and promise that they are safe. Nobody can promise that.',
      'A home you have given away is no longer yours. Your child may divorce, go bankrupt or die, and you may have to leave.',
    ),
    heading('What a will can do'),
    text(
      'A will does not protect you from fees in your own lifetime. It works when you die. Then what you own goes to the people you chose.',
    ),
    text(
      'For couples this can matter. If everything goes to the one who is left, all of it counts if that person needs care later. You may leave some of it to others instead, such as your children. Some couples who own their home as tenants in common leave their share in a trust. The one who is left may live there for life, and the share then goes to the children. Such a trust has drawbacks, costs and tax rules of its own. We do not write them. Ask a solicitor who belongs to a body such as STEP or the Association of Lifetime Lawyers.',
    ),
    text(
      'Be fair to the one who is left. If you leave too little, they may have to go to court. And somebody with money of their own has more choice of care homes.',
    ),
    example(
      'Doreen in Leeds',
      `Doreen is a widow. She rents a flat and has ${pounds(SAVINGS)} in savings. Now she needs a care home. The NHS has said that it will not pay.`,
      `She has less than ${UPPER}, so the council helps. Her pension goes towards the fees, apart from her weekly allowance. Her savings are ${pounds(SAVINGS - poundsIn('careLowerLimitEngland'))} above ${LOWER}. At £1 for every ${STEP}, that is £${A_WEEK} a week.`,
      `When her savings fall to ${LOWER}, that part ends. What she still has when she dies goes where her will says. In Cardiff her savings would have been left alone from the first day, since they are below ${WALES}.`,
    ),
    heading('What else to put in order'),
    text(
      'Make lasting powers of attorney while you are well: one for money, one for health. Then somebody you trust can talk to the council and the bank. They are separate from a will, and you can make them on GOV.UK.',
    ),
  ],
  next: [
    'Ask the council for a needs assessment. It is free, whatever you own.',
    'Ask about NHS continuing healthcare.',
    'Find out how your home is owned before you decide anything.',
    'Be wary of anybody who promises to protect your home for a fee. See a solicitor.',
    to('/care-cost-calculator', 'Work out who would pay, and for how long.'),
    'Make a will that says who should have what is left.',
  ],
  sources: [
    source('Care Act 2014, sections 14, 17, 34 and 70'),
    source('Care and Support (Charging and Assessment of Resources) Regulations 2014, regulations 12, 22 and 25, schedule 2'),
    source('Care and support statutory guidance, annexes B and E'),
    source('Social Services and Well-being (Wales) Act 2014, and the charging regulations of 2015'),
    source('Welsh Government: charging for social care (residential limit)'),
    source('GOV.UK: NHS continuing healthcare'),
  ],
  reviewed: '2026-11-25',
  related: ['mirror-wills-couples', 'inheritance-tax-uk', 'will-validity-requirements'],
});
