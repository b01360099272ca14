import { dateInWords, isRealDate } from '@willow/contracts/dates';
import { formatPounds } from '@willow/contracts/money';
import { FIELDS } from '@willow/contracts/will/answers';
import type { Field, Fields } from '@willow/contracts/will/field';
import { stepNumber, stepOf, WIZARD } from '@willow/contracts/will/wizard';
import { isRecord } from '@willow/frontend/web/is-record';
import { timeInWords } from '../../../shared/times.ts';

type Values = Readonly<Record<string, unknown>>;

export type Shown =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'parts'; readonly parts: readonly Answer[] }
  | { readonly kind: 'list'; readonly place: string; readonly items: readonly Shown[] };
/** `place` is where the answer stands among the customer's answers: `children.0.dob`. */
export type Answer = { readonly label: string; readonly place: string; readonly value: Shown };
type AnswerGroup = { readonly step: number | null; readonly question: string; readonly answers: readonly Answer[] };

/** `hasChildren` → `Has Children`. */
export const wordsOf = (key: string): string =>
  (key === 'dob' ? 'dateOfBirth' : key)
    .replaceAll('_', ' ')
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/(^| )[a-z]/g, (start) => start.toUpperCase());

export function answerGroups(answers: Values): readonly AnswerGroup[] {
  const groups = WIZARD.map(({ id, question, keys }) => ({ step: stepNumber(id), question, answers: pick(answers, keys, FIELDS) }));
  const others = Object.keys(answers).filter((key) => !stepOf(key));
  return [...groups, { step: null, question: 'Other answers', answers: pick(answers, others, {}) }].filter(
    (group) => group.answers.length > 0,
  );
}

const pick = (answers: Values, keys: readonly string[], fields: Fields, within = ''): readonly Answer[] =>
  keys
    .filter((key) => answers[key] !== undefined)
    .map((key) => {
      const place = `${within}${key}`;
      const field = fields[key];
      return { label: wordsOf(key), place, value: shown(answers[key], field, place) };
    });

export function shown(value: unknown, field: Field | undefined, place: string): Shown {
  if (Array.isArray(value))
    return value.length === 0
      ? text('None')
      : { kind: 'list', place, items: value.map((item, index) => shown(item, field, `${place}.${index}`)) };
  if (isRecord(value)) return partsOf(value, field, place);
  if (typeof value === 'boolean') return text(value ? 'Yes' : 'No');
  if (typeof value === 'number') return text(numberAs(value, field));
  return typeof value === 'string' ? text(textAs(value, field)) : text('Not answered');
}

function partsOf(value: Values, field: Field | undefined, place: string): Shown {
  const parts = pick(value, Object.keys(value), field && 'parts' in field ? field.parts : {}, `${place}.`);
  return parts.length === 0 ? text('None') : { kind: 'parts', parts };
}

const text = (words: string): Shown => ({ kind: 'text', text: words });

function numberAs(value: number, field: Field | undefined): string {
  if (field?.kind === 'money') return formatPounds(value);
  return field?.kind === 'percentage' ? `${value}%` : value.toLocaleString('en-GB');
}

/** Answers that were chosen from a list come as `yes` or `per_stirpes`; everything else is as the customer wrote it. */
function textAs(value: string, field: Field | undefined): string {
  if (value.trim() === '') return 'Not answered';
  switch (field?.kind) {
    case 'instant':
      return Number.isNaN(Date.parse(value)) ? value : timeInWords(value);
    case 'date':
      return isRealDate(value) ? dateInWords(value) : value;
    case 'choice':
    case 'yes-no':
      return wordsOf(value);
    default:
      return value;
  }
}
