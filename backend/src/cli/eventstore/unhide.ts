import { AccessDenied, StreamDeleted } from '../../event-sourcing/store/event-store.ts';
import { InvalidConnectionUrl } from '../../event-sourcing/store/eventstoredb/connection-url.ts';
import { unhide } from '../../event-sourcing/store/eventstoredb/hidden-streams.ts';
import { causeOf, StartError } from '../../platform/process/start-error.ts';
import { command } from '../command.ts';
import { fail, type Output } from '../output.ts';
import { required } from '../usage-error.ts';
import { adminUrlFrom } from './admin-url.ts';

const USAGE = 'eventstore unhide <stream> ...';

export const unhideCommand = command({
  usage: USAGE,
  about: 'brings back streams that an administrator hid by a limit or a deletion; doctor eventstore names them',
  details: [
    'Before anybody cleans the files of the server (scavenges): what was taken out of them comes back from a backup only.',
    "The administrator's URL is asked for, or read from standard input or EVENTSTORE_ADMIN_URL; it is kept nowhere. Safe to repeat.",
  ],
  examples: ['eventstore unhide will-0192f0c1-7b7e-7c3a-9d2e-5f6a7b8c9d0e'],
  json: 'a line for each stream: { "stream", "wasHidden" }',
  words: Infinity,
  async run({ words: streams }, env, out) {
    required(streams[0], 'the streams that are hidden', USAGE);
    const url = await adminUrlFrom(env);
    for (const stream of streams) await bringBack(url, stream, out);
  },
});

async function bringBack(url: string, stream: string, out: Output): Promise<void> {
  try {
    const wasHidden = await unhide(url, stream);
    out.tell({ stream, wasHidden }, wasHidden ? `${stream} is there again. Now: willow audit verify` : `${stream}: nothing hides it`);
  } catch (error) {
    fail(wordsOf(error, url, stream));
  }
}

function wordsOf(error: unknown, url: string, stream: string): string {
  if (error instanceof StreamDeleted) return `${stream} was deleted for ever: only a backup of the server has it`;
  if (error instanceof InvalidConnectionUrl) return error.of('EVENTSTORE_ADMIN_URL').message;
  if (error instanceof AccessDenied)
    return 'EVENTSTORE_ADMIN_URL: this login may not change the settings of streams: it must be in the group $admins, with its password';
  return new StartError('EVENTSTORE_ADMIN_URL', url, causeOf(error)).message;
}
