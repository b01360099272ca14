import { CLAIMS } from '@willow/contracts/brand/claims';
import { MINIMUM_CUSTOMER_AGE } from '@willow/contracts/constants';
import { article, example, heading, points, steps, text } from '../article.ts';
import { source } from '../law.ts';

export const onlineWills = article({
  id: 'online-wills-uk',
  title: 'Are online wills legal in England and Wales?',
  description:
    'A will made online is valid if it is printed, signed in ink and witnessed properly. What counts, what does not, and when to see a solicitor instead.',
  category: 'legal',
  featured: true,
  summary:
    'Yes. The law does not mind how a will is written. It minds how it is signed: on paper, by you, in front of two witnesses who are there together and sign as well. A will that only lives on a screen is not valid.',
  body: [
    text(
      '"Online will" can mean two things. One is a will that you prepare online, then print and sign. That is valid. The other is a will that is signed on a screen. That is not valid in England and Wales today.',
    ),
    heading('What the law asks for'),
    text("The rules are in the Wills Act 1837. They are the same for a solicitor's will, a will from a shop, and a will prepared online."),
    points(
      'You are 18 or over, and you understand what you are doing.',
      'The will is in writing, on paper.',
      'You sign it, and you mean it to be your will.',
      'Two witnesses are there at the same time when you sign.',
      'Each witness then signs too, while you are there.',
    ),
    heading('What does not count'),
    points(
      'An electronic signature, a typed name or a ticked box.',
      'A witness on a video call. A special law allowed that for a time. It ended for wills signed after 31 January 2024.',
      'An email, a voice note or a film of your wishes.',
      'A will that was paid for but never printed and signed.',
    ),
    text(
      'In May 2025 the Law Commission advised Parliament to allow electronic wills one day, with safeguards. That is advice, and not yet the law.',
    ),
    heading('What can go wrong'),
    text(
      "A well-written will can still fail at the kitchen table. One witness leaves the room, or a daughter's husband is a witness, or somebody writes in a change later with a pen. So read the signing instructions twice.",
    ),
    text(
      'Wording can fail too. "My house to my wife" says nothing of what happens if she dies first. A good service asks about that. Ours asks who takes a share if somebody dies before you. Our team then reads the draft and asks about anything that looks odd.',
    ),
    heading('When an online will suits you'),
    points(
      'You want to leave things outright to people or charities you can name.',
      'Your home is in England or Wales, and your savings are in the United Kingdom.',
      'You can name executors you trust and, if you have young children, guardians.',
      'You are clear in your mind, and nobody is pushing you.',
    ),
    heading('When to see a solicitor'),
    points(
      'You own a home, land or a bank account abroad.',
      'You own a business or a farm.',
      'You want a trust: for example so that somebody may live in your home for life.',
      'Somebody you want to benefit is disabled and gets means-tested benefits.',
      'You want to leave out a husband, wife, child, or somebody who relies on you.',
      'You are ill, or somebody may say that you did not understand your will.',
      'Tax may be due, and you want advice about it.',
    ),
    heading('How it works with us'),
    steps(
      `You create a free account and answer ten questions. It takes about ${CLAIMS.minutes.howItWorks} minutes.`,
      `You see all your answers, then pay ${CLAIMS.price}.`,
      `Our team reviews your draft and emails it to you within ${CLAIMS.draftDays}.`,
      'You print it and sign it in front of two independent adult witnesses who are not beneficiaries. They sign too.',
      'You tell your executors where the original is kept.',
    ),
    text(
      `Our service is for UK residents aged ${MINIMUM_CUSTOMER_AGE} or over who want a will for England and Wales. We are not solicitors, and what you read here is not legal advice.`,
    ),
    example(
      'Megan signs at home',
      'Megan prepares her will online on a Sunday. She asks two neighbours, Ian and Pat, to come round. Neither is named in the will, and neither is married to anybody who is.',
      'All three sit at her table. Megan dates the will and signs it while Ian and Pat watch. Ian signs, then Pat, while Megan watches. They add their names and addresses. The will is valid.',
      'Had Pat been out when Megan signed, and come back later, alone, to add a signature, the will would have failed. Two witnesses must be there together when you sign, or when you tell them that the signature is yours.',
    ),
  ],
  next: [
    'Read the two lists above. If anything in the second fits you, see a solicitor first.',
    'Think of two witnesses who get nothing from your will, and are not the husband, wife or civil partner of anybody who does.',
    'Have the full names and addresses of your executors ready.',
  ],
  sources: [
    source('Wills Act 1837, sections 7, 9 and 15'),
    source('Wills Act 1837 (Electronic Communications) (Amendment) (Coronavirus) Order 2020'),
    source('Wills Act 1837 (Electronic Communications) (Amendment) Order 2022'),
    source('Law Commission: Modernising Wills Law, report of 16 May 2025'),
    source('GOV.UK: Making a will'),
  ],
  reviewed: '2026-11-25',
  related: ['will-validity-requirements', 'will-costs-uk', 'mirror-wills-couples'],
});
