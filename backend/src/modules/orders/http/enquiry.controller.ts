import { Body, Controller, Param } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { answerEnquiry, type BodyOf, listEnquiries, MESSAGES, type ParamsOf } from '@willow/contracts';
import type { Context } from '../../../event-sourcing/context.ts';
import { Contract, Ctx, SubjectId } from '../../../platform/http/decorators.ts';
import { Limited } from '../../../platform/http/rate-limit.guard.ts';
import type { Limit } from '../../../platform/sessions/rate-limiter.ts';
import { AnswerEnquiry } from '../commands/answer-enquiry.ts';
import { orderIdOf } from '../order-id.ts';
import { ListEnquiries } from '../queries/list-enquiries.ts';

const READS: Limit = { name: 'enquiry-reads', max: 100, windowSeconds: 10, countedLater: true };
/** Each is read by a person, and kept for ever. */
const ANSWERS: Limit = { name: 'enquiry-answers', max: 20, windowSeconds: 24 * 3600, userMessage: MESSAGES.tooManyAnswers };

/** What our team asks a customer. */
@Controller()
export class EnquiryController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Contract(listEnquiries)
  @Limited(READS)
  async list(@SubjectId() customerId: string) {
    return { enquiries: [...(await this.queries.execute(new ListEnquiries(orderIdOf(customerId))))] };
  }

  @Contract(answerEnquiry)
  @Limited(ANSWERS)
  async answer(
    @SubjectId() customerId: string,
    @Param() { enquiryId }: ParamsOf<typeof answerEnquiry>,
    @Body() { text }: BodyOf<typeof answerEnquiry>,
    @Ctx() context: Context,
  ) {
    await this.commands.execute(new AnswerEnquiry(orderIdOf(customerId), { enquiryId, by: 'dashboard', text }, null, context));
    return this.list(customerId);
  }
}
