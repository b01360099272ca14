import { Controller, Param } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { getOrderPair, type ParamsOf, type ResponseOf } from '@willow/contracts';
import type { Context } from '../../../event-sourcing/context.ts';
import { Contract, Ctx, OperatorSubject } from '../../../platform/http/decorators.ts';
import type { SignedInOperator } from '../../../platform/http/subject.ts';
import { RecordView } from '../../operators/index.ts';
import { GetOrderPair } from '../queries/get-order-pair.ts';

@Controller()
export class PairOperatorController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Contract(getOrderPair)
  async pair(
    @Param() { id }: ParamsOf<typeof getOrderPair>,
    @OperatorSubject() by: SignedInOperator,
    @Ctx() context: Context,
  ): Promise<ResponseOf<typeof getOrderPair>> {
    const read = await this.queries.execute(new GetOrderPair(id));
    // One after the other: they are facts of one stream.
    for (const { orderId, version } of read?.looks ?? [])
      await this.commands.execute(new RecordView(by.id, { orderId, opened: [{ what: 'pair', version }] }, context));
    return { pair: read?.pair ?? null };
  }
}
