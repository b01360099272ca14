import { Gauge } from 'prom-client';
import type { Registry } from 'prom-client';
import { reportConsumers } from './consumer-report.ts';
import type { ConsumerReport, ReportOptions } from './consumer-report.ts';

type Numbers = { readonly name: string; readonly help: string; readonly value: (report: ConsumerReport) => number | null };

const GAUGES: readonly Numbers[] = [
  {
    name: 'willow_subscription_active',
    help: 'Whether this process processes for the subscription',
    value: ({ active }) => Number(active),
  },
  {
    name: 'willow_subscription_position',
    help: 'Where in the log the subscription is; the commit position in EventStoreDB',
    value: ({ position }) => position,
  },
  {
    name: 'willow_subscription_lag_facts',
    help: 'Facts that the subscription has not come to; PostgreSQL log only',
    value: ({ lagFacts }) => lagFacts,
  },
  {
    name: 'willow_subscription_lag_seconds',
    help: 'Age of the oldest fact that the subscription has not come to',
    value: ({ lagSeconds }) => lagSeconds,
  },
  { name: 'willow_subscription_parked', help: 'Facts that the subscription has aside, whoever processes', value: ({ parked }) => parked },
];

/** Adds the numbers of every subscription of this process to the metrics. All of one scrape come from one look. */
export function registerConsumerMetrics(registry: Registry, options: ReportOptions): void {
  let looking: Promise<readonly ConsumerReport[]> | null = null;
  const look = (): Promise<readonly ConsumerReport[]> => (looking ??= reportConsumers(options).finally(() => (looking = null)));
  for (const { name, help, value } of GAUGES) {
    registry.registerMetric(
      new Gauge({
        name,
        help,
        labelNames: ['subscription'],
        registers: [],
        async collect() {
          const reports = await look();
          this.reset();
          for (const report of reports) {
            const number = value(report);
            if (number !== null) this.set({ subscription: report.subscription }, number);
          }
        },
      }),
    );
  }
  registry.registerMetric(
    new Gauge({
      name: 'willow_subscription_state',
      help: '1 for the state that the subscription is in, in this process',
      labelNames: ['subscription', 'state'],
      registers: [],
      collect() {
        this.reset();
        for (const { name, state } of options.statuses()) this.set({ subscription: name, state }, 1);
      },
    }),
  );
}
