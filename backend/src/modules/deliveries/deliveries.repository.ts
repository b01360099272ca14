import { Injectable } from '@nestjs/common';
import { FactCodec } from '../../event-sourcing/codec/fact-codec.ts';
import { Repository } from '../../event-sourcing/repository.ts';
import { EventStore } from '../../event-sourcing/store/event-store.ts';
import { type Delivery, delivery, type DeliveryCommand, type DeliveryFact } from './domain/delivery.ts';

@Injectable()
export class Deliveries extends Repository<Delivery, DeliveryCommand, DeliveryFact, never> {
  constructor(store: EventStore, codec: FactCodec) {
    super('delivery', delivery, store, codec);
  }
}
