import { Injectable } from '@nestjs/common';
import { FactCodec } from '../../event-sourcing/codec/fact-codec.ts';
import { streamName } from '../../event-sourcing/core/stream-name.ts';
import { Repository } from '../../event-sourcing/repository.ts';
import { EventStore, type RecordedEvent } from '../../event-sourcing/store/event-store.ts';
import type { WillCommand, WillRefusal } from './domain/will.commands.ts';
import { supersededAnswers } from './domain/superseded.ts';
import { will } from './domain/will.decider.ts';
import type { WillFact } from './domain/will.facts.ts';
import type { Will } from './domain/will.state.ts';

const CATEGORY = 'will';
const KEPT_BYTES = 32_000_000;

/** The key of this stream seals the customer's documents too. */
export const willStream = (customerId: string): string => streamName(CATEGORY, customerId);

@Injectable()
export class Wills extends Repository<Will, WillCommand, WillFact, WillRefusal> {
  constructor(store: EventStore, codec: FactCodec) {
    super(CATEGORY, will, store, codec, Date.now, KEPT_BYTES);
  }

  protected override superseded(events: readonly RecordedEvent[]): ReadonlySet<number> {
    return supersededAnswers(events);
  }
}
