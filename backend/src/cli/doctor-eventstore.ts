import { hiddenStreams } from '../event-sourcing/store/eventstoredb/hidden-streams.ts';
import type { HiddenStream } from '../event-sourcing/store/eventstoredb/hidden-events.ts';
import { excessOf } from '../platform/event-store/app-login.ts';
import { causeOf, StartError } from '../platform/process/start-error.ts';
import type { CliCommand } from './command.ts';
import { reachableConfig } from './reachable-config.ts';

export const doctorEventStoreCommand: CliCommand = {
  usage: 'doctor eventstore',
  about: 'whether the logins of EventStoreDB may do what they need and nothing more, and whether the server hides streams of ours',
  details: ['Reads the whole log: a server has no list of what it hides.'],
  async run(_args, env) {
    const { EVENTSTORE_URL, EVENTSTORE_AUDIT_URL } = await reachableConfig(env, ['EVENTSTORE_URL', 'EVENTSTORE_AUDIT_URL']);
    if (!EVENTSTORE_URL) return say('EVENTSTORE_URL is not set: the events are in PostgreSQL');
    const found = [
      await look('EVENTSTORE_URL', EVENTSTORE_URL, 'wanted'),
      EVENTSTORE_AUDIT_URL ? await look('EVENTSTORE_AUDIT_URL', EVENTSTORE_AUDIT_URL, 'unwanted') : false,
      await lookForHidden(EVENTSTORE_URL),
    ];
    if (found.includes(true)) process.exitCode = 1;
  },
};

async function look(setting: string, url: string, append: 'wanted' | 'unwanted'): Promise<boolean> {
  const excess = await excessOf(setting, url, append);
  say(excess ?? `${setting}: this login can neither delete streams nor cut them off, nor change who may`);
  return excess !== null;
}

async function lookForHidden(url: string): Promise<boolean> {
  const hidden = await hiddenStreams(url).catch((error: unknown) => {
    throw new StartError('EVENTSTORE_URL', url, causeOf(error));
  });
  for (const stream of hidden) say(wordsOn(stream));
  const back = hidden.filter(({ limits }) => limits).map(({ stream }) => stream);
  if (hidden.length === 0) say('The server hides no stream of ours');
  if (back.length > 0)
    say(
      `Let nobody clean the files of the server (scavenge) before this has brought them back: willow eventstore unhide ${back.join(' ')}`,
    );
  return hidden.length > 0;
}

/** The greatest number of a server, which a deletion sets, is beyond what is exact here. */
const DELETED = Number.MAX_SAFE_INTEGER;

function wordsOn({ stream, position, limits }: HiddenStream): string {
  if (!limits) return `${stream} was deleted for ever at position ${position}: only a backup of the server has it`;
  if (Number(limits['$tb']) >= DELETED) return `${stream} was deleted at position ${position}: its events are hidden, and still there`;
  return `${stream} is hidden, in part or altogether, by the settings ${JSON.stringify(limits)} at position ${position}`;
}

const say = (line: string): void => void process.stdout.write(`${line}\n`);
