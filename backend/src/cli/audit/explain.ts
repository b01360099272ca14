import { storyOf, type Told } from '../../modules/audit/index.ts';
import type { CliCommand } from '../command.ts';
import { optionsIn, orUsage, required, UsageError } from '../launch/options.ts';
import { withLog } from './log-source.ts';
import { orderIdIn } from './order-id-in.ts';

const USAGE = 'audit explain <order> [--until <time>]';
const TIME = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', dateStyle: 'medium', timeStyle: 'long' });

export const auditExplainCommand: CliCommand = {
  usage: USAGE,
  about: 'tells the history of an order in sentences: who did what, when, and what brought it about',
  details: [
    '<order>         the order with its will, its customer, the referral the customer came by, the erasure, and who opened the will',
    '--until <time>  as it stood before this day or instant: 2026-11-01, 2026-11-01T09:30:00Z',
    '',
    'Told from what is in the clear: names, answers and reasons stay sealed. Times are London’s.',
    'It verifies nothing: willow audit verify does.',
  ],
  run: (args, env) =>
    orUsage(async () => {
      const { values, rest } = optionsIn(args, ['until'], USAGE);
      const orderId = orderIdIn(required(rest[0], 'an order', USAGE));
      const until = values.until === undefined ? Infinity : Date.parse(values.until);
      if (Number.isNaN(until)) throw new UsageError('--until is a day or an instant, such as 2026-11-01 or 2026-11-01T09:30:00Z');
      const story = await withLog(env, (source) => storyOf(orderId, source));
      if (story.length === 0) throw new UsageError(`There is no order ${orderId}`);
      for (const told of story) if (Date.parse(told.at) < until) process.stdout.write(`${lineOf(told)}\n`);
    }),
};

const lineOf = ({ number, at, who, says, because, stream, revision, type }: Told): string =>
  [
    `${number}. ${TIME.format(new Date(at))}: ${who} ${says}`,
    `   ${type}, revision ${revision} of ${stream}${because === null ? '' : `, because of ${because}`}`,
  ].join('\n');
