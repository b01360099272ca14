import { Body, Controller, Param } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { type AdminReferral, type BodyOf, listAdminReferrals, type ParamsOf, undoReferralMark, updateReferral } from '@willow/contracts';
import type { Context } from '../../../event-sourcing/context.ts';
import { Contract, Ctx, ReadAfter } from '../../../platform/http/decorators.ts';
import { ChangeReferral } from '../commands/change-referral.ts';
import { UndoMark } from '../commands/undo-mark.ts';
import { ListAdminReferrals } from '../queries/list-admin-referrals.ts';

@Controller()
export class ReferralOperatorController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Contract(listAdminReferrals)
  list(@ReadAfter() after: string | null): Promise<AdminReferral[]> {
    return this.queries.execute(new ListAdminReferrals(after));
  }

  @Contract(updateReferral)
  update(
    @Param() { id }: ParamsOf<typeof updateReferral>,
    @Body() change: BodyOf<typeof updateReferral>,
    @Ctx() context: Context,
  ): Promise<AdminReferral> {
    return this.commands.execute(new ChangeReferral(id, change, context));
  }

  @Contract(undoReferralMark)
  undo(
    @Param() { id }: ParamsOf<typeof undoReferralMark>,
    @Body() { mark }: BodyOf<typeof undoReferralMark>,
    @Ctx() context: Context,
  ): Promise<AdminReferral> {
    return this.commands.execute(new UndoMark(id, mark, context));
  }
}
