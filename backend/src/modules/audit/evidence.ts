import { CLAIMS, formatPence, londonDate, dateInWords } from '@willow/contracts';
import type { Details } from '../customers/index.ts';

/** One thing that happened, as a sentence; `text`: words that were exchanged with the customer. */
export type EvidenceEntry = {
  readonly type: string;
  readonly at: string;
  readonly who: string;
  readonly says: string;
  readonly data: object;
  readonly text: readonly string[];
};

type Evidence = {
  readonly orderId: string;
  readonly madeAt: Date;
  readonly customer: Omit<Details, 'dob'> | null;
  readonly pricePence: number;
  readonly paidPence: number;
  /** What of it is for the partner's will. */
  readonly secondPence: number;
  readonly intentId: string | null;
  readonly entries: readonly EvidenceEntry[];
};

/** What answers a dispute. What the team noted or decided among itself, who looked, and the answers of the will are none of a bank's business. */
const TOLD: ReadonlySet<string> = new Set([
  'CustomerSignedUp',
  'EmailVerified',
  'CustomerLoggedIn',
  'ContactDetailsChanged',
  'DetailsCorrected',
  'EmailChangeRequested',
  'EmailChangeConfirmed',
  'EmailChanged',
  'WillSubmitted',
  'WillResubmitted',
  'AnswersLocked',
  'DraftGenerated',
  'WillSent',
  'WillSigned',
  'SigningReminderSent',
  'YearlyReminderSent',
  'UpdateBegun',
  'OrderPlaced',
  'SecondWillAdded',
  'SecondWillRemoved',
  'PaymentRequested',
  'CheckoutReopened',
  'StartAgreed',
  'PaymentSucceeded',
  'PaymentFailed',
  'DuplicatePaymentReceived',
  'RefundStarted',
  'PaymentRefunded',
  'RefundFailed',
  'RefundReturned',
  'DisputeOpened',
  'DisputeUpdated',
  'DisputeFundsWithdrawn',
  'DisputeFundsReinstated',
  'DisputeWon',
  'DisputeLost',
  'DisputeClosed',
  'FraudWarningReceived',
  'ReceiptRequested',
  'ReceiptSent',
  'ReceiptFailed',
  'AnswersReturned',
  'AnswersResubmitted',
  'WillUpdateOpened',
  'WillUpdateClosed',
  'EnquiryRaised',
  'EnquiryAnswered',
  'EnquiryClosed',
  'ProblemReported',
  'ProblemAnswered',
  'OrderMarkedSent',
  'DraftApproved',
  'DraftSent',
  'DraftSendFailed',
  'ResendRequested',
  'WillResent',
  'ResendFailed',
  'MessageReceived',
  'MessageAnswered',
  'CallBackRequested',
  'CallBackMade',
]);

/** Whose words are part of it. */
const SPOKEN: ReadonlySet<string> = new Set(['EnquiryRaised', 'EnquiryAnswered', 'ProblemReported', 'MessageReceived', 'MessageAnswered']);
export const isTold = (type: string): boolean => TOLD.has(type);
export const isSpoken = (type: string): boolean => SPOKEN.has(type);

const MAILS: Readonly<Record<string, string>> = {
  ReceiptSent: 'Receipt, accepted for delivery',
  ReceiptFailed: 'Receipt, not delivered',
  DraftSent: 'Will as a PDF, accepted for delivery',
  DraftSendFailed: 'Will as a PDF, not delivered',
  WillResent: 'Will as a PDF, resent and accepted for delivery',
  ResendFailed: 'Will as a PDF, resent and not delivered',
};
const STEPS: Readonly<Record<string, string>> = {
  CustomerSignedUp: 'Signed up',
  EmailVerified: 'Proved the email address',
  WillSubmitted: 'Submitted the answers',
  PaymentSucceeded: 'Paid',
  ReceiptSent: 'Receipt sent',
  DraftGenerated: 'Draft made',
  DraftApproved: 'Reviewed and approved by our team',
  DraftSent: 'Will sent',
  OrderMarkedSent: 'Will sent another way than by email',
  WillSigned: 'Told us that the will is signed',
};
const DISPUTES = /^(Dispute|FraudWarning)/;

