import { Gauge } from 'prom-client';
import type { Registry } from 'prom-client';
import type { ConsumerMonitor } from './consumer-monitor.ts';
import type { ConsumerReport } from './consumer-report.ts';
import type { ConsumerStatus } from './consumer.ts';

type Metric = { readonly name: string; readonly help: string; readonly value: (report: ConsumerReport) => number | null };

const GAUGES: readonly Metric[] = [
  {
    name: 'willow_subscription_running',
    help: '1 if some process runs the subscription',
    value: ({ isRunning }) => (isRunning === null ? null : Number(isRunning)),
  },
  {
    name: 'willow_subscription_halted',
    help: '1 if the subscription cannot go on without a person',
    value: ({ halted }) => Number(halted),
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
    help: 'Facts that the subscription has parked',
    value: ({ parked }) => parked,
  },
];

/** The same in every process that asks, but for `active` and `state`, which tell of the consumers of this one. */
export function registerConsumerMetrics(
  registry: Registry,
  monitor: ConsumerMonitor,
  statuses: () => readonly ConsumerStatus[] = () => [],
): void {
  for (const { name, help, value } of GAUGES) {
    const collect = async (gauge: Gauge): Promise<void> => {
      for (const report of await monitor.report()) {
        const number = value(report);
        if (number !== null) gauge.set({ subscription: report.subscription }, number);
      }
    };
    registerGauge(registry, { name, help, labelNames: ['subscription'] }, collect);
  }
  const active = { name: 'willow_subscription_active', help: '1 if this process runs the subscription', labelNames: ['subscription'] };
  registerGauge(registry, active, (gauge) => {
    for (const { name, state } of statuses()) gauge.set({ subscription: name }, Number(state === 'live' || state === 'catching-up'));
  });
  const state = {
    name: 'willow_subscription_state',
    help: '1 for the current state of the subscription in this process',
    labelNames: ['subscription', 'state'],
  };
  registerGauge(registry, state, (gauge) => {
    for (const { name, state } of statuses()) gauge.set({ subscription: name, state }, 1);
  });
}

type Definition = { readonly name: string; readonly help: string; readonly labelNames: string[] };

function registerGauge(registry: Registry, definition: Definition, collect: (gauge: Gauge) => void | Promise<void>): void {
  registry.registerMetric(
    new Gauge({
      ...definition,
      registers: [],
      async collect() {
        this.reset();
        await collect(this);
      },
    }),
  );
}
