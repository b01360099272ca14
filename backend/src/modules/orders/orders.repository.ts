import { Injectable } from '@nestjs/common';
import { FactCodec } from '../../event-sourcing/codec/fact-codec.ts';
import { type Loaded, Repository } from '../../event-sourcing/repository.ts';
import { EventStore } from '../../event-sourcing/store/event-store.ts';
import type { OrderCommand, OrderRefusal } from './domain/order.commands.ts';
import { order } from './domain/order.decider.ts';
import type { OrderFact } from './domain/order.facts.ts';
import type { Order } from './domain/order.state.ts';

export type LoadedOrder = Loaded<Order, OrderFact>;

@Injectable()
export class Orders extends Repository<Order, OrderCommand, OrderFact, OrderRefusal> {
  constructor(store: EventStore, codec: FactCodec) {
    super('order', order, store, codec);
  }
}
