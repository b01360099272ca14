import {
  type CallOutcome,
  CONTACT_TOPICS,
  dateInWords,
  type Detail,
  type Exchange,
  londonDate,
  type MessageCall,
  type ReceivedMessage,
  slotInWords,
} from '@willow/contracts';
import type { Correspondence } from '../../orders/index.ts';
import { wordsOf } from '../../privacy/index.ts';

/** What was asked, reported and written, oldest first of its kind. */
export function exchangesOf({ enquiries, problems }: Correspondence, messages: readonly ReceivedMessage[]): Exchange[] {
  return [
    ...enquiries.map((enquiry, index) => ({ title: `Question ${index + 1} to the customer`, rows: enquiryRows(enquiry) })),
    ...problems.map((problem, index) => ({ title: `Problem ${index + 1} that the customer reported`, rows: problemRows(problem) })),
    ...messages.map((message, index) => ({
      title: `Message ${index + 1} from the contact page`,
      rows: message.call ? callRows(message, message.call) : messageRows(message),
    })),
  ];
}

const ERASED = 'Erased with the customer’s data';

const by = (name: string, at: string): string => `${name}, ${onDay(at)}`;
const onDay = (at: string): string => dateInWords(londonDate(new Date(at)));

function enquiryRows({ question, step, state, by: asker, at, answer, closed }: Correspondence['enquiries'][number]): Detail[] {
  const withdrawn = closed !== null && answer === null;
  return [
    { label: 'Asked', value: question ?? ERASED },
    { label: 'Asked by', value: by(asker.name, at) },
    ...(step === null ? [] : [{ label: 'Opened', value: `Step ${step}` }]),
    ...(answer ? [{ label: 'Answer', value: answer.text ?? (answer.by === 'answers' ? 'The answers were handed in again' : ERASED) }] : []),
    ...(answer ? [{ label: 'Answered by', value: by(answer.recordedBy?.name ?? 'The customer', answer.at) }] : []),
    { label: 'State', value: withdrawn ? 'Withdrawn' : wordsOf(state) },
    ...(closed ? [{ label: withdrawn ? 'Withdrawn by' : 'Closed by', value: by(closed.by.name, closed.at) }] : []),
  ];
}

const problemRows = ({ text, at, answered }: Correspondence['problems'][number]): Detail[] => [
  { label: 'Reported', value: text ?? ERASED },
  { label: 'Reported on', value: onDay(at) },
  { label: 'State', value: answered ? 'Answered' : 'Open' },
  ...(answered?.text ? [{ label: 'Our answer', value: answered.text }] : []),
  ...(answered ? [{ label: 'Answered by', value: by(answered.by.name, answered.at) }] : []),
];

const messageRows = ({ topic, message, receivedAt, settled }: ReceivedMessage): Detail[] => [
  { label: 'Topic', value: CONTACT_TOPICS[topic] },
  { label: 'Message', value: message ?? ERASED },
  { label: 'Received on', value: onDay(receivedAt) },
  { label: 'State', value: settled === null ? 'Open' : settled.answer === null ? 'Put aside' : 'Answered' },
  ...(settled?.answer ? [{ label: 'Answer', value: settled.answer }] : []),
  ...(settled ? [{ label: settled.answer === null ? 'Put aside by' : 'Answered by', value: by(settled.by.name, settled.at) }] : []),
];

const CALLED: Readonly<Record<CallOutcome, string>> = {
  called: 'Spoke to them',
  'no-answer': 'Nobody answered',
  closed: 'Closed without a call',
};

const callRows = ({ topic, message, receivedAt }: ReceivedMessage, { slot, outcomes, cancelledAt }: MessageCall): Detail[] => [
  { label: 'Topic', value: CONTACT_TOPICS[topic] },
  { label: 'Message', value: message ?? ERASED },
  { label: 'Call asked for on', value: onDay(receivedAt) },
  { label: 'Promised', value: slotInWords(slot) },
  ...outcomes.flatMap(({ outcome, by: { name }, at, note }) => [
    { label: CALLED[outcome], value: by(name, at) },
    { label: 'Note', value: note ?? ERASED },
  ]),
  ...(cancelledAt ? [{ label: 'Cancelled', value: by('The customer', cancelledAt) }] : []),
];
