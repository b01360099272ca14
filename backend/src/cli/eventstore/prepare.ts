import { setUpEventStoreLogins } from '../../platform/event-store/set-up-logins.ts';
import { command } from '../command.ts';
import { UsageError } from '../usage-error.ts';
import { adminUrlFrom } from './admin-url.ts';

/** The same as `migrate` does with an administrator's URL, by itself. */
export const prepareEventStoreCommand = command({
  usage: 'eventstore prepare',
  about: 'makes the logins that EVENTSTORE_URL and EVENTSTORE_AUDIT_URL name, which cannot destroy anything',
  details: [
    "The administrator's URL is asked for, or read from standard input or EVENTSTORE_ADMIN_URL; it is kept nowhere. Safe to repeat.",
  ],
  json: '{ "done": [lines] }',
  words: 1,
  async run({ words }, env, out) {
    if (words.length > 0) throw new UsageError("No argument: a URL there would stand in the shell's history. It is asked for");
    const { EVENTSTORE_URL, EVENTSTORE_AUDIT_URL } = env;
    const urls = { EVENTSTORE_URL, EVENTSTORE_AUDIT_URL, EVENTSTORE_ADMIN_URL: await adminUrlFrom(env) };
    const done = await setUpEventStoreLogins(urls);
    out.tell({ done }, ...done);
  },
});
