import { type Detail, WillAnswers } from '@willow/contracts';
import { answerRows, wordsOf } from '../privacy/index.ts';

/** Places and figures that say nothing without what they point at. */
const LEFT_OUT: ReadonlySet<string> = new Set(['about', 'stops', 'choices']);

/** The personal part of any fact, each value under the name of its field. Answers are told as the customer's copy tells them. */
export function detailsOf(personal: object | null): Detail[] {
  const { answers, ...rest } = (personal ?? {}) as { readonly answers?: unknown };
  return [
    ...(answers === undefined ? [] : answerRows(WillAnswers.parse(answers))),
    ...Object.entries(rest).flatMap(([key, value]) => detail(key, value)),
  ];
}

function detail(key: string, value: unknown): Detail[] {
  if (LEFT_OUT.has(key)) return [];
  const words = textOf(value);
  return words === '' ? [] : [{ label: wordsOf(key), value: words }];
}

function textOf(value: unknown): string {
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  if (typeof value !== 'object' || value === null) return '';
  return Object.values(value)
    .map(textOf)
    .filter((text) => text !== '')
    .join(', ');
}
