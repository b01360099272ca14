import { Controller, HttpStatus, Inject, Param, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { type ParamsOf, resendReceipt, resendWill, type ResponseOf } from '@willow/contracts';
import type { FastifyReply } from 'fastify';
import { type Context, trackPosition } from '../../../event-sourcing/context.ts';
import { CONFIG, type Config } from '../../../platform/config/config.ts';
import { Contract, Ctx } from '../../../platform/http/decorators.ts';
import { RefusedAddresses } from '../../../platform/mail/refused-addresses.ts';
import { IfMatch } from '../../../platform/http/version.ts';
import { ResendMail } from '../commands/resend-mail.ts';
import { GetAdminOrder } from '../queries/get-admin-order.ts';
import { GetSeen } from '../queries/get-seen.ts';
import type { OrderMail } from '../queries/get-delivery.ts';
import { notDelivered, waitForDelivery } from './wait-for-delivery.ts';

type Asked = { readonly id: string; readonly kind: 'receipt' | 'will'; readonly named: string | null };
type Mailed = ResponseOf<typeof resendReceipt>;

/** Mails that are resent at an operator's word. */
@Controller()
export class MailsOperatorController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly refused: RefusedAddresses,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Contract(resendReceipt)
  receipt(
    @Param() { id }: ParamsOf<typeof resendReceipt>,
    @IfMatch() named: string | null,
    @Ctx() context: Context,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return this.#resend({ id, kind: 'receipt', named }, (receiptRequestId) => ({ receiptRequestId }), context, reply);
  }

  @Contract(resendWill)
  will(
    @Param() { id }: ParamsOf<typeof resendWill>,
    @IfMatch() named: string | null,
    @Ctx() context: Context,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return this.#resend({ id, kind: 'will', named }, (resendRequestId) => ({ resendRequestId }), context, reply);
  }

  async #resend(
    { id, kind, named }: Asked,
    mail: (requestId: string) => OrderMail,
    context: Context,
    reply: FastifyReply,
  ): Promise<Mailed> {
    const seen = await this.queries.execute(new GetSeen(id, named));
    const { outcome: requestId, position } = await trackPosition(context, (tracked) =>
      this.commands.execute(new ResendMail(id, kind, seen, tracked)),
    );
    const delivery = await waitForDelivery(this.queries, id, mail(requestId), this.config);
    if (delivery === 'failed') throw await notDelivered(this.queries, this.refused, id);
    if (delivery === 'queued') void reply.status(HttpStatus.ACCEPTED);
    const { user } = await this.queries.execute(new GetAdminOrder(id, position));
    return { emailAddress: user.email };
  }
}
