import { ContactCoreModule, ContactReactions } from './modules/contact/index.ts';
import { CoupleReactions, CouplesCoreModule } from './modules/couples/index.ts';
import { CustomerReactions, CustomersCoreModule } from './modules/customers/index.ts';
import { OperatorReactions, OperatorsCoreModule } from './modules/operators/index.ts';
import { OrderReactions, OrdersCoreModule } from './modules/orders/index.ts';
import { PartnerReactions, PartnersCoreModule } from './modules/partners/index.ts';
import { ReferralReactions, ReferralsCoreModule } from './modules/referrals/index.ts';
import { PrivacyCoreModule, PrivacyReactions } from './modules/privacy/index.ts';
import { WillReactions, WillsCoreModule } from './modules/wills/index.ts';
import type { Reaction } from './event-sourcing/reactions/reaction.ts';

/** What a module reacts with. Those that ask for a mail stand apart, because there is an alarm for a mail that is late. */
type Reactions = { readonly mails: readonly Reaction[]; readonly others: readonly Reaction[] };

/** Every reaction there is, those that ask for a mail, and the modules that have them. */
export const REACTIONS = Symbol('reactions');
export const MAIL_REACTIONS = Symbol('reactions that ask for a mail');
export const reactionModules = [
  ContactCoreModule,
  CouplesCoreModule,
  CustomersCoreModule,
  OperatorsCoreModule,
  OrdersCoreModule,
  PartnersCoreModule,
  PrivacyCoreModule,
  ReferralsCoreModule,
  WillsCoreModule,
];

const inject = [
  ContactReactions,
  CoupleReactions,
  CustomerReactions,
  OperatorReactions,
  OrderReactions,
  PartnerReactions,
  PrivacyReactions,
  ReferralReactions,
  WillReactions,
];
export const reactionProviders = [
  {
    provide: REACTIONS,
    inject,
    useFactory: (...groups: readonly Reactions[]): readonly Reaction[] => groups.flatMap(({ mails, others }) => [...mails, ...others]),
  },
  {
    provide: MAIL_REACTIONS,
    inject,
    useFactory: (...groups: readonly Reactions[]): readonly Reaction[] => groups.flatMap(({ mails }) => mails),
  },
];
