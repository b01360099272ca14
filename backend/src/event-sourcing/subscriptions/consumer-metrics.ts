import { Gauge } from 'prom-client';
import type { Registry } from 'prom-client';
import { reportConsumers } from './consumer-report.ts';
import type { ConsumerReport, ReportOptions } from './consumer-report.ts';

type Metric = { readonly name: string; readonly help: string; readonly value: (report: ConsumerReport) => number | null };

const GAUGES: readonly Metric[] = [
  {
    name: 'willow_subscription_active',
    help: '1 if this process runs the subscription',
    value: ({ active }) => Number(active),
  },
  {
    name: 'willow_subscription_position',
    help: 'Position in the log; the commit position in EventStoreDB',
    value: ({ position }) => position,
  },
  {
    name: 'willow_subscription_lag_facts',
    help: 'Facts that the subscription has not processed yet; PostgreSQL log only',
    value: ({ lagFacts }) => lagFacts,
  },
  {
    name: 'willow_subscription_lag_seconds',
    help: 'Age of the oldest fact that the subscription has not processed yet',
    value: ({ lagSeconds }) => lagSeconds,
  },
  {
    name: 'willow_subscription_parked',
    help: 'Facts that the subscription has parked, in whichever process',
    value: ({ parked }) => parked,
  },
];

export function registerConsumerMetrics(registry: Registry, options: ReportOptions): void {
  let reporting: Promise<readonly ConsumerReport[]> | null = null;
  const report = (): Promise<readonly ConsumerReport[]> => (reporting ??= reportConsumers(options).finally(() => (reporting = null)));
  for (const { name, help, value } of GAUGES) {
    registry.registerMetric(
      new Gauge({
        name,
        help,
        labelNames: ['subscription'],
        registers: [],
        async collect() {
          const reports = await report();
          this.reset();
          for (const each of reports) {
            const number = value(each);
            if (number !== null) this.set({ subscription: each.subscription }, number);
          }
        },
      }),
    );
  }
  registry.registerMetric(
    new Gauge({
      name: 'willow_subscription_state',
      help: '1 for the current state of the subscription in this process',
      labelNames: ['subscription', 'state'],
      registers: [],
      collect() {
        this.reset();
        for (const { name, state } of options.statuses()) this.set({ subscription: name, state }, 1);
      },
    }),
  );
}
