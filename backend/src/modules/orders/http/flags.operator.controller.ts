import { Body, Controller, Param, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import {
  type AdminOrder,
  agreeToDecision,
  type BodyOf,
  decideFlag,
  getOrderChanges,
  getOrderFlags,
  keepWillAbroad,
  type OrderChanges,
  type OrderFlags,
  type ParamsOf,
  returnAnswers,
} from '@willow/contracts';
import type { FastifyReply } from 'fastify';
import { type Context, trackPosition } from '../../../event-sourcing/context.ts';
import { Ctx, OperatorSubject, Contract } from '../../../platform/http/decorators.ts';
import { IfMatch } from '../../../platform/http/version.ts';
import type { SignedInOperator } from '../../../platform/http/subject.ts';
import { DecideFlag } from '../commands/decide-flag.ts';
import { KeepWillAbroadOfOrder } from '../commands/keep-will-abroad-of-order.ts';
import { ReturnAnswers } from '../commands/return-answers.ts';
import { GetAdminOrder } from '../queries/get-admin-order.ts';
import { GetOrderChanges } from '../queries/get-order-changes.ts';
import { GetOrderFlags } from '../queries/get-order-flags.ts';
import { GetSeen } from '../queries/get-seen.ts';
import { ShownOrders } from './shown-orders.ts';

@Controller()
export class FlagsOperatorController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly shown: ShownOrders,
  ) {}

  @Contract(getOrderFlags)
  async flags(
    @Param() { id }: ParamsOf<typeof getOrderFlags>,
    @OperatorSubject() by: SignedInOperator,
    @Ctx() context: Context,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<OrderFlags> {
    const look = { orderId: id, what: 'flags', by, context } as const;
    return this.shown.show(look, reply, () => this.queries.execute(new GetOrderFlags(id, by.role !== 'auditor', context.actor)));
  }

  @Contract(getOrderChanges)
  async changes(
    @Param() { id }: ParamsOf<typeof getOrderChanges>,
    @OperatorSubject() by: SignedInOperator,
    @Ctx() context: Context,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<OrderChanges> {
    const look = { orderId: id, what: 'changes', by, context } as const;
    return this.shown.show(look, reply, () => this.queries.execute(new GetOrderChanges(id)));
  }

  @Contract(returnAnswers)
  async giveBack(
    @Param() { id }: ParamsOf<typeof returnAnswers>,
    @IfMatch() named: string | null,
    @Ctx() context: Context,
  ): Promise<AdminOrder> {
    const seen = await this.queries.execute(new GetSeen(id, named));
    const { position } = await trackPosition(context, (tracked) => this.commands.execute(new ReturnAnswers(id, seen, tracked)));
    return this.queries.execute(new GetAdminOrder(id, position));
  }

  @Contract(keepWillAbroad)
  async keepAbroad(
    @Param() { id }: ParamsOf<typeof keepWillAbroad>,
    @Body() kept: BodyOf<typeof keepWillAbroad>,
    @IfMatch() named: string | null,
    @Ctx() context: Context,
  ): Promise<OrderFlags> {
    const seen = await this.queries.execute(new GetSeen(id, named));
    await this.commands.execute(new KeepWillAbroadOfOrder(id, seen, kept, context));
    return this.queries.execute(new GetOrderFlags(id, true, context.actor));
  }

  @Contract(decideFlag)
  async decide(
    @Param() { id, key }: ParamsOf<typeof decideFlag>,
    @Body() decided: BodyOf<typeof decideFlag>,
    @IfMatch() named: string | null,
    @Ctx() context: Context,
  ): Promise<OrderFlags> {
    const seen = await this.queries.execute(new GetSeen(id, named));
    await this.commands.execute(new DecideFlag(id, key, seen, decided, context));
    return this.queries.execute(new GetOrderFlags(id, true, context.actor));
  }

  @Contract(agreeToDecision)
  async agree(
    @Param() { id, key }: ParamsOf<typeof agreeToDecision>,
    @Body() agreed: BodyOf<typeof agreeToDecision>,
    @IfMatch() named: string | null,
    @Ctx() context: Context,
  ): Promise<OrderFlags> {
    const seen = await this.queries.execute(new GetSeen(id, named));
    await this.commands.execute(new DecideFlag(id, key, seen, agreed, context));
    return this.queries.execute(new GetOrderFlags(id, true, context.actor));
  }
}
