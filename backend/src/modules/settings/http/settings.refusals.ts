import { MESSAGES } from '@willow/contracts';
import type { RefusalAnswers } from '../../../platform/http/refusals.ts';
import type { SettingsRefusal } from '../domain/settings.ts';

export const SETTINGS_REFUSALS: RefusalAnswers<SettingsRefusal> = {
  SettingMoved: [409, MESSAGES.conflict],
  TooManyAnswers: [409, 'There are 50 prepared answers already. Remove one first.'],
  AnswerGone: [409, 'A colleague has removed this answer. Copy your text and add it as a new one.'],
};
