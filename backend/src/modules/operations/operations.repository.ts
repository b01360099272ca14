import { Injectable } from '@nestjs/common';
import { FactCodec } from '../../event-sourcing/codec/fact-codec.ts';
import { Repository } from '../../event-sourcing/repository.ts';
import { EventStore } from '../../event-sourcing/store/event-store.ts';
import { type OperationCommand, type OperationFact, type OperationRefusal, operations } from './domain/operations.ts';

export const OPERATIONS_LOG = 'log';

@Injectable()
export class Operations extends Repository<object, OperationCommand, OperationFact, OperationRefusal> {
  constructor(store: EventStore, codec: FactCodec) {
    super('operations', operations, store, codec);
  }
}
