import { Injectable } from '@nestjs/common';
import { FactCodec } from '../../event-sourcing/codec/fact-codec.ts';
import { Repository } from '../../event-sourcing/repository.ts';
import { EventStore } from '../../event-sourcing/store/event-store.ts';
import { settings, type SettingsCommand, type SettingsFact, type SettingsRefusal, type SettingsState } from './domain/settings.ts';

/** The one stream of the category. */
export const SERVICE = 'service';

/** Many requests ask for the settings, and few change them. */
const KEEP_BYTES = 1_000_000;

@Injectable()
export class SettingsRepository extends Repository<SettingsState, SettingsCommand, SettingsFact, SettingsRefusal> {
  constructor(store: EventStore, codec: FactCodec) {
    super('settings', settings, store, codec, Date.now, KEEP_BYTES);
  }
}
