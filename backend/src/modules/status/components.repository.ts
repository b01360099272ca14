import { Injectable } from '@nestjs/common';
import { FactCodec } from '../../event-sourcing/codec/fact-codec.ts';
import { Repository } from '../../event-sourcing/repository.ts';
import { EventStore } from '../../event-sourcing/store/event-store.ts';
import { component, type Component, type ComponentCommand, type ComponentFact } from './domain/component.ts';

@Injectable()
export class Components extends Repository<Component, ComponentCommand, ComponentFact, never> {
  constructor(store: EventStore, codec: FactCodec) {
    super('component', component, store, codec);
  }
}
