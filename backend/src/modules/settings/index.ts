export { SETTINGS_REFUSALS } from './http/settings.refusals.ts';
export { settingsFacts } from './domain/settings.ts';
export { GetSettings } from './queries/get-settings.ts';
export { SettingsModule } from './settings.module.ts';
