import { Body, Controller, Param } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import {
  type AdminOrder,
  type BodyOf,
  decideFlag,
  getOrderChanges,
  getOrderFlags,
  type OrderChanges,
  type OrderFlags,
  type ParamsOf,
  returnAnswers,
} from '@willow/contracts';
import { type Context, trackPosition } from '../../../event-sourcing/context.ts';
import { Ctx, OperatorSubject, Contract, SubjectId } from '../../../platform/http/decorators.ts';
import type { SignedInOperator } from '../../../platform/http/subject.ts';
import { RecordView } from '../../operators/index.ts';
import { DecideFlag } from '../commands/decide-flag.ts';
import { ReturnAnswers } from '../commands/return-answers.ts';
import { ReviewOrder } from '../commands/review-order.ts';
import { GetAdminOrder } from '../queries/get-admin-order.ts';
import { GetOrderChanges } from '../queries/get-order-changes.ts';
import { GetOrderFlags } from '../queries/get-order-flags.ts';

@Controller()
export class FlagsOperatorController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Contract(getOrderFlags)
  async flags(
    @Param() { id }: ParamsOf<typeof getOrderFlags>,
    @OperatorSubject() { id: operatorId, role }: SignedInOperator,
    @Ctx() context: Context,
  ): Promise<OrderFlags> {
    const mayReadNames = role !== 'auditor';
    if (mayReadNames) await this.commands.execute(new ReviewOrder(id, context));
    const flags = await this.queries.execute(new GetOrderFlags(id, mayReadNames));
    await this.commands.execute(new RecordView(operatorId, id, 'flags', context));
    return flags;
  }

  @Contract(getOrderChanges)
  async changes(
    @Param() { id }: ParamsOf<typeof getOrderChanges>,
    @SubjectId() operatorId: string,
    @Ctx() context: Context,
  ): Promise<OrderChanges> {
    const changes = await this.queries.execute(new GetOrderChanges(id));
    await this.commands.execute(new RecordView(operatorId, id, 'changes', context));
    return changes;
  }

  @Contract(returnAnswers)
  async giveBack(@Param() { id }: ParamsOf<typeof returnAnswers>, @Ctx() context: Context): Promise<AdminOrder> {
    const { position } = await trackPosition(context, (tracked) => this.commands.execute(new ReturnAnswers(id, tracked)));
    return this.queries.execute(new GetAdminOrder(id, position));
  }

  @Contract(decideFlag)
  async decide(
    @Param() { id, key }: ParamsOf<typeof decideFlag>,
    @Body() decided: BodyOf<typeof decideFlag>,
    @Ctx() context: Context,
  ): Promise<OrderFlags> {
    await this.commands.execute(new DecideFlag(id, key, decided, context));
    return this.queries.execute(new GetOrderFlags(id, true));
  }
}
