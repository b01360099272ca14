import { CustomerAccount, customerAccountProjection } from './modules/customers/index.ts';
import { discountCodeProjection } from './modules/discounts/index.ts';
import { DiscountCodeRow, DiscountUseRow } from './modules/discounts/projections/discount-code.entity.ts';
import { orderListProjection } from './modules/orders/index.ts';
import { OrderRow } from './modules/orders/projections/order-list.entity.ts';
import { OrderReview, orderReviewProjection, ReviewFlagRow } from './modules/wills/index.ts';
import type { Projection } from './event-sourcing/projections/projection.ts';

/** Every read model, with the tables it owns. */
export const allProjections: readonly Projection[] = [
  customerAccountProjection,
  orderListProjection,
  orderReviewProjection,
  discountCodeProjection,
];
export const allEntities = [CustomerAccount, OrderRow, OrderReview, ReviewFlagRow, DiscountCodeRow, DiscountUseRow];
