import { Body, Controller, Param, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import {
  type BodyOf,
  getOrderHistory,
  OPENED_MINUTES,
  openOrderHistory,
  type OrderHistory,
  type ParamsOf,
  type QueryOf,
} from '@willow/contracts';
import type { Context } from '../../../event-sourcing/context.ts';
import { Contract, Ctx, OperatorSubject, ReadAfter } from '../../../platform/http/decorators.ts';
import type { SignedInOperator } from '../../../platform/http/subject.ts';
import { GetOperatorNames, RecordView } from '../../operators/index.ts';
import { OpenPersonalData } from '../../orders/index.ts';
import { sessionName } from '../opened.ts';
import { GetOrderHistory } from '../queries/get-order-history.ts';

@Controller()
export class HistoryOperatorController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Contract(getOrderHistory)
  async history(
    @Param() { id }: ParamsOf<typeof getOrderHistory>,
    @Query() page: QueryOf<typeof getOrderHistory>,
    @OperatorSubject() by: SignedInOperator,
    @ReadAfter() after: string | null,
    @Ctx() context: Context,
  ): Promise<OrderHistory> {
    const history = await this.queries.execute(new GetOrderHistory(id, page, by, context.now, after));
    const viewed = { orderId: id, what: 'history', version: history.entries[0]?.id ?? '' } as const;
    await this.commands.execute(new RecordView(by.id, viewed, context));
    return history;
  }

  @Contract(openOrderHistory)
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
