import { Body, Controller, Param } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { type AdminOrder, type BodyOf, MESSAGES, namesOrder, type ParamsOf, requestRefund, settlePaymentIssue } from '@willow/contracts';
import { type Context, trackPosition } from '../../../event-sourcing/context.ts';
import { Contract, Ctx } from '../../../platform/http/decorators.ts';
import { Limited } from '../../../platform/http/rate-limit.guard.ts';
import { RequestRefused } from '../../../platform/http/request-refused.ts';
import { IfMatch } from '../../../platform/http/version.ts';
import type { Limit } from '../../../platform/sessions/rate-limiter.ts';
import { SettlePaymentIssue } from '../commands/settle-payment-issue.ts';
import { RequestRefund } from '../commands/request-refund.ts';
import { GetSeen } from '../queries/get-seen.ts';
import { GetAdminOrder } from '../queries/get-admin-order.ts';

/** What a stolen session could pay out is small: a team that refunds more has another problem. */
const REFUNDS: Limit = { name: 'refunds', max: 60, windowSeconds: 3600 };

@Controller()
export class RefundOperatorController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Contract(requestRefund)
  @Limited(REFUNDS)
  async refund(
    @Param() { id }: ParamsOf<typeof requestRefund>,
    @Body() { confirm, amount, refundedBefore, will = 'own', ...asked }: BodyOf<typeof requestRefund>,
    @IfMatch() named: string | null,
    @Ctx() context: Context,
  ): Promise<AdminOrder> {
    if (!namesOrder(confirm, id)) throw new RequestRefused(400, MESSAGES.refundConfirm);
    const wanted = { ...asked, will, amountPence: Math.round(amount * 100), refundedPence: Math.round(refundedBefore * 100) };
    const seen = await this.queries.execute(new GetSeen(id, named));
    const { position } = await trackPosition(context, (tracked) => this.commands.execute(new RequestRefund(id, wanted, seen, tracked)));
    return this.queries.execute(new GetAdminOrder(id, position));
  }

  @Contract(settlePaymentIssue)
  async settle(
    @Param() { id, issueId }: ParamsOf<typeof settlePaymentIssue>,
    @Body() { note }: BodyOf<typeof settlePaymentIssue>,
    @IfMatch() named: string | null,
    @Ctx() context: Context,
  ): Promise<AdminOrder> {
    const seen = await this.queries.execute(new GetSeen(id, named));
    const { position } = await trackPosition(context, (tracked) =>
      this.commands.execute(new SettlePaymentIssue(id, issueId, note, seen, tracked)),
    );
    return this.queries.execute(new GetAdminOrder(id, position));
  }
}
