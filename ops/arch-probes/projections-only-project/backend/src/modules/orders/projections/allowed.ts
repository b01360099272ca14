export type { ReadDb } from '../../../platform/read-db/read-db.ts';
