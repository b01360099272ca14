import { Injectable } from '@nestjs/common';
import { FactCodec } from '../../event-sourcing/codec/fact-codec.ts';
import { streamName } from '../../event-sourcing/core/stream-name.ts';
import { type Loaded, Repository } from '../../event-sourcing/repository.ts';
import { EventStore } from '../../event-sourcing/store/event-store.ts';
import type { OrderCommand, OrderRefusal } from './domain/order.commands.ts';
import { order } from './domain/order.decider.ts';
import type { OrderFact } from './domain/order.facts.ts';
import type { Order } from './domain/order.state.ts';

export type LoadedOrder = Loaded<Order, OrderFact>;

const CATEGORY = 'order';

export const orderStream = (orderId: string): string => streamName(CATEGORY, orderId);

@Injectable()
export class Orders extends Repository<Order, OrderCommand, OrderFact, OrderRefusal> {
  constructor(store: EventStore, codec: FactCodec) {
    super(CATEGORY, order, store, codec);
  }
}
