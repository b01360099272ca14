import { Body, Controller, Param } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { agreeToErasure, type BodyOf, declineErasure, eraseByAddress, listErasures, MESSAGES, type ParamsOf } from '@willow/contracts';
import type { Context } from '../../../event-sourcing/context.ts';
import { Contract, Ctx, OperatorSubject, ReadAfter } from '../../../platform/http/decorators.ts';
import { RequestRefused } from '../../../platform/http/request-refused.ts';
import type { SignedInOperator } from '../../../platform/http/subject.ts';
import { RecordListView } from '../../operators/index.ts';
import { ChangeErasure } from '../commands/change-erasure.ts';
import { EraseByAddress } from '../commands/erase-by-address.ts';
import { GetErasure } from '../queries/get-erasure.ts';
import { ListErasures } from '../queries/list-erasures.ts';

@Controller()
export class ErasureOperatorController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Contract(listErasures)
  async list(@OperatorSubject() by: SignedInOperator, @ReadAfter() after: string | null, @Ctx() context: Context) {
    await this.commands.execute(new RecordListView(by.id, 'erasures', context));
    return this.queries.execute(new ListErasures(after));
  }

  @Contract(eraseByAddress)
  byAddress(@Body() { email }: BodyOf<typeof eraseByAddress>, @Ctx() context: Context) {
    return this.commands.execute(new EraseByAddress(email, context));
  }

  @Contract(agreeToErasure)
  async agree(
    @Param() { id }: ParamsOf<typeof agreeToErasure>,
    @OperatorSubject() { id: operatorId }: SignedInOperator,
    @Ctx() context: Context,
  ) {
    await this.commands.execute(new ChangeErasure(id, { type: 'Agree', operatorId }, context));
    return this.#standing(id);
  }

  @Contract(declineErasure)
  async decline(
    @Param() { id }: ParamsOf<typeof declineErasure>,
    @Body() { reason }: BodyOf<typeof declineErasure>,
    @Ctx() context: Context,
  ) {
    await this.commands.execute(new ChangeErasure(id, { type: 'Decline', reason }, context));
    return this.#standing(id);
  }

  async #standing(id: string) {
    const erasure = await this.queries.execute(new GetErasure(id));
    if (!erasure) throw new RequestRefused(404, MESSAGES.erasureUnknown);
    return erasure;
  }
}
