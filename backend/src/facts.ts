import { messageFacts } from './modules/contact/index.ts';
import { coupleFacts } from './modules/couples/index.ts';
import { customerFacts, emailFacts } from './modules/customers/index.ts';
import { deliveryFacts } from './modules/deliveries/index.ts';
import { discountFacts } from './modules/discounts/index.ts';
import { launchFacts, wordingFacts } from './modules/launch/index.ts';
import { operationFacts } from './modules/operations/index.ts';
import { accessFacts, operatorFacts } from './modules/operators/index.ts';
import { orderFacts } from './modules/orders/index.ts';
import { partnerFacts, refCodeFacts } from './modules/partners/index.ts';
import { inviteeFacts, referralFacts } from './modules/referrals/index.ts';
import { erasureFacts } from './modules/privacy/index.ts';
import { settingsFacts } from './modules/settings/index.ts';
import { componentFacts } from './modules/status/index.ts';
import { willFacts } from './modules/wills/index.ts';
import type { FactShape } from './event-sourcing/core/fact.ts';

const FACTS = [
  ...customerFacts,
  ...emailFacts,
  ...willFacts,
  ...orderFacts,
  ...discountFacts,
  ...referralFacts,
  ...inviteeFacts,
  ...coupleFacts,
  ...partnerFacts,
  ...refCodeFacts,
  ...operatorFacts,
  ...accessFacts,
  ...wordingFacts,
  ...launchFacts,
  ...operationFacts,
  ...erasureFacts,
  ...messageFacts,
  ...deliveryFacts,
  ...componentFacts,
  ...settingsFacts,
] as const;

/** Every fact there is. A fact that is not on this list cannot be stored or read. */
export const allFacts: readonly FactShape[] = FACTS;
export type FactName = (typeof FACTS)[number]['type'];
