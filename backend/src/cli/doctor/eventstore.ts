import { excessOf } from '../../platform/event-store/app-login.ts';
import { command } from '../command.ts';
import type { Output } from '../output.ts';
import { reachableConfig } from '../reachable-config.ts';

export const doctorEventStoreCommand = command({
  usage: 'doctor eventstore',
  about: 'whether the logins of EventStoreDB may do what they need and nothing more',
  json: 'a line for each login: { "setting", "excess": what it may do that it should not, or null }',
  async run(_given, env, out) {
    const { EVENTSTORE_URL, EVENTSTORE_AUDIT_URL } = await reachableConfig(env, ['EVENTSTORE_URL', 'EVENTSTORE_AUDIT_URL']);
    if (!EVENTSTORE_URL) return out.say('EVENTSTORE_URL is not set: the events are in PostgreSQL');
    await look('EVENTSTORE_URL', EVENTSTORE_URL, 'wanted', out);
    if (EVENTSTORE_AUDIT_URL) await look('EVENTSTORE_AUDIT_URL', EVENTSTORE_AUDIT_URL, 'unwanted', out);
  },
});

async function look(setting: string, url: string, append: 'wanted' | 'unwanted', out: Output): Promise<void> {
  const excess = await excessOf(setting, url, append);
  out.tell({ setting, excess }, excess ?? `${setting}: this login can neither delete streams nor cut them off, nor change who may`);
  if (excess !== null) process.exitCode = 1;
}
