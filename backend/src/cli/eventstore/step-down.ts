import { AccessDenied } from '../../event-sourcing/store/event-store.ts';
import { CannotStepDown, giveBackPriority, stepDown } from '../../event-sourcing/store/eventstoredb/step-down.ts';
import { InvalidConnectionUrl } from '../../event-sourcing/store/eventstoredb/connection-url.ts';
import { causeOf, StartError } from '../../platform/process/start-error.ts';
import { command, FLAG, TEXT } from '../command.ts';
import { fail, type Output } from '../output.ts';
import { required, UsageError } from '../usage-error.ts';
import { adminUrlFrom } from './admin-url.ts';

const USAGE = 'eventstore step-down <node> [--undo] [--priority <number>]';

export const stepDownCommand = command({
  usage: USAGE,
  about: 'before a planned stop: lets a node hand over, waits until it follows, and says when to stop it',
  details: [
    'Name the node as the others do, with or without its port. A node that follows already may be stopped at once, and this says so.',
    'A leader gets the lowest priority in elections until it is started again, so that it is not elected anew. Ctrl-C gives it back.',
    '--undo: it is not stopped after all, and gets its priority back.',
    '--priority <number>: the one that is given back, if the settings of the node name one (NODE_PRIORITY); 0 otherwise.',
    "The administrator's URL is asked for, or read from standard input or EVENTSTORE_ADMIN_URL; it is kept nowhere.",
  ],
  examples: ['eventstore step-down eventstore-2:2113', 'eventstore step-down eventstore-2:2113 --undo'],
  json: '{ "node", "leader", "isLowered" }: which node may be stopped now, which one it follows; with --undo { "node", "priority" }',
  options: { undo: FLAG, priority: TEXT },
  words: 1,
  async run({ words, values }, env, out) {
    const node = required(words[0], 'the node that is to be stopped', USAGE);
    const priority = priorityIn(values.priority);
    const url = await adminUrlFrom(env);
    try {
      await (values.undo ? backAgain(url, node, priority, out) : down(url, node, priority, out));
    } catch (error) {
      fail(wordsOf(error, url));
    }
  },
});

/** Ctrl-C gives the priority back. */
async function down(url: string, node: string, priority: number, out: Output): Promise<void> {
  const interrupted = new AbortController();
  const interrupt = (): void => interrupted.abort();
  process.once('SIGINT', interrupt);
  const { leader, isLowered } = await stepDown(url, node, { priority, signal: interrupted.signal }).finally(() =>
    process.off('SIGINT', interrupt),
  );
  const undo = `willow eventstore step-down ${node} --undo${priority === 0 ? '' : ` --priority=${priority}`}`;
  const lowered = `Until it is started again it has the lowest priority. If you do not stop it after all: ${undo}`;
  out.tell({ node, leader, isLowered }, `Stop ${node} now: it follows ${leader}`, ...(isLowered ? [lowered] : []));
}

async function backAgain(url: string, node: string, priority: number, out: Output): Promise<void> {
  await giveBackPriority(url, node, priority);
  out.tell({ node, priority }, `${node} has the priority ${priority} again`);
}

const MAX_PRIORITY = 2 ** 31 - 1;

function priorityIn(text = '0'): number {
  const priority = /^-?\d+$/.test(text) ? Number(text) : NaN;
  if (!(Math.abs(priority) <= MAX_PRIORITY))
    throw new UsageError(`--priority must be a whole number, as in the settings of the node.\nUsage: ${USAGE}`);
  return priority;
}

function wordsOf(error: unknown, url: string): string {
  if (error instanceof CannotStepDown) return error.message;
  if (error instanceof InvalidConnectionUrl) return error.of('EVENTSTORE_ADMIN_URL').message;
  if (error instanceof AccessDenied)
    return 'EVENTSTORE_ADMIN_URL: this login may not ask a node to resign: it must be in the group $admins or $ops, with its password';
  return new StartError('EVENTSTORE_ADMIN_URL', url, causeOf(error)).message;
}
