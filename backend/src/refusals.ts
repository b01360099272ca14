import { AUDIT_REFUSALS } from './modules/audit/index.ts';
import { CONTACT_REFUSALS } from './modules/contact/index.ts';
import { COUPLE_REFUSALS } from './modules/couples/index.ts';
import { CUSTOMER_REFUSALS } from './modules/customers/index.ts';
import { DISCOUNT_REFUSALS } from './modules/discounts/index.ts';
import { OPERATION_REFUSALS } from './modules/operations/index.ts';
import { OPERATOR_REFUSALS } from './modules/operators/index.ts';
import { ORDER_REFUSALS } from './modules/orders/index.ts';
import { PARTNER_REFUSALS } from './modules/partners/index.ts';
import { REFERRAL_REFUSALS } from './modules/referrals/index.ts';
import { PRIVACY_REFUSALS } from './modules/privacy/index.ts';
import { SETTINGS_REFUSALS } from './modules/settings/index.ts';
import { USER_REFUSALS } from './modules/users/index.ts';
import { WILL_REFUSALS } from './modules/wills/index.ts';
import { joinRefusalAnswers } from './platform/http/refusals.ts';

/** How every refusal is answered over HTTP. */
export const allRefusals = joinRefusalAnswers(
  CUSTOMER_REFUSALS,
  WILL_REFUSALS,
  ORDER_REFUSALS,
  DISCOUNT_REFUSALS,
  OPERATOR_REFUSALS,
  OPERATION_REFUSALS,
  REFERRAL_REFUSALS,
  COUPLE_REFUSALS,
  PARTNER_REFUSALS,
  PRIVACY_REFUSALS,
  CONTACT_REFUSALS,
  AUDIT_REFUSALS,
  USER_REFUSALS,
  SETTINGS_REFUSALS,
);
