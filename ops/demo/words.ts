import type { Stage } from './cast/plans.ts';
import type { Demo } from './demo.ts';
import { PEOPLE } from './life/team.ts';

export const HELP = `npm run demo [-- --customers <number>] [--seed <number>] [--data <folder>]

  Fills a product of its own with a month of made-up business, and leaves it running.
  300 customers unless told; the same seed makes the same people. --data: .demo unless told.
  Ended before the month is over (Ctrl-C), it goes on from there the next time.

npm run demo -- pictures [--data <folder>]

  Takes the pictures of README.md and docs/pictures.md, of the demo that is there.`;

/** Where to look first, with whom it happened to. */
const LOOK_AT: readonly (readonly [Stage, string])[] = [
  ['signed', 'has signed, and said where the will is kept'],
  ['updating', 'is changing a will that was sent'],
  ['started', 'stopped in the middle of the questions'],
  ['asked', 'was asked something by the team'],
  ['in-dispute', 'has a bank that disputes the payment'],
  ['erasing', 'has asked to be erased'],
];

const row = (label: string, ...values: readonly string[]): string => `  ${label.padEnd(14)}${values.join('   ')}`;

/** What is there, how to get in, and what to look at. */
export function summary({ place, password, cast, story, wasThere }: Demo, minutes: number): string {
  const { characters } = cast;
  const paid = characters.filter(({ scenes }) => scenes.some(({ name }) => name === 'pays')).length;
  const examples = LOOK_AT.flatMap(([stage, words]) => {
    const found = characters.find((character) => character.stage === stage);
    return found ? [row('', found.details.email.padEnd(38), words)] : [];
  });
  const { failures } = story;
  return [
    '',
    wasThere
      ? `  The demo is there already: ${characters.length} customers since ${cast.first}, ${paid} of them with a paid will.`
      : `  ${characters.length} customers since ${cast.first}, ${paid} of them with a paid will (${minutes.toFixed(1)} min)`,
    '',
    row('Storefront', place.url),
    row('Console', `${place.url}/admin`),
    row('Mailbox', place.mailboxUrl, 'every mail of the month'),
    row('Local Stripe', `${place.stripeUrl}/payments`, 'every payment, and what banks may do'),
    '',
    ...Object.values(PEOPLE).map(({ email, role }) => row(role === 'admin' ? 'Admin' : role === 'auditor' ? 'Auditor' : 'Operator', email)),
    row('Password', password, 'for all four'),
    '',
    '  Sign in at the storefront with one of these addresses; the link is in the mailbox:',
    ...examples,
    '',
    ...(failures.length > 0 ? [`  ${failures.length} scenes failed:`, ...failures.map((failure) => `    ${failure}`), ''] : []),
    row('Stop', 'Ctrl-C; npm run demo starts it again as it is'),
    '',
  ].join('\n');
}
