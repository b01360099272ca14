import { Body, Controller, Param } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import {
  type BodyOf,
  createDiscountCode,
  type DiscountCode,
  listDiscountCodes,
  MESSAGES,
  type ParamsOf,
  updateDiscountCode,
} from '@willow/contracts';
import { type Context, trackPosition } from '../../../event-sourcing/context.ts';
import { ReadAfter, Ctx, Contract } from '../../../platform/http/decorators.ts';
import { RequestRefused } from '../../../platform/http/request-refused.ts';
import { ChangeCode } from '../commands/change-code.ts';
import { CreateCode } from '../commands/create-code.ts';
import { ListCodes } from '../queries/list-codes.ts';

@Controller()
export class DiscountOperatorController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Contract(listDiscountCodes)
  list(@ReadAfter() after: string | null): Promise<DiscountCode[]> {
    return this.queries.execute(new ListCodes(after));
  }

  @Contract(createDiscountCode)
  async create(@Body() body: BodyOf<typeof createDiscountCode>, @Ctx() context: Context): Promise<DiscountCode> {
    const { discountPercentage, isActive, maxUses = null } = body;
    const code = await this.commands.execute(new CreateCode(body.code, discountPercentage, isActive, maxUses, context));
    return {
      id: code,
      code,
      discountPercentage,
      isActive,
      timesUsed: 0,
      successfulUses: 0,
      totalRevenue: 0,
      totalDiscount: 0,
      ...(maxUses !== null && { limit: { maxUses, used: 0, held: 0 } }),
    };
  }

  @Contract(updateDiscountCode)
  async update(
    @Param() { id }: ParamsOf<typeof updateDiscountCode>,
    @Body() { isActive: active, maxUses, before }: BodyOf<typeof updateDiscountCode>,
    @Ctx() context: Context,
    @ReadAfter() after: string | null,
  ): Promise<DiscountCode> {
    const { position } = await trackPosition(context, (tracked) =>
      this.commands.execute(new ChangeCode(id, { active, maxUses, before }, tracked)),
    );
    const code = (await this.queries.execute(new ListCodes(position ?? after))).find((each) => each.id === id);
    if (!code) throw new RequestRefused(404, MESSAGES.notFound);
    return code;
  }
}
