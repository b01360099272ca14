import { Controller, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { MESSAGES, paymentWebhook } from '@willow/contracts';
import type { FastifyRequest } from 'fastify';
import type { Context } from '../../../event-sourcing/context.ts';
import { operation } from '../../../event-sourcing/telemetry/operation.ts';
import { Ctx, Contract } from '../../../platform/http/decorators.ts';
import { RequestRefused } from '../../../platform/http/request-refused.ts';
import { SettleDisputes } from '../commands/settle-disputes.ts';
import { SettleRefunds } from '../commands/settle-refunds.ts';
import { SettlePayment } from '../commands/settle-payment.ts';
import { InvalidWebhook, PaymentGateway, PaymentUnavailable, type WebhookEvent } from '../payment/payment-gateway.ts';

/** The signature first, over the raw bytes. A webhook only says where to look: what is true is asked of the provider. */
@Controller()
export class WebhookController {
  constructor(
    private readonly gateway: PaymentGateway,
    private readonly commands: CommandBus,
  ) {}

  @Contract(paymentWebhook)
  async receive(@Req() request: FastifyRequest, @Ctx() context: Context) {
    const told = { about: 'nothing', outcome: 'rejected' };
    await operation('webhook', told, async () => {
      const event = this.#read(request);
      Object.assign(told, event ? { about: event.about, outcome: 'failed' } : { outcome: 'ignored' });
      if (!event) return;
      await this.#settle(event, context);
      told.outcome = 'done';
    });
    return { received: true as const };
  }

  async #settle(event: WebhookEvent, context: Context): Promise<void> {
    const { intentId } = event;
    try {
      if (event.about === 'payment') await this.commands.execute(new SettlePayment(event.orderId, intentId, context));
      else if (event.about === 'refund') await this.commands.execute(new SettleRefunds(intentId, context));
      else await this.commands.execute(new SettleDisputes(intentId, context));
    } catch (error) {
      // The provider sends the webhook again when it hears that we could not deal with it.
      throw error instanceof PaymentUnavailable ? new RequestRefused(503, MESSAGES.busy, { retryAfterSeconds: 5, cause: error }) : error;
    }
  }

  #read({ rawBody, headers }: FastifyRequest): WebhookEvent | null {
    try {
      return this.gateway.readWebhook(rawBody ?? Buffer.alloc(0), String(headers['stripe-signature'] ?? ''));
    } catch (error) {
      throw error instanceof InvalidWebhook ? new RequestRefused(400, MESSAGES.badRequest) : error;
    }
  }
}
