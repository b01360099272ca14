import { Body, Controller } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { type BodyOf, MESSAGES, validateDiscountCode } from '@willow/contracts';
import { Contract, SubjectId } from '../../../platform/http/decorators.ts';
import { RateLimiter } from '../../../platform/sessions/rate-limiter.ts';
import { CODE_TRIES } from '../code-tries.ts';
import { GetDiscount } from '../queries/get-discount.ts';

@Controller()
export class DiscountController {
  constructor(
    private readonly queries: QueryBus,
    private readonly limiter: RateLimiter,
  ) {}

  @Contract(validateDiscountCode)
  async validate(@SubjectId() customerId: string, @Body() { code }: BodyOf<typeof validateDiscountCode>) {
    await this.limiter.hit(CODE_TRIES, customerId);
    const found = await this.queries.execute(new GetDiscount(code));
    return found
      ? { valid: true, discountPercentage: found.percent, message: MESSAGES.discountApplied }
      : { valid: false, discountPercentage: 0, message: MESSAGES.discountInvalid };
  }
}
