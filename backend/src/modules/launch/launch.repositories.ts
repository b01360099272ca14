import { Injectable } from '@nestjs/common';
import { FactCodec } from '../../event-sourcing/codec/fact-codec.ts';
import { Repository } from '../../event-sourcing/repository.ts';
import { EventStore } from '../../event-sourcing/store/event-store.ts';
import { type Launch, launch, type LaunchCommand, type LaunchFact } from './domain/launch.ts';
import { type Wording, wording, type WordingCommand, type WordingFact } from './domain/wording.ts';

export const CHECKLIST = 'checklist';

@Injectable()
export class Launches extends Repository<Launch, LaunchCommand, LaunchFact, 'NotConfirmed'> {
  constructor(store: EventStore, codec: FactCodec) {
    super('launch', launch, store, codec);
  }
}

@Injectable()
export class Wordings extends Repository<Wording, WordingCommand, WordingFact, never> {
  constructor(store: EventStore, codec: FactCodec) {
    super('wording', wording, store, codec);
  }
}
