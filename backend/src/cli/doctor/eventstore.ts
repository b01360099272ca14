import type { HiddenStream } from '../../event-sourcing/store/eventstoredb/hidden-events.ts';
import { hiddenStreams } from '../../event-sourcing/store/eventstoredb/hidden-streams.ts';
import { excessOf } from '../../platform/event-store/app-login.ts';
import { causeOf, StartError } from '../../platform/process/start-error.ts';
import { command } from '../command.ts';
import type { Output } from '../output.ts';
import { reachableConfig } from '../reachable-config.ts';

export const doctorEventStoreCommand = command({
  usage: 'doctor eventstore',
  about: 'whether the logins of EventStoreDB may do what they need and nothing more, and whether the server hides streams of ours',
  details: ['Reads the whole log: a server has no list of what it hides.'],
  json: 'a line for each login: { "setting", "excess": what it may do that it should not, or null }, then one for each hidden stream: { "stream", "position", "limits": null when it is deleted for ever }',
  async run(_given, env, out) {
    const { EVENTSTORE_URL, EVENTSTORE_AUDIT_URL } = await reachableConfig(env, ['EVENTSTORE_URL', 'EVENTSTORE_AUDIT_URL']);
    if (!EVENTSTORE_URL) return out.say('EVENTSTORE_URL is not set: the events are in PostgreSQL');
    await look('EVENTSTORE_URL', EVENTSTORE_URL, 'wanted', out);
    if (EVENTSTORE_AUDIT_URL) await look('EVENTSTORE_AUDIT_URL', EVENTSTORE_AUDIT_URL, 'unwanted', out);
    await lookForHidden(EVENTSTORE_URL, out);
  },
});

async function look(setting: string, url: string, append: 'wanted' | 'unwanted', out: Output): Promise<void> {
  const excess = await excessOf(setting, url, append);
  out.tell({ setting, excess }, excess ?? `${setting}: this login can neither delete streams nor cut them off, nor change who may`);
  if (excess !== null) process.exitCode = 1;
}

async function lookForHidden(url: string, out: Output): Promise<void> {
  const hidden = await hiddenStreams(url).catch((error: unknown) => {
    throw new StartError('EVENTSTORE_URL', url, causeOf(error));
  });
  for (const { stream, position, limits } of hidden)
    out.tell({ stream, position: String(position), limits: limits ?? null }, wordsOn({ stream, position, limits }));
  if (hidden.length === 0) return out.say('The server hides no stream of ours');
  process.exitCode = 1;
  const back = hidden.filter(({ limits }) => limits).map(({ stream }) => stream);
  if (back.length > 0)
    out.say(
      `Let nobody clean the files of the server (scavenge) before this has brought them back: willow eventstore unhide ${back.join(' ')}`,
    );
}

/** The greatest number of a server, which a deletion sets, is beyond what is exact here. */
const DELETED = Number.MAX_SAFE_INTEGER;

function wordsOn({ stream, position, limits }: HiddenStream): string {
  if (!limits) return `${stream} was deleted for ever at position ${position}: only a backup of the server has it`;
  if (Number(limits['$tb']) >= DELETED) return `${stream} was deleted at position ${position}: its events are hidden, and still there`;
  return `${stream} is hidden, in part or altogether, by the settings ${JSON.stringify(limits)} at position ${position}`;
}
