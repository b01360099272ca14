import { Controller } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { dropKeptCode, getKeptCode } from '@willow/contracts';
import type { Context } from '../../../event-sourcing/context.ts';
import { Contract, Ctx, SubjectId } from '../../../platform/http/decorators.ts';
import { Limited } from '../../../platform/http/rate-limit.guard.ts';
import type { Limit } from '../../../platform/sessions/rate-limiter.ts';
import { DropDiscountCode } from '../commands/drop-discount-code.ts';
import { GetCustomer } from '../queries/get-customer.ts';

const KEPT_CODE: Limit = { name: 'kept-code', max: 60, windowSeconds: 60 };

@Controller()
export class KeptCodeController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Contract(getKeptCode)
  @Limited(KEPT_CODE)
  async read(@SubjectId() customerId: string) {
    const customer = await this.queries.execute(new GetCustomer(customerId));
    return { code: customer?.discountCode ?? null };
  }

  @Contract(dropKeptCode)
  @Limited(KEPT_CODE)
  async drop(@SubjectId() customerId: string, @Ctx() context: Context) {
    await this.commands.execute(new DropDiscountCode(customerId, context));
    return { success: true as const };
  }
}
