import { Email } from '@willow/contracts';
import { requestErasureOf } from '../modules/contact/index.ts';
import { command, FLAG } from './command.ts';
import { confirmed } from './confirmed.ts';
import { secretLine } from './secret-line.ts';
import { withPlatform } from './session.ts';
import { UsageError } from './usage-error.ts';

/** For whoever wrote to us and has no account. The address comes on standard input, so that it stands in no list of processes and in no shell history. */
export const eraseMessagesCommand = command({
  usage: 'messages erase [--yes]',
  about: 'erases all messages to us with an email address; the address is read from standard input',
  details: ['--yes  does it without a question; needed where the address comes on standard input'],
  examples: ['messages erase --yes < address.txt'],
  json: '{ "messages": how many are erased }',
  options: { yes: FLAG },
  async run({ values }, env, out) {
    const email = Email.safeParse(await secretLine('The email address (it is not shown): '));
    if (!email.success)
      throw new UsageError('Give one email address on standard input, for example: willow messages erase --yes < address.txt');
    await confirmed('This erases every message to us with that address, and the answers to it, for good.', values.yes);
    const count = await withPlatform(env, ({ messages, pools, context }) => requestErasureOf(email.data, pools.app, messages, context));
    out.tell(
      { messages: count },
      count === 0 ? 'There are no messages with this address' : `${count} to erase: a worker does it within seconds`,
    );
  },
});
