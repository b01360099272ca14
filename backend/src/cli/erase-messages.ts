import { text } from 'node:stream/consumers';
import { Email } from '@willow/contracts';
import { requestErasureOf } from '../modules/contact/index.ts';
import type { CliCommand } from './command.ts';
import { withPlatform } from './session.ts';

/** For whoever wrote to us and has no account. The address comes on standard input, so that it stands in no list of processes and in no shell history. */
export const eraseMessagesCommand: CliCommand = {
  usage: 'messages erase',
  about: 'erases all messages to us with an email address; the address is read from standard input',
  async run(_, env) {
    const email = Email.safeParse((await text(process.stdin)).trim());
    if (!email.success) {
      process.stderr.write('Give one email address on standard input, for example: willow messages erase < address.txt\n');
      process.exitCode = 2;
      return;
    }
    const count = await withPlatform(env, ({ messages, pools, context }) => requestErasureOf(email.data, pools.app, messages, context));
    process.stdout.write(
      count === 0 ? 'There are no messages with this address\n' : `${count} to erase: a worker does it within seconds\n`,
    );
  },
};
