import { type CliCommand, command, FLAG } from '../command.ts';
import { confirmed } from '../confirmed.ts';
import { type CliSession, withPlatform } from '../session.ts';
import { emailIn, roleIn } from './who.ts';

type Change = {
  readonly name: string;
  readonly about: string;
  readonly done: string;
  /** What is asked before it is done, of what a person would notice at once. */
  readonly question?: string;
  change(session: CliSession, id: string): Promise<void>;
};

/** Of one operator, whom the address names. */
const changeCommand = ({ name, about, done, question, change }: Change): CliCommand => {
  const usage = `operators ${name} <email>${question === undefined ? '' : ' [--yes]'}`;
  return command({
    usage,
    about,
    details: question === undefined ? [] : ['--yes  does it without a question'],
    json: '{ "email", "done" }',
    options: { yes: FLAG },
    words: 1,
    async run({ words, values }, env, out) {
      const email = emailIn(words[0], usage);
      if (question !== undefined) await confirmed(question, values.yes);
      await withPlatform(env, (session) => change(session, session.operators.idOf(email)));
      out.tell({ email, done: name }, done);
    },
  });
};

export const disableOperatorCommand = changeCommand({
  name: 'disable',
  about: "takes an operator's access away and ends their sessions",
  done: 'This operator can no longer sign in',
  question: 'This operator is signed out, and can no longer sign in.',
  change: ({ team, context }, id) => team.disable(id, context),
});

export const enableOperatorCommand = changeCommand({
  name: 'enable',
  about: 'gives an operator whose access was taken away their access back',
  done: 'This operator can sign in again',
  change: ({ team, context }, id) => team.enable(id, context),
});

export const endSessionsCommand = changeCommand({
  name: 'sign-out',
  about: 'ends every session of an operator, after a laptop was lost for one',
  done: 'Every session of this operator has ended',
  change: ({ team, context }, id) => team.endSessions(id, context),
});

/** For an operator who lost the authenticator: the next sign-in sets up a new one. Ends every session of that operator. */
export const resetSecondFactorCommand = changeCommand({
  name: 'reset-second-factor',
  about: 'lets an operator who lost the authenticator set up a new one',
  done: 'The next sign-in sets up a new second factor',
  question: 'Whoever has the password of this operator signs in without the second factor next, and sets up a new one.',
  change: ({ team, context }, id) => team.resetSecondFactor(id, context),
});

const ROLE_USAGE = 'operators role <email> <operator|auditor|admin>';

export const changeRoleCommand = command({
  usage: ROLE_USAGE,
  about: 'gives an operator another role, and ends their sessions',
  examples: ['operators role olive@example.org auditor'],
  json: '{ "email", "role" }',
  words: 2,
  async run({ words }, env, out) {
    const [email, role] = [emailIn(words[0], ROLE_USAGE), roleIn(words[1], ROLE_USAGE)];
    await withPlatform(env, ({ team, operators, context }) => team.changeRole(operators.idOf(email), role, context));
    out.tell({ email, role }, `This operator is ${role} now`);
  },
});
