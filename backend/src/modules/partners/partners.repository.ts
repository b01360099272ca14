import { Injectable } from '@nestjs/common';
import { FactCodec } from '../../event-sourcing/codec/fact-codec.ts';
import { streamName } from '../../event-sourcing/core/stream-name.ts';
import { Repository } from '../../event-sourcing/repository.ts';
import { EventStore } from '../../event-sourcing/store/event-store.ts';
import type { PartnerFact } from './domain/partner.facts.ts';
import type { PartnerCommand, PartnerRefusal } from './domain/partner.commands.ts';
import { type Partner, partner } from './domain/partner.decider.ts';

const CATEGORY = 'partner';

export const partnerStream = (partnerId: string): string => streamName(CATEGORY, partnerId);

@Injectable()
export class Partners extends Repository<Partner, PartnerCommand, PartnerFact, PartnerRefusal> {
  constructor(store: EventStore, codec: FactCodec) {
    super(CATEGORY, partner, store, codec);
  }
}
