import type { INestApplicationContext } from '@nestjs/common';
import type pg from 'pg';
import type { Registry } from 'prom-client';
import { DataSource } from 'typeorm';
import type { Pools } from '../../event-sourcing/postgres/connections.ts';
import { POOLS } from '../database/pools.ts';
import { measurePools } from '../database/pool-metrics.ts';
import { measureOperations } from './operation-metrics.ts';

/** What this process does, and how busy its connections are (ops/observability/README.md). */
export function measureProcess(app: Pick<INestApplicationContext, 'get'>, registry: Registry): void {
  const { app: own, append } = app.get<Pools>(POOLS);
  const { master } = app.get(DataSource).driver as unknown as { readonly master: pg.Pool };
  measurePools({ app: own, append, 'read-models': master }, registry);
  measureOperations(registry);
}
