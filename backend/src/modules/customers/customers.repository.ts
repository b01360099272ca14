import { Injectable } from '@nestjs/common';
import { FactCodec } from '../../event-sourcing/codec/fact-codec.ts';
import { streamName } from '../../event-sourcing/core/stream-name.ts';
import { Repository } from '../../event-sourcing/repository.ts';
import { EventStore } from '../../event-sourcing/store/event-store.ts';
import type { CustomerCommand, CustomerRefusal } from './domain/customer.commands.ts';
import { customer } from './domain/customer.decider.ts';
import type { Customer } from './domain/customer.state.ts';
import type { CustomerFact } from './domain/customer.facts.ts';

const CATEGORY = 'customer';

export const customerStream = (customerId: string): string => streamName(CATEGORY, customerId);

@Injectable()
export class Customers extends Repository<Customer, CustomerCommand, CustomerFact, CustomerRefusal> {
  constructor(store: EventStore, codec: FactCodec) {
    super(CATEGORY, customer, store, codec);
  }
}
