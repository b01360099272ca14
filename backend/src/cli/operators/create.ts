import { createOperator } from '../../modules/operators/index.ts';
import { command } from '../command.ts';
import { secretLine } from '../secret-line.ts';
import { withPlatform } from '../session.ts';
import { emailIn, roleIn } from './who.ts';

const USAGE = 'operators create <email> <operator|auditor|admin> <name>';

/** Creates an operator; the password comes on standard input, so that it stands in no list of processes and in no shell history. */
export const createOperatorCommand = command({
  usage: USAGE,
  about: 'creates an operator; the password is asked for, or read from standard input',
  examples: ['operators create olive@example.org operator Olive Grey < password.txt'],
  json: '{ "email", "created" }; false when there is one with this address',
  words: Infinity,
  async run({ words: [address, role, ...name] }, env, out) {
    const who = { email: emailIn(address, USAGE), role: roleIn(role, USAGE), name: name.join(' ') || 'Operator' };
    const password = await secretLine('The password (it is not shown): ');
    const created = await withPlatform(env, ({ operators, context }) =>
      createOperator(operators, { ...who, password }, { strict: true }, context),
    );
    out.tell({ email: who.email, created }, created ? 'Created' : 'There is an operator with this address already');
  },
});
