import { Body, Controller, Param } from '@nestjs/common';
import { type Command, CommandBus, QueryBus } from '@nestjs/cqrs';
import { type AdminOrder, type BodyOf, closeEnquiry, type ParamsOf, raiseEnquiry, recordEnquiryAnswer } from '@willow/contracts';
import { type Context, trackPosition } from '../../../event-sourcing/context.ts';
import { Contract, Ctx } from '../../../platform/http/decorators.ts';
import { IfMatch } from '../../../platform/http/version.ts';
import { AnswerEnquiry } from '../commands/answer-enquiry.ts';
import { CloseEnquiry } from '../commands/close-enquiry.ts';
import { RaiseEnquiry } from '../commands/raise-enquiry.ts';
import type { Seen } from '../order-version.ts';
import { GetSeen } from '../queries/get-seen.ts';
import { GetAdminOrder } from '../queries/get-admin-order.ts';

type Asking = (seen: Seen | null, tracked: Context) => Command<void>;

/** An operator asks the customer of an order, and settles what comes back. */
@Controller()
export class EnquiryOperatorController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Contract(raiseEnquiry)
  raise(
    @Param() { id }: ParamsOf<typeof raiseEnquiry>,
    @Body() asked: BodyOf<typeof raiseEnquiry>,
    @IfMatch() named: string | null,
    @Ctx() context: Context,
  ): Promise<AdminOrder> {
    return this.#after(id, named, context, (seen, tracked) => new RaiseEnquiry(id, asked, seen, tracked));
  }

  @Contract(recordEnquiryAnswer)
  record(
    @Param() { id, enquiryId }: ParamsOf<typeof recordEnquiryAnswer>,
    @Body() { text }: BodyOf<typeof recordEnquiryAnswer>,
    @IfMatch() named: string | null,
    @Ctx() context: Context,
  ): Promise<AdminOrder> {
    return this.#after(id, named, context, (seen, tracked) => new AnswerEnquiry(id, { enquiryId, by: 'operator', text }, seen, tracked));
  }

  @Contract(closeEnquiry)
  close(
    @Param() { id, enquiryId }: ParamsOf<typeof closeEnquiry>,
    @IfMatch() named: string | null,
    @Ctx() context: Context,
  ): Promise<AdminOrder> {
    return this.#after(id, named, context, (seen, tracked) => new CloseEnquiry(id, enquiryId, seen, tracked));
  }

  async #after(id: string, named: string | null, context: Context, command: Asking): Promise<AdminOrder> {
    const seen = await this.queries.execute(new GetSeen(id, named));
    const { position } = await trackPosition(context, (tracked) => this.commands.execute(command(seen, tracked)));
    return this.queries.execute(new GetAdminOrder(id, position));
  }
}
