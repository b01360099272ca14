import { Body, Controller, Inject, Param } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { type BodyOf, createPaymentIntent, getConfig, getMyOrder, getOrder, MESSAGES, type ParamsOf } from '@willow/contracts';
import { CONFIG, type Config } from '../../../platform/config/config.ts';
import type { Context } from '../../../event-sourcing/context.ts';
import { Ctx, Contract, SubjectId } from '../../../platform/http/decorators.ts';
import { RequestRefused } from '../../../platform/http/request-refused.ts';
import { RateLimiter } from '../../../platform/sessions/rate-limiter.ts';
import { CODE_TRIES } from '../../discounts/index.ts';
import { orderIdOf } from '../order-id.ts';
import { RefreshOrder } from '../commands/refresh-order.ts';
import { CreatePayment } from '../commands/create-payment.ts';

@Controller()
export class OrderController {
  constructor(
    private readonly commands: CommandBus,
    private readonly limiter: RateLimiter,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Contract(createPaymentIntent)
  async createPayment(@SubjectId() customerId: string, @Body() body: BodyOf<typeof createPaymentIntent>, @Ctx() context: Context) {
    const code = body?.discountCode || null;
    await this.limiter.hit({ name: 'payment', max: 60, windowSeconds: 600 }, customerId);
    if (code) await this.limiter.hit(CODE_TRIES, customerId);
    return this.commands.execute(new CreatePayment(customerId, code, context));
  }

  @Contract(getOrder)
  async order(@SubjectId() customerId: string, @Param() { orderId }: ParamsOf<typeof getOrder>, @Ctx() context: Context) {
    // Somebody else's order is as unknown as any: nothing is looked up for it.
    if (orderId !== orderIdOf(customerId)) throw new RequestRefused(404, MESSAGES.noOrder);
    return this.myOrder(customerId, context);
  }

  @Contract(getMyOrder)
  async myOrder(@SubjectId() customerId: string, @Ctx() context: Context) {
    return { order: await this.commands.execute(new RefreshOrder(orderIdOf(customerId), context)) };
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
