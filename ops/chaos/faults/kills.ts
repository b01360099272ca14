import { databasePids, killHard, pidOf } from '../../journeys/testing/processes.ts';
import type { Fault, World } from './fault.ts';

const program = (name: 'api' | 'worker'): Fault => ({
  name: `kill-${name}`,
  about: `kill -9 of the ${name} in the middle of its work`,
  kind: 'plain',
  strike: ({ stage }: World) => killHard(pidOf(stage.product, name)),
});

const database: Fault = {
  name: 'kill-postgres',
  about: 'kill -9 of every process of PostgreSQL',
  kind: 'plain',
  strike: ({ stage }) => killHard(...databasePids(stage.product)),
};

export const kills: readonly Fault[] = [program('api'), program('worker'), database];
