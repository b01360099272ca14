import { Email } from '@willow/contracts';
import { disableOperator } from '../modules/operators/index.ts';
import { SessionStore } from '../platform/sessions/session-store.ts';
import type { CliCommand } from './command.ts';
import { withPlatform } from './session.ts';

export const disableOperatorCommand: CliCommand = {
  usage: 'operators disable <email>',
  about: "takes an operator's access away and ends their sessions",
  async run([address], env) {
    const email = Email.parse(address);
    await withPlatform(env, ({ operators, pools, context }) => disableOperator(operators, new SessionStore(pools.app), email, context));
    process.stdout.write('This operator can no longer sign in\n');
  },
};
