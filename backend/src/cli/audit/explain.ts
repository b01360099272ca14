import { storyOf, type Told } from '../../modules/audit/index.ts';
import { command, TEXT } from '../command.ts';
import { required, UsageError } from '../usage-error.ts';
import { withLog } from './log-source.ts';
import { orderIdIn } from './order-id-in.ts';

const USAGE = 'audit explain <order> [--until <time>]';
const TIME = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', dateStyle: 'medium', timeStyle: 'long' });

export const auditExplainCommand = command({
  usage: USAGE,
  about: 'tells the history of an order in sentences: who did what, when, and what brought it about',
  details: [
    '<order>         the order with its will, its customer, the referral the customer came by, the erasure, and who opened the will',
    '--until <time>  as it stood before this day or instant: 2026-11-01, 2026-11-01T09:30:00Z',
    '',
    'Told from what is in the clear: names, answers and reasons stay sealed. Times are London’s.',
    'It verifies nothing: willow audit verify does.',
  ],
  examples: ['audit explain 0193b0d2-5a51-7cc0-8f0e-3a6f4d1c2b7a --until 2026-11-01'],
  json: 'a line for each fact: { "number", "at", "who", "says", "because", "stream", "revision", "type" }',
  options: { until: TEXT },
  words: 1,
  async run({ values, words }, env, out) {
    const orderId = orderIdIn(required(words[0], 'an order', USAGE));
    const until = values.until === undefined ? Infinity : Date.parse(values.until);
    if (Number.isNaN(until)) throw new UsageError('--until is a day or an instant, such as 2026-11-01 or 2026-11-01T09:30:00Z');
    const story = await withLog(env, (source) => storyOf(orderId, source));
    if (story.length === 0) throw new UsageError(`There is no order ${orderId}`);
    for (const told of story) if (Date.parse(told.at) < until) out.tell(told, ...linesOf(told));
  },
});

const linesOf = ({ number, at, who, says, because, stream, revision, type }: Told): readonly string[] => [
  `${number}. ${TIME.format(new Date(at))}: ${who} ${says}`,
  `   ${type}, revision ${revision} of ${stream}${because === null ? '' : `, because of ${because}`}`,
];
