import {
  type DataDetails,
  type DataEntry,
  type DataSubject,
  dateInWords,
  formatPence,
  isRealDate,
  type MyData,
  stepAt,
  WIZARD,
} from '@willow/contracts';
import type { Block, Paper, Row } from '../../../drafting/index.ts';
import { answerRows, answersByQuestion, labelOf, wordsOf } from './answers-in-words.ts';

const TIME = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', dateStyle: 'long', timeStyle: 'short' });
const timeInWords = (instant: string): string => TIME.format(new Date(instant));

const TITLES: Readonly<Record<DataSubject, string>> = {
  account: 'Your account',
  will: 'Your will',
  order: 'Your order and payments',
  referrals: 'Invitations',
  couple: 'Two wills for a couple',
  messages: 'Messages from our contact page',
  erasure: 'Requests for erasure',
};

type Told<Key extends keyof DataDetails> = { readonly label: string; readonly words: (value: NonNullable<DataDetails[Key]>) => string };

const asIs = (label: string) => ({ label, words: (text: string) => text });
const day = (label: string) => ({ label, words: (date: string) => (isRealDate(date) ? dateInWords(date) : date) });
const time = (label: string) => ({ label, words: timeInWords });
const money = (label: string) => ({ label, words: formatPence });
const list = (label: string) => ({ label, words: (texts: readonly string[]) => texts.join(', ') });

/** Every detail there can be; answers are told one by one. */
const DETAILS: { readonly [Key in Exclude<keyof DataDetails, 'answers'>]: Told<Key> } = {
  fullName: asIs('Full name'),
  dob: day('Date of birth'),
  email: asIs('Email'),
  mobile: asIs('Mobile number'),
  addressLine1: asIs('Address'),
  addressLine2: asIs('Address, second line'),
  city: asIs('Town or city'),
  county: asIs('County'),
  postcode: asIs('Postcode'),
  usableUntil: time('It works until'),
  partnerCode: asIs('Partner code'),
  discountCode: asIs('Discount code'),
  discountPercent: { label: 'Discount', words: (percent) => `${percent}%` },
  discountPence: money('Taken off'),
  removedAnswers: { label: 'Removed, as they no longer apply', words: (keys) => keys.map(labelOf).join(', ') },
  versionCode: asIs('Version'),
  finding: asIs('What it is'),
  about: { label: 'Which answer', words: ({ step }) => (step === null || step > WIZARD.length ? 'Your details' : stepAt(step).question) },
  whatWeDoAboutIt: asIs('What we do about it'),
  conclusion: asIs('Decision'),
  country: asIs('Country'),
  signedOn: day('Signed on'),
  witnesses: list('Witnesses'),
  keptAt: asIs('Kept at'),
  amountPence: money('Amount'),
  currency: asIs('Currency'),
  paymentReference: asIs('Payment reference'),
  orderStatus: { label: 'To', words: wordsOf },
  topic: asIs('About'),
  mail: asIs('Which email'),
  when: asIs('Promised for'),
  phone: asIs('Number to call'),
  question: asIs('Our question'),
  message: asIs('Your words'),
  answer: asIs('Our answer'),
  friendName: asIs('Friend'),
  formerEmail: asIs('Former email'),
  friendEmail: asIs('Email of the friend'),
  rewardPence: money('Reward'),
  notBefore: time('Not before'),
  reason: asIs('Reason'),
  format: { label: 'As', words: (format) => format.toUpperCase() },
  heldBack: asIs('Held back'),
};

function rowOf<Key extends keyof typeof DETAILS>(key: Key, value: DataDetails[Key]): readonly Row[] {
  const { label, words }: Told<Key> = DETAILS[key];
  return value === undefined || value === null || value === '' ? [] : [{ label, value: words(value) }];
}

const KEYS = Object.keys(DETAILS) as (keyof typeof DETAILS)[];

export const rowsOf = ({ answers, ...details }: DataDetails): readonly Row[] => [
  ...KEYS.flatMap((key) => rowOf(key, details[key])),
  ...answerRows(answers ?? {}),
];

const record = ({ at, says, details }: DataEntry): Block => ({
  kind: 'record',
  when: timeInWords(at),
  text: says,
  rows: details ? rowsOf(details) : [],
});

/** The copy as a paper to read: how things stand, then what happened, in London time. */
export function myDataPaper({ customer, answers, history, madeAt, madeBy, notInThisFile }: MyData): Paper {
  const made = timeInWords(madeAt);
  const answered = answersByQuestion(answers);
  return {
    title: 'Your data',
    subtitle: `Everything ${madeBy} holds about ${customer.fullName}, on ${made}`,
    foot: `Everything ${madeBy} holds about you, on ${made}.\nIt names your family: keep it where nobody else looks.`,
    blocks: [
      { kind: 'paragraph', text: 'First how things stand, then everything that happened, the oldest first. Times are in London.' },
      { kind: 'heading', text: 'Your details' },
      { kind: 'record', when: 'As they stand', text: '', rows: rowsOf(customer) },
      { kind: 'heading', text: 'Your answers' },
      ...(answered.length === 0
        ? [NOTHING]
        : answered.map(({ question, rows }): Block => ({ kind: 'record', when: question, text: '', rows }))),
      ...history.flatMap(({ subject, entries }): readonly Block[] => [
        { kind: 'heading', text: `${TITLES[subject]}: what happened` },
        ...(entries.length === 0 ? [NOTHING] : entries.map(record)),
      ]),
      { kind: 'heading', text: 'What is not here' },
      { kind: 'points', items: notInThisFile },
    ],
  };
}

const NOTHING: Block = { kind: 'paragraph', text: 'We hold nothing of this kind.' };
