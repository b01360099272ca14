import { type Field, FIELDS, isNo, isYes, type Leaf, type LeafKind, type Parts, type WillAnswers } from '@willow/contracts';
import { isRecord, type Json, withoutUndefined } from './json.ts';

const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

function number(value: unknown): number | undefined {
  if (typeof value === 'number') return value;
  return typeof value === 'string' && value.trim() !== '' && Number.isFinite(Number(value)) ? Number(value) : undefined;
}

const yesOrNo = (value: unknown): 'yes' | 'no' | undefined =>
  value === undefined || value === null || value === '' ? undefined : isYes(value) ? 'yes' : 'no';

const oneOf = (value: unknown, { schema }: Leaf): unknown => schema.safeParse(value).data;

const READERS: Readonly<Record<LeafKind, (value: unknown, leaf: Leaf) => unknown>> = {
  'yes-no': yesOrNo,
  tick: (value) => (isYes(value) ? true : isNo(value) ? false : undefined),
  choice: oneOf,
  name: text,
  relationship: text,
  address: text,
  contact: text,
  gift: text,
  wishes: text,
  date: text,
  instant: text,
  reference: text,
  money: number,
  percentage: number,
  count: number,
};

const readParts = (parts: Parts, value: Json): Json =>
  withoutUndefined(Object.fromEntries(Object.entries(parts).map(([key, leaf]) => [key, READERS[leaf.kind](value[key], leaf)])));

function read(field: Field, value: unknown): unknown {
  if (field.kind === 'group') return isRecord(value) ? readParts(field.parts, value) : undefined;
  if (field.kind !== 'list') return READERS[field.kind](value, field);
  return Array.isArray(value) ? value.map((row: unknown) => readParts(field.parts, isRecord(row) ? row : {})) : undefined;
}

/**
 * Answers as far as they can be made out, for those who look at answers that make no will: what has the wrong shape is as if it was not
 * answered, numbers typed as text are numbers, and no branch is left out.
 */
export function tolerantAnswers(json: unknown): WillAnswers {
  const answers = isRecord(json) ? json : {};
  return withoutUndefined(Object.fromEntries(Object.entries(FIELDS).map(([key, field]) => [key, read(field, answers[key])])));
}
