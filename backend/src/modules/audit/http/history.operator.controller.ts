import { Body, Controller, Param, Query, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import {
  type BodyOf,
  exportEvidence,
  exportOrderHistory,
  getMomentDifference,
  getOrderHistory,
  getOrderMoment,
  MESSAGES,
  type MomentDifference,
  OPENED_MINUTES,
  openOrderHistory,
  type OrderHistory,
  type OrderMoment,
  type ParamsOf,
  type QueryOf,
} from '@willow/contracts';
import type { FastifyReply } from 'fastify';
import type { Context } from '../../../event-sourcing/context.ts';
import { Limited } from '../../../platform/http/rate-limit.guard.ts';
import type { Limit } from '../../../platform/sessions/rate-limiter.ts';
import { Contract, Ctx, OperatorSubject, ReadAfter } from '../../../platform/http/decorators.ts';
import { RequestRefused } from '../../../platform/http/request-refused.ts';
import { sendLines, sendText } from '../../../platform/http/send-file.ts';
import type { SignedInOperator } from '../../../platform/http/subject.ts';
import { EXPORTS, GetOperatorNames, RecordExport, RecordView } from '../../operators/index.ts';
import { GetOrderAt, OpenPersonalData } from '../../orders/index.ts';
import { OrderExports } from '../exports/order-exports.ts';
import { sessionName } from '../opened.ts';
import { GetEvidence } from '../queries/get-evidence.ts';
import { GetMomentDifference } from '../queries/get-moment-difference.ts';
import { GetOrderHistory } from '../queries/get-order-history.ts';
import { GetOrderMoment } from '../queries/get-order-moment.ts';

/** Each needs a reason of its own, so nobody needs many. */
const OPENINGS: Limit = { name: 'history-openings', max: 60, windowSeconds: 3600 };

@Controller()
export class HistoryOperatorController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly exports: OrderExports,
  ) {}

  @Contract(getOrderHistory)
  async history(
    @Param() { id }: ParamsOf<typeof getOrderHistory>,
    @Query() page: QueryOf<typeof getOrderHistory>,
    @OperatorSubject() by: SignedInOperator,
    @ReadAfter() after: string | null,
    @Ctx() context: Context,
  ): Promise<OrderHistory> {
    const history = await this.queries.execute(new GetOrderHistory({ orderId: id, reader: by, now: context.now, after }, page));
    const look = { what: 'history', version: history.entries[0]?.id ?? '' } as const;
    await this.commands.execute(new RecordView(by.id, { orderId: id, opened: [look] }, context));
    return history;
  }

  @Contract(getOrderMoment)
  async moment(
    @Param() { id, entry }: ParamsOf<typeof getOrderMoment>,
    @OperatorSubject() by: SignedInOperator,
    @Ctx() context: Context,
  ): Promise<OrderMoment> {
    // The streams are read as they are; who looked, which comes later, changes nothing of it.
    const moment = await this.queries.execute(new GetOrderMoment({ orderId: id, reader: by, now: context.now, after: null }, entry));
    await this.commands.execute(new RecordView(by.id, { orderId: id, opened: [{ what: 'moment', version: entry }] }, context));
    return moment;
  }

  @Contract(getMomentDifference)
  async difference(
    @Param() { id, entry, other }: ParamsOf<typeof getMomentDifference>,
    @OperatorSubject() by: SignedInOperator,
    @Ctx() context: Context,
  ): Promise<MomentDifference> {
    const reading = { orderId: id, reader: by, now: context.now, after: null };
    const difference = await this.queries.execute(new GetMomentDifference(reading, [entry, other]));
    const opened = [entry, other].map((version) => ({ what: 'moment', version }) as const);
    await this.commands.execute(new RecordView(by.id, { orderId: id, opened }, context));
    return difference;
  }

  @Contract(exportOrderHistory)
  @Limited(EXPORTS)
  async export(
    @Param() { id }: ParamsOf<typeof exportOrderHistory>,
    @Body() { purpose }: BodyOf<typeof exportOrderHistory>,
    @OperatorSubject() { id: operatorId }: SignedInOperator,
    @Ctx() context: Context,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    // Of an order that there is, before the file is made.
    const { placed } = await this.queries.execute(new GetOrderAt(id, 0));
    if (!placed) throw new RequestRefused(404, MESSAGES.notFound);
    const file = await this.exports.of(id, operatorId);
    // The export is made first and recorded second; it leaves only when both worked.
    await this.commands.execute(new RecordExport(operatorId, { orderId: id, purpose }, context));
    await sendLines(reply, file, `order-${id.slice(0, 8)}.ndjson`);
  }

  @Contract(exportEvidence)
  @Limited(EXPORTS)
  async evidence(
    @Param() { id }: ParamsOf<typeof exportEvidence>,
    @OperatorSubject() by: SignedInOperator,
    @ReadAfter() after: string | null,
    @Ctx() context: Context,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const text = await this.queries.execute(new GetEvidence({ orderId: id, reader: by, now: context.now, after }));
    await this.commands.execute(new RecordView(by.id, { orderId: id, opened: [{ what: 'evidence', version: '' }] }, context));
    await sendText(reply, text, `evidence-${id.slice(0, 8)}.txt`);
  }

  @Contract(openOrderHistory)
  @Limited(OPENINGS)
  async open(
    @Param() { id }: ParamsOf<typeof openOrderHistory>,
    @Body() { reason }: BodyOf<typeof openOrderHistory>,
    @OperatorSubject() { id: operatorId, sessionId }: SignedInOperator,
    @Ctx() context: Context,
  ): Promise<{ until: string }> {
    const named = await this.queries.execute(new GetOperatorNames([operatorId]));
    const opening = { by: named.get(operatorId)!.name, reason, session: sessionName(sessionId) };
    await this.commands.execute(new OpenPersonalData(id, opening, context));
    return { until: new Date(context.now.getTime() + OPENED_MINUTES * 60_000).toISOString() };
  }
}
