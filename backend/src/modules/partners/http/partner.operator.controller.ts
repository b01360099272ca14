import { Body, Controller, Param } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import {
  type BodyOf,
  createPartner,
  deletePartner,
  listPartners,
  MESSAGES,
  type ParamsOf,
  type Partner,
  updatePartner,
} from '@willow/contracts';
import { type Context, trackPosition } from '../../../event-sourcing/context.ts';
import { Contract, Ctx, ReadAfter } from '../../../platform/http/decorators.ts';
import { RequestRefused } from '../../../platform/http/request-refused.ts';
import { ChangePartner } from '../commands/change-partner.ts';
import { CreatePartner } from '../commands/create-partner.ts';
import { DeletePartner } from '../commands/delete-partner.ts';
import { ListPartners } from '../queries/list-partners.ts';

@Controller()
export class PartnerOperatorController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Contract(listPartners)
  list(@ReadAfter() after: string | null): Promise<Partner[]> {
    return this.queries.execute(new ListPartners(after));
  }

  @Contract(createPartner)
  create(@Body() body: BodyOf<typeof createPartner>, @Ctx() context: Context): Promise<Partner> {
    return this.commands.execute(new CreatePartner(body, context));
  }

  @Contract(updatePartner)
  async update(
    @Param() { id }: ParamsOf<typeof updatePartner>,
    @Body() change: BodyOf<typeof updatePartner>,
    @Ctx() context: Context,
    @ReadAfter() after: string | null,
  ): Promise<Partner> {
    const { position } = await trackPosition(context, (tracked) => this.commands.execute(new ChangePartner(id, change, tracked)));
    const [partner] = await this.queries.execute(new ListPartners(position ?? after, id));
    if (!partner) throw new RequestRefused(404, MESSAGES.notFound);
    return partner;
  }

  @Contract(deletePartner)
  async delete(@Param() { id }: ParamsOf<typeof deletePartner>, @Ctx() context: Context): Promise<{ success: true }> {
    await this.commands.execute(new DeletePartner(id, context));
    return { success: true };
  }
}
