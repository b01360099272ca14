import { CustomerReactions, CustomersCoreModule } from './modules/customers/index.ts';
import { OrderReactions, OrdersCoreModule } from './modules/orders/index.ts';
import { ReferralReactions, ReferralsCoreModule } from './modules/referrals/index.ts';
import { PrivacyCoreModule, PrivacyReactions } from './modules/privacy/index.ts';
import { WillReactions, WillsCoreModule } from './modules/wills/index.ts';
import type { Reaction } from './event-sourcing/reactions/reaction.ts';

/** Every reaction there is, and the modules that have them. */
export const REACTIONS = Symbol('reactions');
/** Those that ask for a mail. */
export const mailReactions = ['mail-issued-link', 'mail-receipt', 'send-approved', 'mail-invitation', 'mail-erasure-requested'];
export const reactionModules = [CustomersCoreModule, OrdersCoreModule, PrivacyCoreModule, ReferralsCoreModule, WillsCoreModule];
export const reactionsProvider = {
  provide: REACTIONS,
  inject: [CustomerReactions, OrderReactions, PrivacyReactions, ReferralReactions, WillReactions],
  useFactory: (...groups: readonly { readonly all: readonly Reaction[] }[]): readonly Reaction[] => groups.flatMap(({ all }) => all),
};
