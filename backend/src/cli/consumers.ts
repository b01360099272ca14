import { subscriptionOf as projectionOf } from '../event-sourcing/projections/projection-writer.ts';
import { runOn } from '../event-sourcing/reactions/reaction-checkpoint.ts';
import type { Pools } from '../event-sourcing/postgres/connections.ts';
import type { EventStore } from '../event-sourcing/store/event-store.ts';
import { type ConsumerReport, reportConsumers } from '../event-sourcing/subscriptions/consumer-report.ts';
import { allProjections } from '../read-models.ts';
import { command } from './command.ts';
import { withPlatform } from './session.ts';

type Parts = { readonly pools: Pick<Pools, 'app'>; readonly store: EventStore };

/** Every projection, and every reaction that has begun, wherever their process runs. */
export async function consumersOf({ pools, store }: Parts): Promise<readonly ConsumerReport[]> {
  const run = runOn(pools.app);
  const rows = await run<{ readonly name: string }>(`SELECT subscription AS name FROM subscription.checkpoint WHERE build = 'live'`, []);
  const names = new Set([...allProjections.map(({ name }) => projectionOf(name)), ...rows.map(({ name }) => name)]);
  return reportConsumers({ names: [...names], run, store });
}

export const positionsCommand = command({
  usage: 'subscriptions list',
  about: 'how far projections and reactions are in the log, whether a process runs them, and what is parked',
  json: 'a line for each: { "subscription", "position", "lagFacts", "lagSeconds", "parked", "isRunning", "fitsLog", "halted" }; unknown figures are null',
  async run(_given, env, out) {
    for (const report of await withPlatform(env, consumersOf)) out.tell(report, lineOf(report));
  },
});

/** EventStoreDB does not count what lies between two positions. */
function behind(facts: number | null, seconds: number | null): string {
  const figures = [...(facts === null ? [] : [`${facts} facts`]), ...(seconds === null ? [] : [`${Math.round(seconds)} seconds`])];
  return figures.length === 0 ? 'how far behind is unknown' : `${figures.join(', ')} behind`;
}

const lineOf = ({ subscription, position, lagFacts, lagSeconds, parked, isRunning, fitsLog }: ConsumerReport): string =>
  [
    subscription.padEnd(44),
    `at ${position ?? 'unknown'}`.padEnd(14),
    behind(lagFacts, lagSeconds),
    ...(isRunning === false ? ['no process runs it'] : []),
    ...(fitsLog === false ? ['halted: the log is not the one it has read'] : []),
    ...(parked ? [`${parked} parked`] : []),
  ].join('  ');
