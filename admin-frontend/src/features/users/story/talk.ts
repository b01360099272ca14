import { CONTACT_TOPICS } from '@willow/contracts/contact/contact.contract';
import type { CustomerStory } from '@willow/contracts/operator/customers.contract';
import { timeInWords } from '../../../shared/times.ts';

/** Something that was written, with what came of it. `open`: somebody waits for it. */
export type Talk = {
  readonly id: string;
  readonly at: string;
  readonly title: string;
  readonly text: string;
  readonly outcome: string;
  readonly open: boolean;
  readonly to: string | null;
};

const GONE = 'These words were erased with the customer’s data.';

/** Everything that the customer wrote and we asked, in one list, the newest first. */
export const talksOf = (story: CustomerStory): readonly Talk[] =>
  [...messagesIn(story), ...problemsIn(story), ...questionsIn(story)].toSorted((one, other) => other.at.localeCompare(one.at));

const messagesIn = ({ messages }: CustomerStory): readonly Talk[] =>
  messages.map(({ id, topic, receivedAt, message, signedIn, settled }) => ({
    id,
    at: receivedAt,
    title: `${CONTACT_TOPICS[topic]}, by the contact page${signedIn ? '' : ' without signing in'}`,
    text: message ?? GONE,
    outcome: settled
      ? `${settled.answer === null ? 'Put aside' : 'Answered'} by ${settled.by.name}, ${timeInWords(settled.at)}`
      : 'Waits for an answer',
    open: settled === null,
    to: settled === null ? '/messages' : null,
  }));

const problemsIn = ({ problems, order }: CustomerStory): readonly Talk[] =>
  problems.map(({ id, at, text, answered }) => ({
    id,
    at,
    title: 'Said that something is wrong with the will',
    text: text ?? GONE,
    outcome: answered ? `Answered by ${answered.by.name}, ${timeInWords(answered.at)}` : 'Waits for an answer',
    open: answered === null,
    to: answered === null && order ? `/orders/${order.id}` : null,
  }));

const questionsIn = ({ enquiries, order }: CustomerStory): readonly Talk[] =>
  enquiries.map(({ id, at, by, question, answer, state }) => ({
    id,
    at,
    title: `${by.name} asked`,
    text: question ?? GONE,
    outcome: {
      open: 'The customer has not answered yet',
      answered: answer ? `Answered ${timeInWords(answer.at)}: nobody has settled it yet` : '',
      closed: answer ? `Answered ${timeInWords(answer.at)}, and settled` : 'Taken back',
    }[state],
    open: state !== 'closed',
    to: state !== 'closed' && order ? `/orders/${order.id}` : null,
  }));