/** Plain text, in the order of what the card provider asks for; instants are UTC. */
export function evidenceText({ orderId, madeAt, customer, pricePence, paidPence, secondPence, intentId, entries }: Evidence): string {
  const told = entries.filter(({ type }) => isTold(type));
  const first = Object.entries(STEPS).flatMap(([type, step]) => {
    const entry = told.find((each) => each.type === type);
    return entry ? [`${step}: ${timeOf(entry)}`] : [];
  });
  const mails = told.flatMap((entry) => (MAILS[entry.type] ? [`${timeOf(entry)}  ${MAILS[entry.type]}${proofOf(entry.data)}`] : []));
  const spoken = told.filter(({ type }) => isSpoken(type));
  return [
    `EVIDENCE FOR ORDER ${orderId}`,
    `Made on ${dateInWords(londonDate(madeAt))}. All times are UTC.`,
    ...section('DISPUTE', told.filter(({ type }) => DISPUTES.test(type)).map(lineOf)),
    ...section('CUSTOMER', customer ? customerLines(customer) : ['The customer’s personal data was erased at their request.']),
    ...section('PRODUCT', [
      'A will for England and Wales, drafted from the customer’s own answers, reviewed by our team and sent to the customer by email as a PDF. It is made for one person and cannot be used by anybody else.',
      `Price: ${formatPence(pricePence)}. Paid by card: ${formatPence(paidPence)}${intentId === null ? '' : ` (payment ${intentId})`}.${secondPence === 0 ? '' : ` Of it, ${formatPence(secondPence)} is for the will of the customer’s partner.`}`,
    ]),
    ...section('REFUND POLICY', [
      `Shown beside the button that pays: “By paying you agree to our Terms of Service, and you ask us to start on your will straight away. Until your will is delivered you can cancel within 30 days and have all your money back. Once it is delivered, the fee is not refunded. Your draft comes within ${CLAIMS.draftDays}.”`,
    ]),
    ...section('WHEN EACH STEP WAS DONE', first),
    ...section('DELIVERY OF EMAILS', mails),
    ...section(
      'WHAT WE AND THE CUSTOMER WROTE',
      spoken.flatMap((entry) => [lineOf(entry), ...entry.text.map((text) => `    ${text}`)]),
    ),
    ...section('HISTORY OF THE ORDER', told.map(lineOf)),
    '',
  ].join('\n');
}

const section = (title: string, lines: readonly string[]): readonly string[] => [
  '',
  title,
  ...(lines.length === 0 ? ['Nothing is recorded.'] : lines),
];

const timeOf = ({ at }: EvidenceEntry): string => at.slice(0, 19).replace('T', ' ');
const lineOf = (entry: EvidenceEntry): string => `${timeOf(entry)}  ${entry.who} ${entry.says}`;

function proofOf(data: object): string {
  const parts = [
    'messageId' in data && typeof data.messageId === 'string' ? `message ${data.messageId}` : null,
    'pdfHash' in data && typeof data.pdfHash === 'string' ? `SHA-256 of the PDF ${data.pdfHash}` : null,
    'reason' in data && typeof data.reason === 'string' ? data.reason : null,
  ].filter((part) => part !== null);
  return parts.length === 0 ? '' : ` (${parts.join(', ')})`;
}

const customerLines = ({
  fullName,
  email,
  addressLine1,
  addressLine2,
  city,
  county,
  postcode,
}: Omit<Details, 'dob'>): readonly string[] => [
  `Name: ${fullName}`,
  `Email: ${email}`,
  `Address: ${[addressLine1, addressLine2, city, county, postcode].filter((part) => part).join(', ')}`,
];
