import { lostSubscriptions, rewind, type LostSubscription } from '../event-sourcing/subscriptions/rewind.ts';
import { subscriptionOf as projectionOf } from '../event-sourcing/projections/projection-writer.ts';
import { runOn } from '../event-sourcing/reactions/reaction-checkpoint.ts';
import { OPERATIONS_LOG } from '../modules/operations/index.ts';
import { allProjections } from '../read-models.ts';
import { command, FLAG, TEXT } from './command.ts';
import { confirmed } from './confirmed.ts';
import type { Output } from './output.ts';
import { rebuildWith } from './rebuild.ts';
import { withPlatform, type CliSession } from './session.ts';
import { required } from './usage-error.ts';

const USAGE = 'subscriptions rewind [--by <name> --reason <text> [--yes]]';

/** After the log was restored from an older copy, or its end was lost. Without options it only says how things stand. */
export const rewindCommand = command({
  usage: USAGE,
  about: 'lets projections and reactions go on after the log went back; without options it only shows how far',
  details: [
    '--by, --reason  who does it, and why; kept in the log. Then projections are built anew, and reactions go on after what they have handled',
    '--yes           does it without a question',
    '',
    'Without options status 1 says that the log went back, 0 that there is nothing to do.',
  ],
  examples: ["subscriptions rewind --by Olive --reason 'restored the copy of Sunday' --yes"],
  json: 'a line for each that does not fit the log: { "subscription", "from", "to", "unhandled" }, and, once done, { "subscription", "from", "to", "done": true }',
  options: { by: TEXT, reason: TEXT, yes: FLAG },
  run: ({ values }, env, out) =>
    withPlatform(env, async (session) => {
      const lost = await lostSubscriptions(runOn(session.pools.app), session.store);
      if (lost.length === 0) return out.say('Every projection and reaction fits the log: nothing to do');
      out.say(`The log ends at ${await session.store.head()}, and is not the one that was read:`);
      for (const each of lost) out.tell(documentOf(each), lineOf(each));
      if (Object.keys(values).length === 0) return refuse(out);
      const [by, reason] = [required(values.by, 'who does it', USAGE), required(values.reason, 'a reason', USAGE)];
      await confirmed('Projections are built anew, and reactions go on after what they have handled.', values.yes);
      await goBack(session, lost, { by, reason }, out);
    }),
});

async function goBack(
  session: CliSession,
  lost: readonly LostSubscription[],
  why: { readonly by: string; readonly reason: string },
  out: Output,
): Promise<void> {
  const { store, pools, operations, context } = session;
  const done: { subscription: string; from: string; to: string }[] = [];
  for (const each of lost) {
    const projection = allProjections.find(({ name }) => projectionOf(name) === each.subscription);
    const to = projection ? (await rebuildWith(session, projection)).position : each.to.position;
    if (!projection && !(await rewind(runOn(pools.app), store, each, why.reason))) continue;
    done.push({ subscription: each.subscription, from: each.from, to });
    out.tell(
      { subscription: each.subscription, from: each.from, to, done: true },
      `${each.subscription} ${projection ? 'was built anew and stands' : 'goes on'} at ${to}`,
    );
  }
  await operations.handle(OPERATIONS_LOG, { type: 'RecordRewind', subscriptions: done, ...why }, context);
  out.say('Recorded. The worker goes on by itself within seconds');
}

const lineOf = ({ subscription, from, to, unhandled }: LostSubscription): string =>
  `  ${subscription}  was at ${from}; what it has handled ends at ${to.position}, ${unhandled} facts came since`;

const documentOf = ({ subscription, from, to, unhandled }: LostSubscription): object => ({
  subscription,
  from,
  to: to.position,
  unhandled,
});

function refuse(out: Output): void {
  out.say(`Nothing was changed. Projections would be built anew; reactions would go on after what they have handled: ${USAGE}`);
  process.exitCode = 1;
}
