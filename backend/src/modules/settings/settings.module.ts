import { Module } from '@nestjs/common';
import { ChangeSettingsHandler } from './commands/change-settings.ts';
import { SettingsController } from './http/settings.controller.ts';
import { GetSettingsHandler } from './queries/get-settings.ts';
import { ListSettingChangesHandler } from './queries/list-setting-changes.ts';
import { SettingsRepository } from './settings.repository.ts';

@Module({
  controllers: [SettingsController],
  providers: [SettingsRepository, ChangeSettingsHandler, GetSettingsHandler, ListSettingChangesHandler],
})
export class SettingsModule {}
