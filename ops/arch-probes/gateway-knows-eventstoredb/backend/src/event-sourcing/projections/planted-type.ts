export type { Position } from '@eventstore/db-client';
