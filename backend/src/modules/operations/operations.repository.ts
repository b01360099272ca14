import type { FactCodec } from '../../event-sourcing/codec/fact-codec.ts';
import { Repository } from '../../event-sourcing/repository.ts';
import type { EventStore } from '../../event-sourcing/store/event-store.ts';
import { type OperationCommand, type OperationFact, operations } from './domain/operations.ts';

export const OPERATIONS_LOG = 'log';

export class Operations extends Repository<object, OperationCommand, OperationFact, never> {
  constructor(store: EventStore, codec: FactCodec) {
    super('operations', operations, store, codec);
  }
}
