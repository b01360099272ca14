import { CustomerAccount, customerAccountProjection } from './modules/customers/index.ts';
import { DiscountCodeRow, discountCodeProjection } from './modules/discounts/index.ts';
import { OrderRow, orderListProjection } from './modules/orders/index.ts';
import { OrderReview, orderReviewProjection, ReviewFlagRow } from './modules/wills/index.ts';
import type { Projection } from './event-sourcing/projections/projection.ts';

/** Every read model, with the tables it owns. */
export const allProjections: readonly Projection[] = [
  customerAccountProjection,
  orderListProjection,
  orderReviewProjection,
  discountCodeProjection,
];
export const allEntities = [CustomerAccount, OrderRow, OrderReview, ReviewFlagRow, DiscountCodeRow];
