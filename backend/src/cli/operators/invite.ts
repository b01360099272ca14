import { type Role, TEAM_LINK_HOURS } from '@willow/contracts';
import { isRefusedFor } from '../../event-sourcing/core/refusal.ts';
import { command } from '../command.ts';
import { type CliSession, withPlatform } from '../session.ts';
import { emailIn, roleIn } from './who.ts';

const USAGE = 'operators invite <email> <operator|auditor|admin> <name>';

/** For the first of a new installation, when nobody is there to invite. The link is printed once, and is kept nowhere but as a hash. */
export const inviteOperatorCommand = command({
  usage: USAGE,
  about: 'prints a link with which somebody sets their own password and second factor',
  details: [
    `The link works once, and for ${TEAM_LINK_HOURS} hours. Pass it on in private; it is not mailed.`,
    'Somebody who has not used their link yet gets a new one, and the one before is void.',
  ],
  examples: ['operators invite olive@example.org admin Olive Grey'],
  json: '{ "email", "link" }',
  words: Infinity,
  async run({ words: [address, role, ...name] }, env, out) {
    const who = { email: emailIn(address, USAGE), role: roleIn(role, USAGE), name: name.join(' ') || 'Operator' };
    const link = await withPlatform(env, (session) => printedLink(session, who));
    out.tell({ email: who.email, link }, link);
  },
});

type Who = { readonly email: string; readonly role: Role; readonly name: string };

async function printedLink({ operators, team, invitations, context }: CliSession, who: Who): Promise<string> {
  const id = operators.idOf(who.email);
  const { linkId } = await team.invite(who, 'printed', context).catch((error: unknown) => {
    if (isRefusedFor(error, 'OperatorExists')) return team.renew(id, 'printed', context);
    throw error;
  });
  return invitations.hrefOf(id, linkId);
}
