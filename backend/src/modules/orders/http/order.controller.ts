import { Body, Controller, Inject, Param, Req } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import {
  agreeToStart,
  type BodyOf,
  createPaymentIntent,
  getConfig,
  getMyOrder,
  getOrder,
  getPrepaid,
  MESSAGES,
  type ParamsOf,
  reportProblem,
} from '@willow/contracts';
import type { FastifyRequest } from 'fastify';
import { CONFIG, type Config } from '../../../platform/config/config.ts';
import type { Context } from '../../../event-sourcing/context.ts';
import { isRefusedFor } from '../../../event-sourcing/core/refusal.ts';
import { Contract, Ctx, Repeatable, SubjectId } from '../../../platform/http/decorators.ts';
import { Limited } from '../../../platform/http/rate-limit.guard.ts';
import { RequestRefused } from '../../../platform/http/request-refused.ts';
import { type Limit, RateLimiter } from '../../../platform/sessions/rate-limiter.ts';
import { countGuess } from '../../discounts/index.ts';
import { orderIdOf } from '../order-id.ts';
import { RefreshOrder } from '../commands/refresh-order.ts';
import { AgreeToStart } from '../commands/agree-to-start.ts';
import { ReportProblem } from '../commands/report-problem.ts';
import { CreatePayment } from '../commands/create-payment.ts';
import type { OrderRefusal } from '../domain/order.commands.ts';
import { IsPrepaid } from '../queries/is-prepaid.ts';

/** Each asks the card provider, and each change of the price is kept for ever. */
const PAYMENTS: readonly Limit[] = [
  { name: 'payment', max: 60, windowSeconds: 600 },
  { name: 'payment-day', max: 200, windowSeconds: 24 * 3600 },
];
/** A page reads once, and every two seconds while a payment is confirmed or a draft prepared. The provider is asked less often. */
const READS: Limit = { name: 'order-reads', max: 500, windowSeconds: 10, countedLater: true };

/** Each is read by a person, and kept for ever. */
const PROBLEMS: Limit = { name: 'problems', max: 5, windowSeconds: 24 * 3600, userMessage: MESSAGES.tooManyProblems };

@Controller()
export class OrderController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly limiter: RateLimiter,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Contract(createPaymentIntent)
  @Repeatable()
  @Limited(...PAYMENTS)
  async createPayment(
    @SubjectId() customerId: string,
    @Body() body: BodyOf<typeof createPaymentIntent>,
    @Req() { ip }: FastifyRequest,
    @Ctx() context: Context,
  ) {
    const code = body?.discountCode || null;
    const wasRight = code ? await countGuess(this.limiter, customerId, ip) : null;
    try {
      const wanted = { discountCode: code, forBoth: body?.forBoth === true, usePrepaid: body?.usePrepaid === true };
      const started = await this.commands.execute(new CreatePayment(customerId, wanted, context));
      await wasRight?.();
      return started;
    } catch (error) {
      if (!isRefusedFor<OrderRefusal>(error, 'DiscountInvalid')) await wasRight?.();
      throw error;
    }
  }

  @Contract(agreeToStart)
  @Limited(...PAYMENTS)
  async agree(@SubjectId() customerId: string, @Body() { terms }: BodyOf<typeof agreeToStart>, @Ctx() context: Context) {
    await this.commands.execute(new AgreeToStart(orderIdOf(customerId), terms, context));
    return {};
  }

  @Contract(getOrder)
  @Limited(READS)
  async order(@SubjectId() customerId: string, @Param() { orderId }: ParamsOf<typeof getOrder>, @Ctx() context: Context) {
    // Somebody else's order is as unknown as any: nothing is looked up for it.
    if (orderId !== orderIdOf(customerId)) throw new RequestRefused(404, MESSAGES.noOrder);
    return this.myOrder(customerId, context);
  }

  @Contract(getMyOrder)
  @Limited(READS)
  async myOrder(@SubjectId() customerId: string, @Ctx() context: Context) {
    return { order: await this.commands.execute(new RefreshOrder(orderIdOf(customerId), context)) };
  }

  @Contract(getPrepaid)
  @Limited(READS)
  async prepaid(@SubjectId() customerId: string) {
    return { prepaid: await this.queries.execute(new IsPrepaid(customerId)) };
  }

  @Contract(reportProblem)
  @Limited(PROBLEMS)
  async problem(@SubjectId() customerId: string, @Body() { text }: BodyOf<typeof reportProblem>, @Ctx() context: Context) {
    await this.commands.execute(new ReportProblem(orderIdOf(customerId), text, context));
    return this.myOrder(customerId, context);
  }

  @Contract(getConfig)
  settings() {
    const { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_PUBLISHABLE_KEY, STRIPE_JS_URL } = this.config;
    const ready = STRIPE_SECRET_KEY && STRIPE_WEBHOOK_SECRET;
    return {
      paymentPublicKey: (ready && STRIPE_PUBLISHABLE_KEY) || null,
      paymentProvider: 'card' as const,
      paymentScriptUrl: STRIPE_JS_URL ?? null,
    };
  }
}
