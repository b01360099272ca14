import { randomBytes } from 'node:crypto';
import { Body, Controller, Inject, Req, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import {
  type BodyOf,
  CoupleCode,
  getMe,
  login,
  logout,
  MESSAGES,
  normalCode,
  resendVerification,
  signup,
  type SignupRequest,
  updateMe,
  type User,
} from '@willow/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CONFIG, type Config } from '../../../platform/config/config.ts';
import type { Context } from '../../../event-sourcing/context.ts';
import { atLeast } from '../../../platform/http/at-least.ts';
import { clearCookie, cookieName, setCookie } from '../../../platform/http/cookies.ts';
import { Ctx, MaybeSubject, Contract, SubjectId } from '../../../platform/http/decorators.ts';
import { Limited } from '../../../platform/http/rate-limit.guard.ts';
import { RequestRefused } from '../../../platform/http/request-refused.ts';
import { RefusedAddresses } from '../../../platform/mail/refused-addresses.ts';
import type { Subject } from '../../../platform/http/subject.ts';
import type { Limit } from '../../../platform/sessions/rate-limiter.ts';
import { HasUndeliveredWill } from '../../deliveries/index.ts';
import { GetSettings } from '../../settings/index.ts';
import { ChangeContactDetails } from '../commands/change-contact-details.ts';
import { LogOut } from '../commands/log-out.ts';
import { RequestLink } from '../commands/request-link.ts';
import { SignUp } from '../commands/sign-up.ts';
import type { Details } from '../domain/customer.facts.ts';
import type { Asking } from '../links/new-link.ts';
import { MailRequests, type Origin } from '../mail-requests.ts';
import { GetCustomer } from '../queries/get-customer.ts';

const BROWSER_COOKIE_SECONDS = 24 * 3600;
/** Each change is kept for ever, and the history is read whole. */
const CHANGES: Limit = { name: 'contact-details', max: 30, windowSeconds: 24 * 3600 };
const READS: Limit = { name: 'details-reads', max: 100, windowSeconds: 10, countedLater: true };

@Controller()
export class AccountController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly mails: MailRequests,
    private readonly refused: RefusedAddresses,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Contract(signup)
  async signup(
    @Body() form: SignupRequest,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Ctx() context: Context,
  ) {
    await this.mails.countSignUp(form.email, this.#origin(request), context.now);
    await atLeast(this.commands.execute(new SignUp(form, this.#asking(request, reply, form), context)));
    return { message: MESSAGES.signedUp };
  }

  @Contract(login)
  async login(
    @Body() { email, ...brought }: BodyOf<typeof login>,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Ctx() context: Context,
  ) {
    await this.mails.count(email, this.#origin(request), context.now);
    await atLeast(this.commands.execute(new RequestLink(email, 'login', this.#asking(request, reply, brought), context)));
    return { message: MESSAGES.loginSent };
  }

  @Contract(resendVerification)
  async resend(
    @Body() { email, ...brought }: BodyOf<typeof resendVerification>,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Ctx() context: Context,
  ) {
    await this.mails.count(email, this.#origin(request), context.now);
    await atLeast(this.commands.execute(new RequestLink(email, 'resend', this.#asking(request, reply, brought), context)));
    return { message: MESSAGES.resent };
  }

  @Contract(getMe)
  @Limited(READS)
  async me(@SubjectId() customerId: string) {
    const [customer, { notice }] = await Promise.all([
      this.queries.execute(new GetCustomer(customerId)),
      this.queries.execute(new GetSettings()),
    ]);
    if (!customer?.details) throw new RequestRefused(401, MESSAGES.notAuthenticated);
    const undelivered = await this.refused.has(customer.details.email);
    const undeliveredWill = undelivered && (await this.queries.execute(new HasUndeliveredWill(customerId)));
    return {
      user: userOf(customerId, customer.details),
      notice,
      ...(undelivered && { undelivered }),
      ...(undeliveredWill && { undeliveredWill }),
    };
  }

  @Contract(updateMe)
  @Limited(CHANGES)
  async update(@SubjectId() customerId: string, @Body() changes: BodyOf<typeof updateMe>, @Ctx() context: Context) {
    return { user: userOf(customerId, await this.commands.execute(new ChangeContactDetails(customerId, changes, context))) };
  }

  @Contract(logout)
  async logout(@MaybeSubject() subject: Subject | null, @Res({ passthrough: true }) reply: FastifyReply, @Ctx() context: Context) {
    if (subject) await this.commands.execute(new LogOut(subject.id, subject.sessionId, context));
    clearCookie(reply, this.config, 'session');
    void reply.header('clear-site-data', '"cache"');
    return { success: true as const };
  }

  #origin({ ip, cookies }: FastifyRequest): Origin {
    return { address: ip, device: cookies[cookieName(this.config, 'customer-device')] };
  }

  /** The nonce that tells later whether a link was opened in the browser that asked for it. */
  #asking(request: FastifyRequest, reply: FastifyReply, { discountCode, coupleCode }: Brought): Asking {
    const browser = request.cookies[cookieName(this.config, 'browser')] ?? randomBytes(16).toString('base64url');
    setCookie(reply, this.config, 'browser', browser, BROWSER_COOKIE_SECONDS);
    return { browser, discountCode: discountCode && normalCode(discountCode), coupleCode: CoupleCode.safeParse(coupleCode).data ?? null };
  }
}

type Brought = Pick<SignupRequest, 'discountCode' | 'coupleCode'>;

function userOf(id: string, { dob, mobile, ...details }: Details): User {
  return { id, ...details, dob, dateOfBirth: dob, mobile, phone: mobile };
}
