import { Email } from '@willow/contracts';
import type { CliCommand } from './command.ts';
import { asOperatorError } from './operator-errors.ts';
import { withPlatform } from './session.ts';

export const disableOperatorCommand: CliCommand = {
  usage: 'operators disable <email>',
  about: "takes an operator's access away and ends their sessions",
  async run([address], env) {
    const email = Email.parse(address);
    await withPlatform(env, ({ operators, team, context }) => asOperatorError(team.disable(operators.idOf(email), context)));
    process.stdout.write('This operator can no longer sign in\n');
  },
};
