import type { Projection } from './event-sourcing/projections/projection.ts';
import { customerMilestoneProjection } from './modules/analytics/index.ts';
import { MilestoneRow } from './modules/analytics/projections/customer-milestone.entity.ts';
import { accessLogProjection } from './modules/audit/index.ts';
import { AccessRow } from './modules/audit/projections/access-log.entity.ts';
import { contactMessageProjection } from './modules/contact/index.ts';
import { MessageRow } from './modules/contact/projections/contact-message.entity.ts';
import { coupleListProjection } from './modules/couples/index.ts';
import { CoupleRow } from './modules/couples/projections/couple-list.entity.ts';
import { mailDeliveryProjection } from './modules/deliveries/index.ts';
import { MailDeliveryRow } from './modules/deliveries/projections/mail-delivery.entity.ts';
import { discountCodeProjection } from './modules/discounts/index.ts';
import { DiscountCodeRow, DiscountHoldRow, DiscountUseRow } from './modules/discounts/projections/discount-code.entity.ts';
import { customerAccountProjection, orderListProjection, orderPairProjection } from './modules/orders/index.ts';
import { operatorAccountProjection } from './modules/operators/index.ts';
import { OperatorAccountRow } from './modules/operators/projections/operator-account.entity.ts';
import { CustomerAccount } from './modules/orders/projections/customer-account.entity.ts';
import { OrderRow, ReviewFlagRow } from './modules/orders/projections/order-list.entity.ts';
import { OrderPairRow } from './modules/orders/projections/order-pair.entity.ts';
import { partnerCommissionProjection } from './modules/partners/index.ts';
import { PartnerCodeRow, PartnerOrderRow, PartnerRow, PartnerSignupRow } from './modules/partners/projections/partner-commission.entity.ts';
import { referralListProjection } from './modules/referrals/index.ts';
import { ReferralRow } from './modules/referrals/projections/referral-list.entity.ts';
import { erasureRequestProjection } from './modules/privacy/index.ts';
import { serviceIncidentProjection } from './modules/status/index.ts';
import { IncidentRow } from './modules/status/projections/service-incident.entity.ts';
import { ErasureRow } from './modules/privacy/projections/erasure-request.entity.ts';

/** Every read model, with the tables it owns. */
export const allProjections: readonly Projection[] = [
  customerAccountProjection,
  orderListProjection,
  orderPairProjection,
  discountCodeProjection,
  referralListProjection,
  coupleListProjection,
  partnerCommissionProjection,
  erasureRequestProjection,
  contactMessageProjection,
  mailDeliveryProjection,
  serviceIncidentProjection,
  accessLogProjection,
  operatorAccountProjection,
  customerMilestoneProjection,
];
export const allEntities = [
  CustomerAccount,
  OrderRow,
  ReviewFlagRow,
  OrderPairRow,
  DiscountCodeRow,
  DiscountUseRow,
  DiscountHoldRow,
  ReferralRow,
  CoupleRow,
  PartnerRow,
  PartnerCodeRow,
  PartnerSignupRow,
  PartnerOrderRow,
  ErasureRow,
  MessageRow,
  MailDeliveryRow,
  IncidentRow,
  AccessRow,
  OperatorAccountRow,
  MilestoneRow,
];
