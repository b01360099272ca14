import { Body, Controller, Param } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { type AdminReferral, type BodyOf, listAdminReferrals, type ParamsOf, undoReferralMark, updateReferral } from '@willow/contracts';
import type { Context } from '../../../event-sourcing/context.ts';
import { Contract, Ctx, OperatorSubject, ReadAfter } from '../../../platform/http/decorators.ts';
import type { SignedInOperator } from '../../../platform/http/subject.ts';
import { RecordListView } from '../../operators/index.ts';
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
  async list(
    @OperatorSubject() by: SignedInOperator,
    @ReadAfter() after: string | null,
    @Ctx() context: Context,
  ): Promise<AdminReferral[]> {
    await this.commands.execute(new RecordListView(by.id, 'referrals', context));
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
