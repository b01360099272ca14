import { DataDetails, type Detail } from '@willow/contracts';
import { rowsOf, wordsOf } from '../privacy/index.ts';

/** Of a flag that is about no answer. */
const LEFT_OUT: ReadonlySet<string> = new Set(['about']);

/** The personal part of any fact, as the customer's copy of everything tells it where it does, and else each value under the name of its field. */
export function detailsOf(personal: object | null): Detail[] {
  // There, these two say whose words they are.
  const { message: _, answer: __, ...asInTheCopy } = DataDetails.safeParse(personal).data ?? {};
  const others = Object.entries(personal ?? {}).filter(([key]) => !LEFT_OUT.has(key) && !(key in asInTheCopy));
  return [...rowsOf(asInTheCopy), ...others.flatMap(([key, value]) => rowOf(key, value))];
}

function rowOf(key: string, value: unknown): Detail[] {
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
