export { settingsFacts } from './domain/settings.ts';
export { GetSettings } from './queries/get-settings.ts';
export { SettingsModule } from './settings.module.ts';
