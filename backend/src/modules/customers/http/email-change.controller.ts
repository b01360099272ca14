import { Body, Controller, Inject, Query, Req, UseGuards } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import {
  answerEmailChange,
  type BodyOf,
  checkEmailChange,
  getEmailChange,
  MESSAGES,
  requestEmailChange,
  stopEmailChange,
} from '@willow/contracts';
import type { FastifyRequest } from 'fastify';
import type { Context } from '../../../event-sourcing/context.ts';
import { CONFIG, type Config } from '../../../platform/config/config.ts';
import { cookieName } from '../../../platform/http/cookies.ts';
import { Contract, Ctx, SubjectId } from '../../../platform/http/decorators.ts';
import { Limited } from '../../../platform/http/rate-limit.guard.ts';
import { RequestRefused } from '../../../platform/http/request-refused.ts';
import { type Limit, RateLimiter } from '../../../platform/sessions/rate-limiter.ts';
import { AnswerEmailChange } from '../commands/answer-email-change.ts';
import { RequestEmailChange } from '../commands/request-email-change.ts';
import { StopEmailChange } from '../commands/stop-email-change.ts';
import { shownEmailChange } from '../domain/email-change.ts';
import type { LinkClaim } from '../links/magic-links.ts';
import { MailRequests } from '../mail-requests.ts';
import { CheckEmailChange } from '../queries/check-email-change.ts';
import { GetCustomer } from '../queries/get-customer.ts';
import { LinkGuard } from './link.guard.ts';

type WithClaim = FastifyRequest & { readonly linkClaim: LinkClaim };

/** Each is kept for ever, and mails two mailboxes. What is refused does not count. */
const CHANGES: Limit = { name: 'email-changes', max: 5, windowSeconds: 24 * 3600, userMessage: MESSAGES.tooManyEmailChanges };
const READS: Limit = { name: 'email-change-reads', max: 100, windowSeconds: 60, countedLater: true };
const STOPS: Limit = { name: 'email-change-stops', max: 20, windowSeconds: 3600 };

/** Neither mailbox alone moves an account, and no link of a change signs anybody in. */
@Controller()
export class EmailChangeController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly mails: MailRequests,
    private readonly limiter: RateLimiter,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Contract(getEmailChange)
  @Limited(READS)
  async get(@SubjectId() customerId: string, @Ctx() { now }: Context) {
    const customer = await this.queries.execute(new GetCustomer(customerId));
    if (!customer?.details) throw new RequestRefused(401, MESSAGES.notAuthenticated);
    return { change: customer.emailChange && shownEmailChange(customer.emailChange, now.toISOString()) };
  }

  @Contract(requestEmailChange)
  async request(
    @SubjectId() customerId: string,
    @Body() { email }: BodyOf<typeof requestEmailChange>,
    @Req() { ip, cookies }: FastifyRequest,
    @Ctx() context: Context,
  ) {
    const hit = await this.limiter.hit(CHANGES, customerId);
    try {
      await this.mails.count(email, { address: ip, device: cookies[cookieName(this.config, 'customer-device')] }, context.now);
      return { change: await this.commands.execute(new RequestEmailChange(customerId, email, null, context)) };
    } catch (error) {
      await this.limiter.takeBack(hit);
      throw error;
    }
  }

  @Contract(stopEmailChange)
  @Limited(STOPS)
  async stop(@SubjectId() customerId: string, @Ctx() context: Context) {
    return { change: await this.commands.execute(new StopEmailChange(customerId, 'customer', context)) };
  }

  @Contract(checkEmailChange)
  @UseGuards(LinkGuard)
  check(@Query() _query: unknown, @Req() { linkClaim }: WithClaim, @Ctx() { now }: Context) {
    return this.queries.execute(new CheckEmailChange(linkClaim, now));
  }

  @Contract(answerEmailChange)
  @UseGuards(LinkGuard)
  answer(@Body() { answer }: BodyOf<typeof answerEmailChange>, @Req() { linkClaim }: WithClaim, @Ctx() context: Context) {
    return this.commands.execute(new AnswerEmailChange(linkClaim, answer, context));
  }
}
