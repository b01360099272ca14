// Other modules talk to this one over the command and query buses, and never by an injected class.
export { countGuess } from './code-guesses.ts';
export { DiscountsModule } from './discounts.module.ts';
export { Discounts } from './discounts.repository.ts';
export { discountFacts } from './domain/discount.ts';
export { discountCodeProjection } from './projections/discount-code.projection.ts';
export { type ActiveDiscount, GetDiscount } from './queries/get-discount.ts';
export { seedCodes } from './seed-codes.ts';
export { DISCOUNT_REFUSALS } from './http/discounts.refusals.ts';
