import { Gauge } from 'prom-client';
import type { Registry } from 'prom-client';
import { reportFollowers } from './consumer-report.ts';
import type { FollowerReport, ReportOptions } from './consumer-report.ts';

type Numbers = { readonly name: string; readonly help: string; readonly value: (report: FollowerReport) => number | null };

const GAUGES: readonly Numbers[] = [
  { name: 'willow_follower_active', help: 'Whether this process digests for the follower', value: ({ active }) => Number(active) },
  {
    name: 'willow_follower_position',
    help: 'Where in the log the follower is; the commit position in EventStoreDB',
    value: ({ position }) => position,
  },
  {
    name: 'willow_follower_lag_facts',
    help: 'Facts that the follower has not come to; PostgreSQL log only',
    value: ({ lagFacts }) => lagFacts,
  },
  {
    name: 'willow_follower_lag_seconds',
    help: 'Age of the oldest fact that the follower has not come to',
    value: ({ lagSeconds }) => lagSeconds,
  },
  { name: 'willow_follower_parked', help: 'Facts that the follower has aside, whoever digests', value: ({ parked }) => parked },
];

/** Adds the numbers of every follower of this process to the metrics. All of one scrape come from one look. */
export function registerFollowerMetrics(registry: Registry, options: ReportOptions): void {
  let looking: Promise<readonly FollowerReport[]> | null = null;
  const look = (): Promise<readonly FollowerReport[]> => (looking ??= reportFollowers(options).finally(() => (looking = null)));
  for (const { name, help, value } of GAUGES) {
    registry.registerMetric(
      new Gauge({
        name,
        help,
        labelNames: ['follower'],
        registers: [],
        async collect() {
          const reports = await look();
          this.reset();
          for (const report of reports) {
            const number = value(report);
            if (number !== null) this.set({ follower: report.follower }, number);
          }
        },
      }),
    );
  }
  registry.registerMetric(
    new Gauge({
      name: 'willow_follower_state',
      help: '1 for the state that the follower is in, in this process',
      labelNames: ['follower', 'state'],
      registers: [],
      collect() {
        this.reset();
        for (const { name, state } of options.statuses()) this.set({ follower: name, state }, 1);
      },
    }),
  );
}
