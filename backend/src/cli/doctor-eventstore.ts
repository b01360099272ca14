import { excessOf } from '../platform/event-store/app-login.ts';
import type { CliCommand } from './command.ts';
import { reachableConfig } from './reachable-config.ts';

export const doctorEventStoreCommand: CliCommand = {
  usage: 'doctor eventstore',
  about: 'whether the logins of EventStoreDB may do what they need and nothing more',
  async run(_args, env) {
    const { EVENTSTORE_URL, EVENTSTORE_AUDIT_URL } = await reachableConfig(env, ['EVENTSTORE_URL', 'EVENTSTORE_AUDIT_URL']);
    if (!EVENTSTORE_URL) return say('EVENTSTORE_URL is not set: the events are in PostgreSQL');
    const excess = [
      await look('EVENTSTORE_URL', EVENTSTORE_URL, 'wanted'),
      EVENTSTORE_AUDIT_URL ? await look('EVENTSTORE_AUDIT_URL', EVENTSTORE_AUDIT_URL, 'unwanted') : false,
    ];
    if (excess.includes(true)) process.exitCode = 1;
  },
};

async function look(setting: string, url: string, append: 'wanted' | 'unwanted'): Promise<boolean> {
  const excess = await excessOf(setting, url, append);
  say(excess ?? `${setting}: this login can neither delete streams nor cut them off, nor change who may`);
  return excess !== null;
}

const say = (line: string): void => void process.stdout.write(`${line}\n`);
