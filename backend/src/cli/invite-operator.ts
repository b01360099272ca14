import { Email, Role, TEAM_LINK_HOURS } from '@willow/contracts';
import { isRefusedFor } from '../event-sourcing/core/refusal.ts';
import type { CliCommand } from './command.ts';
import { asOperatorError } from './operator-errors.ts';
import { type CliSession, withPlatform } from './session.ts';

/** For the first of a new installation, when nobody is there to invite. The link is printed once, and is kept nowhere but as a hash. */
export const inviteOperatorCommand: CliCommand = {
  usage: 'operators invite <email> <operator|auditor|admin> <name>',
  about: 'prints a link with which somebody sets their own password and second factor',
  details: [
    `The link works once, and for ${TEAM_LINK_HOURS} hours. Pass it on in private; it is not mailed.`,
    'Somebody who has not used their link yet gets a new one, and the one before is void.',
  ],
  async run([email, role, ...name], env) {
    const who = { email: Email.parse(email), role: Role.parse(role), name: name.join(' ') || 'Operator' };
    const href = await withPlatform(env, (session) => asOperatorError(printedLink(session, who)));
    process.stdout.write(`${href}\n`);
  },
};

type Who = { readonly email: string; readonly role: Role; readonly name: string };

async function printedLink({ operators, team, invitations, context }: CliSession, who: Who): Promise<string> {
  const id = operators.idOf(who.email);
  const { linkId } = await team.invite(who, 'printed', context).catch((error: unknown) => {
    if (isRefusedFor(error, 'OperatorExists')) return team.renew(id, 'printed', context);
    throw error;
  });
  return invitations.hrefOf(id, linkId);
}
