import type pg from 'pg';
import { Gauge, type Registry } from 'prom-client';

/** How busy the connections of this process are. */
export function measurePools(byName: Readonly<Record<string, pg.Pool>>, registry: Registry): void {
  const pools = Object.entries(byName);
  const gauge = (name: string, help: string, labelNames: string[], collect: (gauge: Gauge) => void): void =>
    registry.registerMetric(
      new Gauge({
        name,
        help,
        labelNames,
        registers: [],
        collect() {
          collect(this);
        },
      }),
    );
  gauge('willow_database_connections', 'Connections of a pool', ['pool', 'state'], (each) => {
    for (const [pool, { totalCount, idleCount }] of pools) {
      each.set({ pool, state: 'idle' }, idleCount);
      each.set({ pool, state: 'busy' }, totalCount - idleCount);
    }
  });
  gauge('willow_database_connections_max', 'How many connections a pool may have', ['pool'], (each) => {
    for (const [pool, { options }] of pools) each.set({ pool }, options.max);
  });
  gauge('willow_database_waiting', 'Statements that wait for a connection', ['pool'], (each) => {
    for (const [pool, { waitingCount }] of pools) each.set({ pool }, waitingCount);
  });
}
