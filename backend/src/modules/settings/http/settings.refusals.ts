import { MESSAGES } from '@willow/contracts';
import type { RefusalAnswers } from '../../../platform/http/refusals.ts';
import type { SettingsRefusal } from '../domain/settings.ts';

export const SETTINGS_REFUSALS: RefusalAnswers<SettingsRefusal> = {
  SettingMoved: [409, MESSAGES.conflict],
  TooManyAnswers: [409, MESSAGES.preparedTooMany],
  AnswerGone: [409, MESSAGES.preparedGone],
};
