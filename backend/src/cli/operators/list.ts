import { ListPeople } from '../../modules/operators/index.ts';
import { withBuses } from '../buses.ts';
import { command } from '../command.ts';

export const listOperatorsCommand = command({
  usage: 'operators list',
  about: 'who may sign in to the console, with which role, and when they did last',
  json: 'a line for each: { "email", "name", "role", "state", "secondFactor", "passkeys", "sessions", "lastSignInAt", "invitedUntil" }',
  async run(_given, env, out) {
    const people = await withBuses(env, ({ queries }) => queries.execute(new ListPeople('system:cli', null)));
    for (const { email, name, role, state, secondFactor, passkeys, sessions, lastSignInAt, invitedUntil } of people)
      out.tell(
        { email, name, role, state, secondFactor, passkeys, sessions, lastSignInAt, invitedUntil },
        [email, name, role, state, lastSignInAt ? `signed in ${lastSignInAt}` : 'never signed in', `${sessions} sessions`].join('  '),
      );
    if (people.length === 0) out.say('Nobody yet. The first: willow operators invite <email> admin <name>');
  },
});
