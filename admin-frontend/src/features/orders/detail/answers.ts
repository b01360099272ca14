import { dateInWords, isRealDate } from '@willow/contracts/dates';
import { formatPounds } from '@willow/contracts/money';
import { WIZARD } from '@willow/contracts/will/wizard';
import { timeInWords } from '../../../shared/times.ts';

/** An answer made readable: a sentence, named parts, or numbered parts. */
export type Shown =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'parts'; readonly parts: readonly Answer[] }
  | { readonly kind: 'list'; readonly place: string; readonly items: readonly Shown[] };
/** `place` is where the answer stands among the customer's answers: `children.0.dob`. */
export type Answer = { readonly label: string; readonly place: string; readonly value: Shown };
/** The answers to one question of the wizard. */
export type AnswerGroup = { readonly step: number | null; readonly question: string; readonly answers: readonly Answer[] };

/** `hasChildren` → `Has Children`. */
export const wordsOf = (key: string): string =>
  key
    .replaceAll('_', ' ')
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/(^| )[a-z]/g, (start) => start.toUpperCase());

const LABELS: Readonly<Record<string, string>> = { dob: 'Date Of Birth' };

/** All answers, under the question that asked for them and in its order; what no question asked for comes last. */
export function answerGroups(answers: Readonly<Record<string, unknown>>): readonly AnswerGroup[] {
  const asked = new Set<string>(WIZARD.flatMap(({ keys }) => keys));
  const groups = WIZARD.map(({ number, question, keys }) => ({ step: number, question, answers: pick(answers, keys) }));
  const others = {
    step: null,
    question: 'Other answers',
    answers: pick(
      answers,
      Object.keys(answers).filter((key) => !asked.has(key)),
    ),
  };
  return [...groups, others].filter((group) => group.answers.length > 0);
}

const pick = (answers: Readonly<Record<string, unknown>>, keys: readonly string[], within = ''): readonly Answer[] =>
  keys
    .filter((key) => answers[key] !== undefined)
    .map((key) => {
      const place = `${within}${key}`;
      return { label: LABELS[key] ?? wordsOf(key), place, value: shown(answers[key], key, place) };
    });

/** A value as a person reads it. */
export function shown(value: unknown, key: string, place = key): Shown {
  if (Array.isArray(value))
    return value.length === 0
      ? text('None')
      : { kind: 'list', place, items: value.map((item, index) => shown(item, key, `${place}.${index}`)) };
  if (typeof value === 'object' && value !== null) return partsOf(value as Readonly<Record<string, unknown>>, place);
  if (typeof value === 'boolean') return text(value ? 'Yes' : 'No');
  if (typeof value === 'number') return text(numberAs(value, key));
  return typeof value === 'string' ? text(textAs(value, key)) : text('Not answered');
}

function partsOf(value: Readonly<Record<string, unknown>>, place: string): Shown {
  const parts = pick(value, Object.keys(value), `${place}.`);
  return parts.length === 0 ? text('None') : { kind: 'parts', parts };
}

const text = (words: string): Shown => ({ kind: 'text', text: words });

function numberAs(value: number, key: string): string {
  if (key === 'marketValue') return formatPounds(value);
  return key === 'percentage' ? `${value}%` : value.toLocaleString('en-GB');
}

/** Answers that were chosen from a list come as `yes` or `per_stirpes`; everything else is as the customer wrote it. */
const CHOSEN = new Set([
  'willForYou',
  'isMarried',
  'hasChildren',
  'isHomeowner',
  'beneficiaryType',
  'partnerSubstituteRule',
  'childrenSubstituteRule',
]);

function textAs(value: string, key: string): string {
  if (value.trim() === '') return 'Not answered';
  if (key === 'submittedAt' && !Number.isNaN(Date.parse(value))) return timeInWords(value);
  if (key === 'dob' && isRealDate(value)) return dateInWords(value);
  return CHOSEN.has(key) ? wordsOf(value) : value;
}
