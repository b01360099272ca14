export type { PoolConfig } from 'pg';
