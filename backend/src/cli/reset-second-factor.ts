import { Email } from '@willow/contracts';
import type { CliCommand } from './command.ts';
import { asOperatorError } from './operator-errors.ts';
import { withPlatform } from './session.ts';

/** For an operator who lost the authenticator: the next sign-in sets up a new one. Ends every session of that operator. */
export const resetSecondFactorCommand: CliCommand = {
  usage: 'operators reset-second-factor <email>',
  about: 'lets an operator who lost the authenticator set up a new one',
  async run([address], env) {
    const email = Email.parse(address);
    await withPlatform(env, ({ operators, team, context }) => asOperatorError(team.resetSecondFactor(operators.idOf(email), context)));
    process.stdout.write('The next sign-in sets up a new second factor\n');
  },
};
