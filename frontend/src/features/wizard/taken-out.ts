import type { IsoDate } from '@willow/contracts/dates';
import type { AnswerKey, StepId, WillAnswers } from '@willow/contracts/will/answers';
import { isAsked, stepOf, WIZARD } from '@willow/contracts/will/wizard';
import { isRecord } from '../../web/is-record.ts';

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === '' ||
  (Array.isArray(value) && value.every(isEmpty)) ||
  (isRecord(value) && Object.values(value).every(isEmpty));

const ALL_KEYS = WIZARD.flatMap(({ keys }) => keys);

/** The answers that a change of one step took out without being asked: what its customer emptied on that step's own screen is not among them. */
export const takenOut = (step: StepId, before: WillAnswers, after: WillAnswers, today: IsoDate): readonly AnswerKey[] =>
  ALL_KEYS.filter((key) => !isEmpty(before[key]) && isEmpty(after[key]) && (stepOf(key) !== step || !isAsked(key, after, today)));

/** The answers that came back from a save otherwise than they were sent: another tab or device had changed them. */
export { changedKeys as arrived } from '@willow/contracts/will/merge/merge-answers';
