import { Module } from '@nestjs/common';
import type { Pools } from '../../event-sourcing/postgres/connections.ts';
import { CONFIG, type Config } from '../../platform/config/config.ts';
import { POOLS } from '../../platform/database/pools.ts';
import { MailEvents } from '../../platform/mail/mail-events.ts';
import { PostgresSendLedger } from '../../platform/mail/postgres-send-ledger.ts';
import { SendLedger } from '../../platform/mail/send-ledger.ts';
import { RecordMailEventHandler } from './commands/record-mail-event.ts';
import { Deliveries } from './deliveries.repository.ts';
import { MailEventsController } from './http/mail-events.controller.ts';
import { GetDeliveryDataHandler } from './queries/get-delivery-data.ts';
import { HasUndeliveredWillHandler } from './queries/has-undelivered-will.ts';
import { ListDeliveriesHandler } from './queries/list-deliveries.ts';
import { ListDeliveryIdsHandler } from './queries/list-delivery-ids.ts';

@Module({
  providers: [Deliveries, GetDeliveryDataHandler, HasUndeliveredWillHandler, ListDeliveriesHandler, ListDeliveryIdsHandler],
  exports: [Deliveries],
})
export class DeliveriesCoreModule {}

@Module({
  imports: [DeliveriesCoreModule],
  controllers: [MailEventsController],
  providers: [
    {
      provide: MailEvents,
      inject: [CONFIG],
      useFactory: ({ SENDGRID_WEBHOOK_PUBLIC_KEY }: Config) => new MailEvents(SENDGRID_WEBHOOK_PUBLIC_KEY),
    },
    { provide: SendLedger, inject: [POOLS], useFactory: ({ app }: Pools) => new PostgresSendLedger(app) },
    RecordMailEventHandler,
  ],
})
export class DeliveriesModule {}
