import { Body, Controller, Param } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { type AdminOrder, assignOrder, type BodyOf, listAssignees, type ParamsOf, type ResponseOf } from '@willow/contracts';
import { type Context, trackPosition } from '../../../event-sourcing/context.ts';
import { Contract, Ctx, ReadAfter } from '../../../platform/http/decorators.ts';
import { IfMatch } from '../../../platform/http/version.ts';
import { ListAssignees } from '../../operators/index.ts';
import { AssignOrder } from '../commands/assign-order.ts';
import { GetSeen } from '../queries/get-seen.ts';
import { GetAdminOrder } from '../queries/get-admin-order.ts';

@Controller()
export class AssignmentOperatorController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Contract(listAssignees)
  assignees(@ReadAfter() after: string | null): Promise<ResponseOf<typeof listAssignees>> {
    return this.queries.execute(new ListAssignees(after));
  }

  @Contract(assignOrder)
  async assign(
    @Param() { id }: ParamsOf<typeof assignOrder>,
    @Body() assignment: BodyOf<typeof assignOrder>,
    @IfMatch() named: string | null,
    @Ctx() context: Context,
  ): Promise<AdminOrder> {
    const seen = await this.queries.execute(new GetSeen(id, named));
    const { position } = await trackPosition(context, (tracked) => this.commands.execute(new AssignOrder(id, assignment, seen, tracked)));
    return this.queries.execute(new GetAdminOrder(id, position));
  }
}
