import { dateInWords, FIELDS, type Field, formatPounds, isRealDate, type Leaf, stepOf, WIZARD, type WillAnswers } from '@willow/contracts';
import type { Row } from '../../../drafting/index.ts';

const TIME = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', dateStyle: 'long', timeStyle: 'short' });
const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

type Values = Readonly<Record<string, unknown>>;

const isValues = (value: unknown): value is Values => typeof value === 'object' && value !== null && !Array.isArray(value);

/** `hasChildren` → `Has children`. */
export const wordsOf = (key: string): string => {
  const words = key
    .replaceAll('_', ' ')
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase();
  return words === 'dob' ? 'Date of birth' : `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
};

/** As they were typed, whether they still count or not. */
export const answerRows = (answers: WillAnswers): readonly Row[] =>
  WIZARD.flatMap(({ keys }) => keys)
    .filter((key) => answers[key] !== undefined)
    .map((key) => ({ label: labelOf(key), value: inWords(answers[key], FIELDS[key]) }));

/** The same, under the question that each belongs to. */
export const answersByQuestion = (answers: WillAnswers): readonly { readonly question: string; readonly rows: readonly Row[] }[] =>
  WIZARD.map(({ id, question }) => ({
    question,
    rows: answerRows(Object.fromEntries(Object.entries(answers).filter(([key]) => stepOf(key) === id))),
  })).filter(({ rows }) => rows.length > 0);

const fields: Readonly<Record<string, Field>> = FIELDS;
export const labelOf = (key: string): string => fields[key]?.label ?? wordsOf(key);

function inWords(value: unknown, field: Field): string {
  if (field.kind === 'list')
    return Array.isArray(value) && value.length > 0 ? value.map((row) => partsOf(row, field.parts)).join('\n') : 'None';
  if (field.kind === 'group') return partsOf(value, field.parts);
  return leafInWords(value, field);
}

function partsOf(value: unknown, parts: Readonly<Record<string, Leaf>>): string {
  const filled = Object.entries(isValues(value) ? value : {}).filter(([, part]) => part !== undefined && part !== '' && part !== false);
  const texts = filled.map(([key, part]) => {
    const leaf = parts[key];
    const text = leaf ? leafInWords(part, leaf) : '';
    return key === 'fullName' ? text : `${wordsOf(key).toLowerCase()}: ${text}`;
  });
  const text = texts.join('; ');
  return text === '' ? 'Nothing' : `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

function leafInWords(value: unknown, { kind, options }: Leaf): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number') return kind === 'money' ? formatPounds(value) : kind === 'percentage' ? `${value}%` : String(value);
  const text = typeof value === 'string' ? value.trim() : '';
  if (text === '') return 'Not answered';
  if (INSTANT.test(text)) return TIME.format(new Date(text));
  if (kind === 'choice') return options?.[text] ?? wordsOf(text);
  if (kind === 'yes-no') return wordsOf(text);
  return kind === 'date' && isRealDate(text) ? dateInWords(text) : text;
}
