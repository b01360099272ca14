import { CustomerReactions, CustomersCoreModule } from './modules/customers/index.ts';
import { OrderReactions, OrdersCoreModule } from './modules/orders/index.ts';
import type { Reaction } from './event-sourcing/reactions/reaction.ts';

/** Every reaction there is, and the modules that have them. */
export const REACTIONS = Symbol('reactions');
export const reactionModules = [CustomersCoreModule, OrdersCoreModule];
export const reactionsProvider = {
  provide: REACTIONS,
  inject: [CustomerReactions, OrderReactions],
  useFactory: (...groups: readonly { readonly all: readonly Reaction[] }[]): readonly Reaction[] => groups.flatMap(({ all }) => all),
};
