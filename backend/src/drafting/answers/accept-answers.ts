import { type AnswerKey, type Field, FIELDS, isLive, isYes, stepNumber, stepOf, WillAnswers } from '@willow/contracts';
import type { Refusal } from './answer-reader.ts';
import { isComplete } from './complete.ts';
import { isRecord, type Json } from './json.ts';
import { tolerantAnswers } from './tolerant-answers.ts';

type Accepted = { readonly ok: true; readonly answers: WillAnswers } | { readonly ok: false; readonly refused: Refusal };

/**
 * Takes answers as a file or an older version of the wizard holds them: booleans for yes and no, null for nothing, numbers as text. What
 * stands in a branch that is not live is not looked at; what a live branch cannot be read from is refused with its step.
 */
export function acceptAnswers(json: unknown): Accepted {
  if (!isRecord(json)) return refused(1, 'The answers are not a JSON object.');
  const parsed = WillAnswers.safeParse(live(plain(json)));
  if (parsed.success) return { ok: true, answers: parsed.data };
  const [first = { step: 1, reason: 'The answers cannot be read.' }] = parsed.error.issues
    .map(({ path, message }) => ({ step: stepNumber(stepOf(String(path[0])) ?? 'will-for-you'), reason: `${path.join('.')}: ${message}.` }))
    .toSorted((a, b) => a.step - b.step);
  return { ok: false, refused: first };
}

const refused = (step: number, reason: string): Accepted => ({ ok: false, refused: { step, reason } });

const fields: ReadonlyMap<string, Field> = new Map(Object.entries(FIELDS));

/** Null and the empty text are the same as no answer; yes and no come in several spellings. */
const plain = (json: Json): Json =>
  Object.fromEntries(
    Object.entries(withoutNulls(json))
      .filter(([, value]) => value !== '')
      .map(([key, value]) => [key, fields.get(key)?.kind === 'yes-no' ? (isYes(value) ? 'yes' : 'no') : value]),
  );

const DEPTH = 2;

const withoutNulls = (value: Json, depth = DEPTH): Json =>
  Object.fromEntries(
    Object.entries(value).flatMap(([key, each]): [string, unknown][] => {
      if (each === null || each === undefined) return [];
      const inner = (item: unknown): unknown => (isRecord(item) && depth > 1 ? withoutNulls(item, depth - 1) : item);
      return [[key, Array.isArray(each) ? each.filter((item) => item !== null).map(inner) : inner(each)]];
    }),
  );

const isRead = (key: AnswerKey, answers: WillAnswers): boolean =>
  !('of' in FIELDS[key]) && stepOf(key) !== 'review' && isLive(key, answers);

const isKey = (key: string): key is AnswerKey => fields.has(key);

function live(json: Json): Json {
  const answers = tolerantAnswers(json);
  return Object.fromEntries(
    Object.entries(json)
      .filter(([key]) => isKey(key) && isRead(key, answers))
      .map(([key, value]) => [key, completeRows(value, fields.get(key))]),
  );
}

const completeRows = (value: unknown, field: Field | undefined): unknown =>
  Array.isArray(value) && field?.kind === 'list' ? value.filter((row) => !isRecord(row) || isComplete(field, row)) : value;
