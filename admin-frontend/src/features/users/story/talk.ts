import { slotInWords } from '@willow/contracts/contact/call-slots';
import { type CallOutcome, CONTACT_TOPICS, type MessageCall } from '@willow/contracts/contact/contact.contract';
import type { CustomerStory } from '@willow/contracts/operator/customers.contract';
import { timeInWords } from '../../../shared/times.ts';

/** A message and its answer. `open`: somebody is waiting for one. */
export type Talk = {
  readonly id: string;
  readonly at: string;
  readonly title: string;
  readonly text: string;
  readonly outcome: string;
  /** What was answered, where that was written down. */
  readonly reply: string | null;
  readonly open: boolean;
  /** Where it is seen to. */
  readonly link: { readonly to: string; readonly text: string } | null;
};

const GONE = 'These words were erased with the customer’s data.';

/** Everything that the customer wrote and we asked, in one list, the newest first. */
export function talksOf(story: CustomerStory): readonly Talk[] {
  const talks = [...messagesIn(story), ...problemsIn(story), ...questionsIn(story)].toSorted((one, other) =>
    other.at.localeCompare(one.at),
  );
  // Nobody is left who waits.
  return story.state === 'erased'
    ? talks.map((talk) => ({ ...talk, outcome: talk.open ? 'Was not settled' : talk.outcome, open: false, link: null }))
    : talks;
}

const messagesIn = ({ messages }: CustomerStory): readonly Talk[] =>
  messages.map(({ id, topic, receivedAt, message, signedIn, settled, call }) => ({
    id,
    at: receivedAt,
    title: `${call ? 'Asked for a call: ' : ''}${CONTACT_TOPICS[topic]}, by the contact page${signedIn ? '' : ' without signing in'}`,
    text: message ?? GONE,
    ...(call
      ? calledOf(call)
      : {
          outcome: settled
            ? `${settled.answer === null ? 'Closed' : 'Answered'} by ${settled.by.name}, ${timeInWords(settled.at)}`
            : 'Waits for an answer',
          reply: settled?.answer ?? null,
          open: settled === null,
          link: settled === null ? { to: '/messages', text: 'Answer it under Messages' } : null,
        }),
  }));

const CALLED: Readonly<Record<CallOutcome, string>> = {
  called: 'Spoken to',
  'no-answer': 'Called, no answer',
  closed: 'Closed without a call',
};

function calledOf({ slot, outcomes, cancelledAt }: MessageCall): Pick<Talk, 'outcome' | 'reply' | 'open' | 'link'> {
  const last = outcomes.at(-1);
  const open = cancelledAt === null && (last === undefined || last.outcome === 'no-answer');
  const promised = `Waits for a call on ${slotInWords(slot)}`;
  return {
    outcome: cancelledAt
      ? `Cancelled by the customer, ${timeInWords(cancelledAt)}`
      : last
        ? `${CALLED[last.outcome]} by ${last.by.name}, ${timeInWords(last.at)}${open ? `. ${promised}` : ''}`
        : promised,
    reply: last?.note ?? null,
    open,
    link: open ? { to: '/call-backs', text: 'Handle it under Call-backs' } : null,
  };
}

const problemsIn = ({ problems, order }: CustomerStory): readonly Talk[] =>
  problems.map(({ id, at, text, answered }) => ({
    id,
    at,
    title: 'Reported a problem with the will',
    text: text ?? GONE,
    outcome: answered ? `Answered by ${answered.by.name}, ${timeInWords(answered.at)}` : 'Waits for an answer',
    reply: null,
    open: answered === null,
    link: answered === null ? toOrder(order) : null,
  }));

const questionsIn = ({ enquiries, order }: CustomerStory): readonly Talk[] =>
  enquiries.map(({ id, at, by, question, answer, state }) => ({
    id,
    at,
    title: `${by.name} asked`,
    text: question ?? GONE,
    outcome: {
      open: 'The customer has not answered yet',
      answered: answer ? `Answered ${timeInWords(answer.at)}: not settled yet` : '',
      closed: answer ? `Answered ${timeInWords(answer.at)}, and settled` : 'Taken back',
    }[state],
    reply: answer?.text ?? null,
    open: state !== 'closed',
    link: state === 'closed' ? null : toOrder(order),
  }));

const toOrder = (order: CustomerStory['order']): Talk['link'] => order && { to: `/orders/${order.id}`, text: 'Settle it in the order' };
