import { CustomerAccount, customerAccountMigration, customerAccountProjection } from './modules/customers/index.ts';
import { DiscountCodeRow, discountCodeMigration, discountCodeProjection } from './modules/discounts/index.ts';
import { OrderRow, orderListMigration, orderListProjection, orderListReturnedMigration } from './modules/orders/index.ts';
import { documentsMigration, OrderReview, orderReviewMigration, orderReviewProjection, ReviewFlagRow } from './modules/wills/index.ts';
import type { Migration } from './platform/database/migration.ts';
import { keyVaultMigrations } from './platform/keys/key-vault.migrations.ts';
import { sendingMigration } from './platform/mail/sending.migration.ts';
import type { Projection } from './event-sourcing/projections/projection.ts';
import { sessionMigrations } from './platform/sessions/sessions.migrations.ts';

/** Every read model, with the tables it owns. */
export const allProjections: readonly Projection[] = [
  customerAccountProjection,
  orderListProjection,
  orderReviewProjection,
  discountCodeProjection,
];
export const allEntities = [CustomerAccount, OrderRow, OrderReview, ReviewFlagRow, DiscountCodeRow];

/** Every table that is not the log's own, in the order they are made. */
export const allMigrations: readonly Migration[] = [
  ...keyVaultMigrations,
  ...sessionMigrations,
  sendingMigration,
  documentsMigration,
  customerAccountMigration,
  orderListMigration,
  discountCodeMigration,
  orderReviewMigration,
  orderListReturnedMigration,
];
