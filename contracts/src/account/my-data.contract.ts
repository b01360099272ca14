import { BRAND } from '../brand/brand.ts';
import { endpoint } from '../endpoint.ts';
import { FlagSubject } from '../operator/review.contract.ts';
import { OrderStatus } from '../order/order.contract.ts';
import { WillAnswers } from '../will/answers.ts';
import { z } from '../zod.ts';

/** Of the file: a reader that knows this number can read it. New details may come without a new number, none goes or changes its meaning. */
export const MY_DATA_FORMAT = 1;

/** In place of what our team wrote for the team: it may name others, whose rights count too (Data Protection Act 2018, Sch. 2 para. 16). */
export const HELD_BACK_NOTE = `Our team wrote words of its own here. They may speak of other people, so a person reads them first: write to ${BRAND.supportEmail}, and you have them within a month.`;

export const DataFormat = z.enum(['json', 'pdf']);
export type DataFormat = z.infer<typeof DataFormat>;

const text = z.string();
const maybe = z.nullable(z.string());
const pence = z.int();
const contact = {
  fullName: text,
  /** Dates are `YYYY-MM-DD`, in London. */
  dob: text,
  email: text,
  mobile: maybe,
  addressLine1: text,
  addressLine2: maybe,
  city: text,
  county: maybe,
  postcode: text,
};

/** What belongs to one thing that happened, as far as there is any. Instants are ISO 8601 UTC, amounts are in pence. */
export const DataDetails = z.partial(
  z.object({
    ...contact,
    /** Of the account, until then. */
    formerEmail: text,
    usableUntil: text,
    /** The code of the partner whose link was followed. */
    partnerCode: maybe,
    discountCode: text,
    discountPercent: z.int(),
    discountPence: pence,
    /** Those that were saved at that moment, by the names that the API has for them. */
    answers: WillAnswers,
    /** Names of answers that were taken away, because they no longer applied. */
    removedAnswers: z.array(text),
    /** Stands on every page of that will. */
    versionCode: text,
    finding: text,
    /** Which answer that is about. */
    about: z.nullable(FlagSubject),
    whatWeDoAboutIt: text,
    conclusion: text,
    country: text,
    signedOn: text,
    witnesses: z.array(text),
    keptAt: text,
    amountPence: pence,
    currency: text,
    /** At the card provider. */
    paymentReference: text,
    orderStatus: OrderStatus,
    message: text,
    /** Which email of ours. */
    mail: text,
    /** What our team asked. */
    question: text,
    /** What a message of theirs was about. */
    topic: text,
    /** When we promised to ring, and which number. */
    when: text,
    phone: text,
    answer: text,
    friendName: text,
    friendEmail: text,
    rewardPence: pence,
    notBefore: text,
    reason: text,
    format: DataFormat,
    /** Something belongs here and is not in the file: why, and how to get it. */
    heldBack: text,
  }),
);
export type DataDetails = z.infer<typeof DataDetails>;

export const DataEntry = z.object({
  at: text,
  /** Of what happened; it never changes its meaning. */
  type: text,
  /** The same in words. */
  says: text,
  details: z.optional(DataDetails),
});
export type DataEntry = z.infer<typeof DataEntry>;

export const DataSubject = z.enum(['account', 'will', 'order', 'referrals', 'couple', 'messages', 'erasure']);
export type DataSubject = z.infer<typeof DataSubject>;

/** Everything that Willow holds about a customer: how things stand, and every fact they came from, the oldest first. */
export const MyData = z.object({
  format: z.literal(MY_DATA_FORMAT),
  madeAt: text,
  madeBy: text,
  customer: z.object(contact),
  answers: WillAnswers,
  /** In this order; one without entries is there, too. */
  history: z.array(z.object({ subject: DataSubject, entries: z.array(DataEntry) })),
  /** What belongs to the customer and is elsewhere, or nowhere: a sentence each. */
  notInThisFile: z.array(text),
});
export type MyData = z.infer<typeof MyData>;

/** A file to keep, of this moment. It stands in the history that it was asked for, in this file too. */
export const downloadMyData = endpoint({
  method: 'GET',
  path: '/api/my-data.json',
  audience: 'customer',
  status: 200,
  response: MyData,
});

/** The same to read; prepared by a worker, and kept nowhere once it is handed out. */
export const downloadMyDataPdf = endpoint({
  method: 'GET',
  path: '/api/my-data.pdf',
  audience: 'customer',
  status: 200,
  response: z.unknown(),
});
