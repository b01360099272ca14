import { Injectable } from '@nestjs/common';
import { FactCodec } from '../../event-sourcing/codec/fact-codec.ts';
import { Repository } from '../../event-sourcing/repository.ts';
import { EventStore } from '../../event-sourcing/store/event-store.ts';
import { type Discount, discount, type DiscountCommand, type DiscountFact, type DiscountRefusal } from './domain/discount.ts';

@Injectable()
export class Discounts extends Repository<Discount, DiscountCommand, DiscountFact, DiscountRefusal> {
  constructor(store: EventStore, codec: FactCodec) {
    super('discount', discount, store, codec);
  }
}
