import { subscriptionsMigration } from '../../event-sourcing/subscriptions/subscriptions.migration.ts';
import { appendInOneInsertMigration } from '../../event-sourcing/store/postgres/append-in-one-insert.migration.ts';
import { appendManyMigration } from '../../event-sourcing/store/postgres/append-many.migration.ts';
import { appendOneMigration } from '../../event-sourcing/store/postgres/append-one.migration.ts';
import { logMigration } from '../../event-sourcing/store/postgres/log.migration.ts';
import { readModelsMigration } from '../../event-sourcing/projections/read-models.migration.ts';
import type { Migration } from './migration.ts';

/** What the platform itself needs. Modules hand theirs to `migrate`, which applies them after these. */
export const platformMigrations: readonly Migration[] = [
  logMigration,
  appendManyMigration,
  subscriptionsMigration,
  readModelsMigration,
  appendInOneInsertMigration,
  appendOneMigration,
];
