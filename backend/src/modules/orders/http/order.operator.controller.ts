import { Body, Controller, HttpStatus, Inject, Param, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import {
  type AdminOrder,
  type AdminOrderDetail,
  answerProblem,
  type BodyOf,
  type DocumentKind,
  draftPdf,
  draftText,
  finalPdf,
  getAdminOrder,
  markProblemAnswered,
  type ParamsOf,
  reconcileOrder,
  retryDraft,
  sendDraft,
  updateOrder,
} from '@willow/contracts';
import type { FastifyReply } from 'fastify';
import { type Context, trackPosition } from '../../../event-sourcing/context.ts';
import { CONFIG, type Config } from '../../../platform/config/config.ts';
import { ReadAfter, Ctx, Contract, OperatorSubject, SubjectId } from '../../../platform/http/decorators.ts';
import type { SignedInOperator } from '../../../platform/http/subject.ts';
import { IfMatch, sendVersion } from '../../../platform/http/version.ts';
import { RefusedAddresses } from '../../../platform/mail/refused-addresses.ts';
import { sendPdf } from '../../../platform/http/send-file.ts';
import { GetVersionPdf, GetVersionText, standardWill } from '../../wills/index.ts';
import { AnswerProblem } from '../commands/answer-problem.ts';
import { ClearDraft } from '../commands/clear-draft.ts';
import { RetryDraft } from '../commands/retry-draft.ts';
import { SendDraft } from '../commands/send-draft.ts';
import { ShownOrders } from './shown-orders.ts';
import { notDelivered, waitForDelivery } from './wait-for-delivery.ts';
import { ReconcileOrder } from '../commands/reconcile-order.ts';
import { ChangeOrder } from '../commands/change-order.ts';
import { GetAdminOrder } from '../queries/get-admin-order.ts';
import { GetOrderDetail } from '../queries/get-order-detail.ts';
import { GetOrderVersion } from '../queries/get-order-version.ts';
import { GetSeen } from '../queries/get-seen.ts';
import { GetReadableVersion } from '../queries/get-readable-version.ts';

type OrderId = { readonly id: string };

@Controller()
export class OrderOperatorController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly shown: ShownOrders,
    private readonly refused: RefusedAddresses,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Contract(getAdminOrder)
  async detail(
    @Param() { id }: OrderId,
    @OperatorSubject() by: SignedInOperator,
    @ReadAfter() after: string | null,
    @Ctx() context: Context,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AdminOrderDetail> {
    const look = { orderId: id, what: 'details', by, context } as const;
    return this.shown.show(look, reply, () => this.queries.execute(new GetOrderDetail(id, after)));
  }

  @Contract(draftText)
  async text(
    @Param() { id }: OrderId,
    @OperatorSubject() by: SignedInOperator,
    @Ctx() context: Context,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const look = { orderId: id, what: 'draft', by, context } as const;
    const text = await this.shown.show(look, reply, async () =>
      this.queries.execute(new GetVersionText(await this.queries.execute(new GetReadableVersion(id, 'draft')))),
    );
    await reply.type('text/plain; charset=utf-8').send(text);
  }

  @Contract(draftPdf)
  async draft(
    @Param() { id }: OrderId,
    @OperatorSubject() by: SignedInOperator,
    @Ctx() context: Context,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const look = { orderId: id, what: 'draft', by, context } as const;
    const pdf = await this.shown.show(look, reply, () => this.#will(id, 'draft'));
    await sendPdf(reply, pdf, { filename: `draft-${id.slice(0, 8)}.pdf`, disposition: 'inline' });
  }

  @Contract(finalPdf)
  async final(
    @Param() { id }: OrderId,
    @OperatorSubject() by: SignedInOperator,
    @Ctx() context: Context,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const look = { orderId: id, what: 'final', by, context } as const;
    const pdf = await this.shown.show(look, reply, () => this.#will(id, 'final'));
    await sendPdf(reply, pdf, { filename: `will-${id.slice(0, 8)}.pdf`, disposition: 'inline' });
  }

  @Contract(sendDraft)
  async send(
    @Param() { id }: OrderId,
    @SubjectId() operatorId: string,
    @IfMatch() named: string | null,
    @Ctx() context: Context,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const approver = { operatorId, seen: await this.queries.execute(new GetSeen(id, named)) };
    const { outcome: approvalId, position } = await trackPosition(context, (tracked) =>
      this.commands.execute(new SendDraft(id, approver, tracked)),
    );
    const delivery = await waitForDelivery(this.queries, id, { approvalId }, this.config);
    if (delivery === 'failed') {
      // An order put away or a flag opened again while the mail was being made is the reason to name, not the mail.
      await this.commands.execute(new ClearDraft(id, approver, context));
      throw await notDelivered(this.queries, this.refused, id);
    }
    const order = await this.queries.execute(new GetAdminOrder(id, position));
    const sent: AdminOrder = { ...order, status: 'sent', sending: false, mailFailed: false, markedSent: null };
    if (delivery === 'sent') return { success: true as const, order: sent };
    void reply.status(HttpStatus.ACCEPTED);
    return { queued: true as const, order };
  }

  @Contract(updateOrder)
  async update(
    @Param() { id }: OrderId,
    @Body() change: BodyOf<typeof updateOrder>,
    @SubjectId() operatorId: string,
    @IfMatch() named: string | null,
    @Ctx() context: Context,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AdminOrder> {
    const operator = { operatorId, seen: await this.queries.execute(new GetSeen(id, named)) };
    const { position } = await trackPosition(context, (tracked) => this.commands.execute(new ChangeOrder(id, change, operator, tracked)));
    // Whoever takes it back at once takes back this.
    sendVersion(reply, (await this.queries.execute(new GetOrderVersion(id))).version);
    return this.queries.execute(new GetAdminOrder(id, position));
  }

  @Contract(retryDraft)
  async retry(@Param() { id }: OrderId, @IfMatch() named: string | null, @Ctx() context: Context): Promise<AdminOrder> {
    const seen = await this.queries.execute(new GetSeen(id, named));
    const { position } = await trackPosition(context, (tracked) => this.commands.execute(new RetryDraft(id, seen, tracked)));
    return this.queries.execute(new GetAdminOrder(id, position));
  }

  @Contract(markProblemAnswered)
  answered(
    @Param() { id, problemId }: ParamsOf<typeof markProblemAnswered>,
    @IfMatch() named: string | null,
    @Ctx() context: Context,
  ): Promise<AdminOrder> {
    return this.#answer({ id, problemId, text: null }, named, context);
  }

  @Contract(answerProblem)
  answer(
    @Param() { id, problemId }: ParamsOf<typeof answerProblem>,
    @Body() { answer: text }: BodyOf<typeof answerProblem>,
    @IfMatch() named: string | null,
    @Ctx() context: Context,
  ): Promise<AdminOrder> {
    return this.#answer({ id, problemId, text }, named, context);
  }

  @Contract(reconcileOrder)
  async reconcile(@Param() { id }: OrderId, @Ctx() context: Context) {
    const { paymentStatus, newlyPaid } = await this.commands.execute(new ReconcileOrder(id, context));
    const emailSent = newlyPaid && (await waitForDelivery(this.queries, id, { receiptRequestId: null }, this.config)) === 'sent';
    return { orderStatus: paymentStatus, emailSent };
  }

  async #answer(
    { id, problemId, text }: { readonly id: string; readonly problemId: string; readonly text: string | null },
    named: string | null,
    context: Context,
  ): Promise<AdminOrder> {
    const seen = await this.queries.execute(new GetSeen(id, named));
    const { position } = await trackPosition(context, (tracked) =>
      this.commands.execute(new AnswerProblem(id, problemId, text, seen, tracked)),
    );
    return this.queries.execute(new GetAdminOrder(id, position));
  }

  async #will(id: string, kind: DocumentKind): Promise<Uint8Array> {
    const version = await this.queries.execute(new GetReadableVersion(id, kind));
    return this.queries.execute(new GetVersionPdf(version, standardWill(kind)));
  }
}
