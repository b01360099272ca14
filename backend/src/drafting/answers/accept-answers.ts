import {
  type AnswerKey,
  type Field,
  FIELDS,
  type Group,
  isAsked,
  isComplete,
  isLive,
  isPartial,
  type IsoDate,
  isYes,
  type List,
  stepNumber,
  stepOf,
  WillAnswers,
} from '@willow/contracts';
import { nounOf } from './part-nouns.ts';
import type { Refusal } from './answer-reader.ts';
import { isRecord, type Json } from './json.ts';
import { tolerantAnswers } from './tolerant-answers.ts';

type Accepted = { readonly ok: true; readonly answers: WillAnswers } | { readonly ok: false; readonly refused: Refusal };

/**
 * Takes answers as a file or an older version of the wizard holds them: booleans for yes and no, null for nothing, numbers as text. What
 * stands in a branch that is not live is not looked at; what a live branch cannot be read from is refused with its step, and so is a row
 * that is begun and not complete, which the wizard would ask about. On a day, guardians are asked for where the wizard does.
 */
export function acceptAnswers(json: unknown, on?: IsoDate): Accepted {
  if (!isRecord(json)) return refused(1, 'The answers are not a JSON object.');
  const given = live(plain(json));
  const parsed = WillAnswers.safeParse(withoutBlankRows(given));
  const issues = parsed.success ? [] : parsed.error.issues;
  const unreadable = issues.map(({ path, message }) => refusalAt(String(path[0]), `${path.join('.')}: ${message}.`));
  const [first] = [...unreadable, ...partial(given, on)].toSorted((a, b) => a.step - b.step);
  if (parsed.success && !first) return { ok: true, answers: parsed.data };
  return { ok: false, refused: first ?? { step: 1, reason: 'The answers cannot be read.' } };
}

const refusalAt = (key: string, reason: string): Refusal => ({ step: stepNumber(stepOf(key) ?? 'will-for-you'), reason });

function partial(given: Json, on: IsoDate | undefined): readonly Refusal[] {
  const answers = tolerantAnswers(given);
  return Object.entries(given).flatMap(([key, value]): readonly Refusal[] => {
    const field = fields.get(key);
    if (field?.kind === 'list' && Array.isArray(value))
      return value.flatMap((row: unknown, index) =>
        isRecord(row) && isPartial(field, row) ? [refusalAt(key, `${key}.${index}: ${field.noun} ${index + 1} ${lacks(field, row)}.`)] : [],
      );
    const isGuardian = field?.kind === 'group' && field.askedIf && isKey(key) && on !== undefined && isAsked(key, answers, on);
    return isGuardian && isRecord(value) && isPartial(field, value)
      ? [refusalAt(key, `${key}: the ${nounOf(key)} ${lacks(field, value)}.`)]
      : [];
  });
}

/** "has no recipient and no relationship" */
function lacks({ needs, parts }: Group | List, row: Json): string {
  const missing = needs
    .map((need) => [need].flat())
    .filter((need) => !isComplete({ needs: [need], parts }, row))
    .map((need) => need.filter((part) => parts[part]?.kind !== 'tick').map((part) => WHAT[part] ?? nounOf(part)));
  return `has no ${missing.map((need) => need.join(' or ')).join(' and no ')}`;
}

const WHAT: Readonly<Record<string, string>> = {
  recipientRelationship: 'relationship',
};

const refused = (step: number, reason: string): Accepted => ({ ok: false, refused: { step, reason } });

const fields: ReadonlyMap<string, Field> = new Map(Object.entries(FIELDS));

/** Null and the empty text are the same as no answer; yes and no come in several spellings. */
const plain = (json: Json): Json =>
  Object.fromEntries(
    Object.entries(withoutNulls(json))
      .filter(([, value]) => value !== '')
      .map(([key, value]) => [key, plainValue(fields.get(key), value)]),
  );

function plainValue(field: Field | undefined, value: unknown): unknown {
  if (field?.kind === 'yes-no') return isYes(value) ? 'yes' : 'no';
  if (field?.kind === 'group' && isRecord(value)) return plainParts(field, value);
  if (field?.kind === 'list' && Array.isArray(value)) return value.map((row: unknown) => (isRecord(row) ? plainParts(field, row) : row));
  return value;
}

const plainParts = ({ parts }: Group | List, row: Json): Json =>
  Object.fromEntries(
    Object.entries(row).map(([key, value]) => [key, parts[key]?.kind === 'yes-no' && value !== '' ? plainValue(parts[key], value) : value]),
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
  return Object.fromEntries(Object.entries(json).filter(([key]) => isKey(key) && isRead(key, answers)));
}

const withoutBlankRows = (given: Json): Json =>
  Object.fromEntries(
    Object.entries(given).map(([key, value]) => {
      const field = fields.get(key);
      return [
        key,
        Array.isArray(value) && field?.kind === 'list' ? value.filter((row) => !isRecord(row) || isComplete(field, row)) : value,
      ];
    }),
  );
