import { Body, Controller, Inject, Param } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { type BodyOf, createPaymentIntent, getConfig, getMyOrder, getOrder, type ParamsOf, type ResponseOf } from '@willow/contracts';
import { CONFIG, type Config } from '../../../platform/config/config.ts';
import type { Context } from '../../../platform/facts/context.ts';
import { Ctx, Serves, SubjectId } from '../../../platform/http/decorators.ts';
import { CreatePayment } from '../commands/create-payment.ts';
import { GetCustomerOrder } from '../queries/get-customer-order.ts';

@Controller()
export class OrderController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Serves(createPaymentIntent)
  createPayment(
    @SubjectId() customerId: string,
    @Body({ schema: createPaymentIntent.body }) body: BodyOf<typeof createPaymentIntent>,
    @Ctx() context: Context,
  ): Promise<ResponseOf<typeof createPaymentIntent>> {
    return this.commands.execute(new CreatePayment(customerId, body?.discountCode || null, context));
  }

  @Serves(getOrder)
  async order(
    @SubjectId() customerId: string,
    @Param({ schema: getOrder.params }) { orderId }: ParamsOf<typeof getOrder>,
    @Ctx() context: Context,
  ): Promise<ResponseOf<typeof getOrder>> {
    return { order: await this.queries.execute(new GetCustomerOrder(customerId, orderId, context)) };
  }

  @Serves(getMyOrder)
  async myOrder(@SubjectId() customerId: string, @Ctx() context: Context): Promise<ResponseOf<typeof getMyOrder>> {
    return { order: await this.queries.execute(new GetCustomerOrder(customerId, null, context)) };
  }

  /** Card payment can start only when every part of it is configured. */
  @Serves(getConfig)
  settings(): ResponseOf<typeof getConfig> {
    const { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_PUBLISHABLE_KEY, STRIPE_JS_URL } = this.config;
    const ready = STRIPE_SECRET_KEY && STRIPE_WEBHOOK_SECRET;
    return {
      paymentPublicKey: (ready && STRIPE_PUBLISHABLE_KEY) || null,
      paymentProvider: 'card',
      paymentScriptUrl: STRIPE_JS_URL ?? null,
    };
  }
}
