import { AccessDenied } from '../../event-sourcing/store/event-store.ts';
import { CannotStepDown, stepDown } from '../../event-sourcing/store/eventstoredb/step-down.ts';
import { InvalidConnectionUrl } from '../../event-sourcing/store/eventstoredb/connection-url.ts';
import { causeOf, StartError } from '../../platform/process/start-error.ts';
import { command } from '../command.ts';
import { fail } from '../output.ts';
import { required } from '../usage-error.ts';
import { adminUrlFrom } from './admin-url.ts';

const USAGE = 'eventstore step-down <node>';

export const stepDownCommand = command({
  usage: USAGE,
  about: 'before a planned stop: lets a node hand over, waits until it follows, and says when to stop it',
  details: [
    'Name the node as the others do, with or without its port. A node that follows already may be stopped at once, and this says so.',
    "The administrator's URL is asked for, or read from standard input or EVENTSTORE_ADMIN_URL; it is kept nowhere.",
  ],
  examples: ['eventstore step-down eventstore-2:2113'],
  json: '{ "node", "leader" }: which node may be stopped now, and which one it follows',
  words: 1,
  async run({ words }, env, out) {
    const node = required(words[0], 'the node that is to be stopped', USAGE);
    const url = await adminUrlFrom(env);
    try {
      const leader = await stepDown(url, node);
      out.tell({ node, leader }, `Stop ${node} now: it follows ${leader}`);
    } catch (error) {
      fail(wordsOf(error, url));
    }
  },
});

function wordsOf(error: unknown, url: string): string {
  if (error instanceof CannotStepDown) return error.message;
  if (error instanceof InvalidConnectionUrl) return error.of('EVENTSTORE_ADMIN_URL').message;
  if (error instanceof AccessDenied)
    return 'EVENTSTORE_ADMIN_URL: this login may not ask a node to resign: it must be in the group $admins or $ops, with its password';
  return new StartError('EVENTSTORE_ADMIN_URL', url, causeOf(error)).message;
}
