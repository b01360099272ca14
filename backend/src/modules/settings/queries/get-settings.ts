import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { SettingsState } from '../domain/settings.ts';
import { SERVICE, SettingsRepository } from '../settings.repository.ts';

/** As they stand now. */
export class GetSettings extends Query<SettingsState> {}

@QueryHandler(GetSettings)
export class GetSettingsHandler implements IQueryHandler<GetSettings> {
  constructor(private readonly settings: SettingsRepository) {}

  async execute(): Promise<SettingsState> {
    return (await this.settings.load(SERVICE)).state;
  }
}
