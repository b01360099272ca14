import type { AdviserId } from './advisers.ts';
import { type Kind, NONE, type Question, type Reason } from './question.ts';

const reasonOf =
  (kind: Kind) =>
  (title: string, text: string, advisers: readonly AdviserId[], flags: readonly string[]): Reason => ({
    kind,
    title,
    text,
    advisers,
    flags,
  });
const refer = reasonOf('refer');
const ask = reasonOf('ask');

/** "Is Willow right for me?", asked on a page of its own and at the start of the wizard. The answers are kept nowhere. */
export const SUITABILITY_QUESTIONS: readonly Question[] = [
  {
    id: 'age',
    question: 'How old are you?',
    choose: 'one',
    options: [
      {
        id: 'under18',
        label: 'Under 18',
        reason: refer(
          'You are under 18',
          'The law lets you make a will from your 18th birthday. If there is something you want to protect before then, ask what else can be done.',
          ['lawSociety', 'citizensAdvice'],
          ['R01'],
        ),
      },
      {
        id: 'from18',
        label: '18 to 24',
        reason: refer(
          'You are under 25',
          'Our service is for people aged 25 or over. The law lets you make a will from 18, and a solicitor can write one for you now.',
          ['lawSociety', 'citizensAdvice'],
          ['R02'],
        ),
      },
      { id: 'from25', label: '25 to 74' },
      {
        id: 'from75',
        label: '75 or over',
        reason: ask(
          'You are 75 or over',
          'Wills made later in life are questioned more often, whoever makes them. Ask your doctor for a short letter saying that you understand what a will does, dated close to the day you sign, and keep it safe.',
          ['us', 'lawSociety'],
          ['R49'],
        ),
      },
    ],
  },
  {
    id: 'home',
    question: 'Where is your permanent home?',
    hint: 'The country you think of as home, even if you are away from it just now.',
    choose: 'one',
    options: [
      { id: 'englandOrWales', label: 'England or Wales' },
      {
        id: 'scotland',
        label: 'Scotland',
        reason: refer(
          'Your home is in Scotland',
          'Scotland has its own law of wills, with rights for a family that a will cannot take away. Our wills are for England and Wales.',
          ['lawSocietyOfScotland'],
          ['R03'],
        ),
      },
      {
        id: 'northernIreland',
        label: 'Northern Ireland',
        reason: refer(
          'Your home is in Northern Ireland',
          'Northern Ireland has its own law of wills. Our wills are for England and Wales.',
          ['lawSocietyOfNorthernIreland'],
          ['R03'],
        ),
      },
      {
        id: 'elsewhere',
        label: 'Another country, the Channel Islands or the Isle of Man',
        reason: refer(
          'Your home is outside the UK',
          'The law of your own country decides what your will can do. Ask somebody who knows it, and English law too if you own something here.',
          ['step'],
          ['R03', 'R04'],
        ),
      },
      {
        id: 'unsure',
        label: "More than one country, or I'm not sure",
        reason: ask(
          'You may belong to more than one country',
          'Which law your will follows depends on where you mean to live for good. Settle that first; if the answer is not England or Wales, a specialist should write your will.',
          ['us', 'step'],
          ['R03', 'R04'],
        ),
      },
    ],
  },
  {
    id: 'owns',
    question: 'Do you own any of these, or a share of one?',
    choose: 'any',
    options: [
      {
        id: 'business',
        label: 'A business, or shares in a private company',
        hint: 'Not shares bought on the stock market.',
        reason: refer(
          'You own a business, or part of one',
          'Who may run it, who may own it and what tax is due depend on its papers as much as on your will. They have to be read together.',
          ['lawSociety', 'step'],
          ['R28'],
        ),
      },
      {
        id: 'farm',
        label: 'A farm, farmland or woodland',
        reason: refer(
          'You own a farm or farmland',
          'Farms have tax reliefs, tenancies and family promises of their own, and a simple will can undo them.',
          ['lawSociety', 'step'],
          ['R28'],
        ),
      },
      {
        id: 'abroad',
        label: 'A home or land outside England and Wales, or anything of value abroad',
        reason: refer(
          'You own something outside England and Wales',
          'The law of that place may decide who gets it. Our will would also cancel any will that you have made there.',
          ['step', 'lawSociety'],
          ['R04'],
        ),
      },
      {
        id: 'million',
        label: 'More than £1 million in all, your home included',
        reason: ask(
          'You may have inheritance tax to plan for',
          'Our will says which share bears the tax, but it does nothing to lower it. Ask what a will with tax planning would save before you choose one without.',
          ['lawSociety', 'step'],
          ['R24'],
        ),
      },
      { id: NONE, label: 'None of these' },
    ],
  },
  {
    id: 'wishes',
    question: 'Should your will do any of these?',
    choose: 'any',
    options: [
      {
        id: 'rightToStay',
        label: 'Let somebody live in my home, or have its income, for life and then pass it on to others',
        hint: 'Often wanted for a second husband, wife or partner.',
        reason: refer(
          'You want somebody to stay in your home for life',
          'That is a trust, with a house in it and people on both sides of it. It has to be made to measure.',
          ['lawSociety', 'step'],
          ['R30'],
        ),
      },
      {
        id: 'vulnerable',
        label: 'Provide for somebody who is disabled, on means-tested benefits or unable to manage money',
        reason: refer(
          'You want to provide for somebody who needs protection',
          'Money left to them directly can stop their benefits, or be taken from them. A trust written for them keeps it safe.',
          ['lawSociety', 'step', 'citizensAdvice'],
          ['R38', 'R30'],
        ),
      },
      {
        id: 'condition',
        label: 'Give something on a condition, other than reaching an age',
        hint: 'For example only if somebody gives up smoking, or looks after me.',
        reason: refer(
          'You want to give something on a condition',
          'Conditions fail easily when the words are not exactly right, and some are not allowed. A specialist knows which will hold.',
          ['lawSociety', 'step'],
          ['R30'],
        ),
      },
      { id: NONE, label: 'None of these' },
    ],
  },
  {
    id: 'family',
    question: 'Is any of this true of your family?',
    choose: 'any',
    options: [
      {
        id: 'dependant',
        label: 'My husband, wife, civil partner or somebody who depends on me is to get little or nothing',
        hint: 'Children under 18, a partner you live with, and others you support.',
        reason: refer(
          'Somebody who depends on you would be left out',
          'They could ask a court for a share, whatever your will says. A solicitor can tell you how likely that is and what to put in place.',
          ['lawSociety', 'step'],
          ['R06', 'R07'],
        ),
      },
      {
        id: 'dispute',
        label: 'I expect somebody to dispute my will',
        reason: refer(
          'You expect a dispute',
          'The best defence is a solicitor who saw you, asked you why and wrote it down. We never meet the people whose wills we write.',
          ['lawSociety', 'step'],
          ['R06', 'R07'],
        ),
      },
      {
        id: 'grownChild',
        label: 'A grown-up child of mine is to get nothing, and does not depend on me',
        reason: ask(
          'A grown-up child would get nothing',
          'You may do that. They may still ask a court for something, so ask how strong a claim would be, and write down your reasons in a letter kept beside the will.',
          ['lawSociety', 'citizensAdvice'],
          ['R07'],
        ),
      },
      {
        id: 'changing',
        label: "I'm about to marry, or I'm separated or getting divorced",
        hint: 'A civil partnership counts as well.',
        reason: ask(
          'Your marriage is about to begin or end',
          'Marrying usually cancels a will, and until a divorce is final a separated husband or wife keeps what your will gives them. Ask when to make yours.',
          ['us', 'lawSociety'],
          ['R10'],
        ),
      },
      {
        id: 'earlier',
        label: 'My partner or I have children from an earlier relationship',
        reason: ask(
          'There are children from an earlier relationship',
          'If you leave everything to each other, whoever lives longer may leave it all elsewhere. If that worries you, ask about a trust before you write a simple will.',
          ['lawSociety', 'step'],
          ['R09'],
        ),
      },
      { id: NONE, label: 'None of these' },
    ],
  },
  {
    id: 'freely',
    question: 'Is any of this true of you?',
    hint: 'Nobody else sees what you say here.',
    choose: 'any',
    options: [
      {
        id: 'memory',
        label: 'I have an illness that affects my memory or how clearly I think',
        reason: refer(
          'Somebody may ask later whether you understood your will',
          'You may well be able to make one. A solicitor should see you in person, and your doctor should write down how you are, so that nobody can undo it.',
          ['lawSociety', 'citizensAdvice'],
          ['R49'],
        ),
      },
      {
        id: 'pressure',
        label: 'Somebody is pressing me about what it should say',
        reason: refer(
          'Somebody is pressing you',
          'It is your will and nobody else has a say in it. Talk to a solicitor you chose yourself, alone; they may not tell anybody what you said. If you are in danger, ring 999.',
          ['citizensAdvice', 'lawSociety'],
          ['R48'],
        ),
      },
      {
        id: 'help',
        label: 'I need help to read it or to sign it',
        reason: refer(
          'You need help to read or sign your will',
          'It can be read to you, and somebody can sign for you. The will then has to say so in words that ours does not have. Many solicitors come to your home.',
          ['lawSociety', 'citizensAdvice'],
          [],
        ),
      },
      { id: NONE, label: 'None of these' },
    ],
  },
];
