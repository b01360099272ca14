import { Body, Controller, Req } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { type BodyOf, MESSAGES, validateDiscountCode } from '@willow/contracts';
import type { FastifyRequest } from 'fastify';
import { Contract, SubjectId } from '../../../platform/http/decorators.ts';
import { Limited } from '../../../platform/http/rate-limit.guard.ts';
import { type Limit, RateLimiter } from '../../../platform/sessions/rate-limiter.ts';
import { countGuess } from '../code-guesses.ts';
import { GetDiscount } from '../queries/get-discount.ts';

/** Right codes too. Wrong ones are counted by themselves. */
const VALIDATIONS: Limit = { name: 'code-validations', max: 30, windowSeconds: 600, userMessage: MESSAGES.tooManyCodes };

@Controller()
export class DiscountController {
  constructor(
    private readonly queries: QueryBus,
    private readonly limiter: RateLimiter,
  ) {}

  @Contract(validateDiscountCode)
  @Limited(VALIDATIONS)
  async validate(@SubjectId() customerId: string, @Body() { code }: BodyOf<typeof validateDiscountCode>, @Req() { ip }: FastifyRequest) {
    const wasRight = await countGuess(this.limiter, customerId, ip);
    const found = await this.queries.execute(new GetDiscount(code, customerId));
    if (!found) return { valid: false, discountPercentage: 0, message: MESSAGES.discountInvalid };
    await wasRight();
    if (found.usedUp) return { valid: false, discountPercentage: 0, message: MESSAGES.discountUsedUp };
    return { valid: true, discountPercentage: found.percent, message: MESSAGES.discountApplied };
  }
}
