import { Injectable } from '@nestjs/common';
import { FactCodec } from '../../event-sourcing/codec/fact-codec.ts';
import { EventStore } from '../../event-sourcing/store/event-store.ts';
import { Trace } from '../../event-sourcing/trace.ts';
import type { AccessFact } from './domain/access.ts';

@Injectable()
export class AccessTrace extends Trace<AccessFact> {
  constructor(store: EventStore, codec: FactCodec) {
    super('access', store, codec);
  }
}
