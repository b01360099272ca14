import { lostSubscriptions, rewind, type LostSubscription } from '../event-sourcing/subscriptions/rewind.ts';
import { subscriptionOf as projectionOf } from '../event-sourcing/projections/projection-writer.ts';
import { runOn } from '../event-sourcing/reactions/reaction-checkpoint.ts';
import { OPERATIONS_LOG } from '../modules/operations/index.ts';
import { allProjections } from '../read-models.ts';
import type { CliCommand } from './command.ts';
import { optionsIn, orUsage, required } from './launch/options.ts';
import { rebuildWith } from './rebuild.ts';
import { withPlatform, type CliSession } from './session.ts';

const USAGE = 'subscriptions rewind --by <name> --reason <text>';

/** After the log was restored from an older copy, or its end was lost. Without options it only says how things stand. */
export const rewindCommand: CliCommand = {
  usage: USAGE,
  about: 'lets projections and reactions go on after the log went back; without options it only shows how far',
  run: (args, env) =>
    orUsage(async () => {
      const { values } = optionsIn(args, ['by', 'reason'], USAGE);
      await withPlatform(env, async (session) => {
        const lost = await lostSubscriptions(runOn(session.pools.app), session.store);
        if (lost.length === 0) return say('Every projection and reaction fits the log: nothing to do');
        say(`The log ends at ${await session.store.head()}, and is not the one that was read:`);
        for (const each of lost) say(lineOf(each));
        if (args.length === 0) return refuse();
        const [by, reason] = [required(values.by, 'who does it', USAGE), required(values.reason, 'a reason', USAGE)];
        await goBack(session, lost, { by, reason });
      });
    }),
};

async function goBack(session: CliSession, lost: readonly LostSubscription[], why: { by: string; reason: string }): Promise<void> {
  const { store, pools, operations, context } = session;
  const done: { subscription: string; from: string; to: string }[] = [];
  for (const each of lost) {
    const projection = allProjections.find(({ name }) => projectionOf(name) === each.subscription);
    const to = projection ? (await rebuildWith(session, projection)).position : each.to.position;
    if (!projection && !(await rewind(runOn(pools.app), store, each, why.reason))) continue;
    done.push({ subscription: each.subscription, from: each.from, to });
    say(`${each.subscription} ${projection ? 'was built anew and stands' : 'goes on'} at ${to}`);
  }
  await operations.handle(OPERATIONS_LOG, { type: 'RecordRewind', subscriptions: done, ...why }, context);
  say('Recorded. The worker goes on by itself within seconds');
}

const lineOf = ({ subscription, from, to, unhandled }: LostSubscription): string =>
  `  ${subscription}  was at ${from}; what it has handled ends at ${to.position}, ${unhandled} facts came since`;

function refuse(): void {
  say(`Nothing was changed. Projections would be built anew; reactions would go on after what they have handled: ${USAGE}`);
  process.exitCode = 1;
}

const say = (line: string): void => void process.stdout.write(`${line}\n`);
