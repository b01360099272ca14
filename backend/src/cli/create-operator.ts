import { text } from 'node:stream/consumers';
import { Email, Role } from '@willow/contracts';
import { createOperator } from '../modules/operators/index.ts';
import type { CliCommand } from './command.ts';
import { withPlatform } from './session.ts';

/** Creates an operator; the password comes on standard input, so that it stands in no list of processes and in no shell history. */
export const createOperatorCommand: CliCommand = {
  usage: 'operators create <email> <operator|auditor|admin> <name>',
  about: 'creates an operator; the password is read from standard input',
  async run([email, role, ...name], env) {
    const who = {
      email: Email.parse(email),
      role: Role.parse(role),
      name: name.join(' ') || 'Operator',
      password: (await text(process.stdin)).trim(),
    };
    const created = await withPlatform(env, ({ operators, context }) => createOperator(operators, who, { strict: true }, context));
    process.stdout.write(created ? 'Created\n' : 'There is an operator with this address already\n');
  },
};
