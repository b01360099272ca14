import { Injectable } from '@nestjs/common';
import { FactCodec } from '../../event-sourcing/codec/fact-codec.ts';
import { streamName } from '../../event-sourcing/core/stream-name.ts';
import { Repository } from '../../event-sourcing/repository.ts';
import { EventStore } from '../../event-sourcing/store/event-store.ts';
import { erasure, type ErasureCommand, type ErasureFact, type ErasureRefusal, type ErasureState } from './domain/erasure.ts';

const CATEGORY = 'erasure';

export const erasureStream = (erasureId: string): string => streamName(CATEGORY, erasureId);

@Injectable()
export class Erasures extends Repository<ErasureState, ErasureCommand, ErasureFact, ErasureRefusal> {
  constructor(store: EventStore, codec: FactCodec) {
    super(CATEGORY, erasure, store, codec);
  }
}
