import { Body, Controller, Param, Req } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { type BodyOf, cancelCallBack, changeCallBack, getOwnCallBack, MESSAGES, type ParamsOf, requestCallBack } from '@willow/contracts';
import type { FastifyRequest } from 'fastify';
import { type Context, trackPosition } from '../../../event-sourcing/context.ts';
import { Contract, Ctx, CustomerSubject, MaybeSubject } from '../../../platform/http/decorators.ts';
import { Limited } from '../../../platform/http/rate-limit.guard.ts';
import { RequestRefused } from '../../../platform/http/request-refused.ts';
import type { SignedInCustomer, Subject } from '../../../platform/http/subject.ts';
import type { Limit } from '../../../platform/sessions/rate-limiter.ts';
import { ChangeCallBack } from '../commands/change-call-back.ts';
import { RequestCallBack } from '../commands/request-call-back.ts';
import { ContactLimits } from '../contact-limits.ts';
import { GetOwnCallBack } from '../queries/get-own-call-back.ts';

const READS: Limit = { name: 'own-call-back-reads', max: 120, windowSeconds: 60 };
/** A person looks at the queue: nobody moves a call all day. */
const CHANGES: Limit = { name: 'call-back-changes', max: 10, windowSeconds: 24 * 3600, userMessage: MESSAGES.tooManyMessages };

@Controller()
export class CallBackController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly limits: ContactLimits,
  ) {}

  /** A visitor's answer does not tell what a mailbox has had; a customer has one call at a time. */
  @Contract(requestCallBack)
  async request(
    @Body() form: BodyOf<typeof requestCallBack>,
    @MaybeSubject() subject: Subject | null,
    @Req() { ip }: FastifyRequest,
    @Ctx() context: Context,
  ) {
    const customerId = subject?.kind === 'customer' ? subject.id : null;
    if (customerId && (await this.queries.execute(new GetOwnCallBack(customerId, null))))
      throw new RequestRefused(409, MESSAGES.callBooked);
    await this.limits.count(form.email, ip);
    const acknowledge = await this.limits.mayAcknowledge(form.email);
    const { position } = await trackPosition(context, (tracked) =>
      this.commands.execute(new RequestCallBack(form, customerId, acknowledge, tracked)),
    );
    // The dashboard asks next, and is told no position.
    if (customerId) await this.#own(customerId, position);
    return { slot: form.slot };
  }

  @Contract(getOwnCallBack)
  @Limited(READS)
  own(@CustomerSubject() { id }: SignedInCustomer) {
    return this.#own(id);
  }

  @Contract(changeCallBack)
  @Limited(CHANGES)
  async change(
    @Param() { id }: ParamsOf<typeof changeCallBack>,
    @Body() to: BodyOf<typeof changeCallBack>,
    @CustomerSubject() { id: customerId }: SignedInCustomer,
    @Ctx() context: Context,
  ) {
    const { position } = await trackPosition(context, (tracked) => this.commands.execute(new ChangeCallBack(id, customerId, to, tracked)));
    return this.#own(customerId, position);
  }

  @Contract(cancelCallBack)
  @Limited(CHANGES)
  async cancel(
    @Param() { id }: ParamsOf<typeof cancelCallBack>,
    @CustomerSubject() { id: customerId }: SignedInCustomer,
    @Ctx() context: Context,
  ) {
    const { position } = await trackPosition(context, (tracked) =>
      this.commands.execute(new ChangeCallBack(id, customerId, null, tracked)),
    );
    return this.#own(customerId, position);
  }

  async #own(customerId: string, after: string | null = null) {
    return { callBack: await this.queries.execute(new GetOwnCallBack(customerId, after)) };
  }
}
