// Other modules talk to this one over the command and query buses, and never by an injected class.
export { countGuess } from './code-guesses.ts';
export { EndHold } from './commands/end-hold.ts';
export { type HeldDiscount, type Hold, HoldUse } from './commands/hold-use.ts';
export { DiscountsModule, DiscountsWorkerModule } from './discounts.module.ts';
export { Discounts } from './discounts.repository.ts';
export { discountFacts } from './domain/discount.ts';
export { discountCodeProjection } from './projections/discount-code.projection.ts';
export { ListExpiredHolds } from './queries/list-expired-holds.ts';
export { seedCodes } from './seed-codes.ts';
export { DISCOUNT_REFUSALS } from './http/discounts.refusals.ts';
