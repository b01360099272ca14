import { isRealDate } from '@willow/contracts/dates';

export type DateParts = { readonly day: string; readonly month: string; readonly year: string };

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

export function partsOf(text: string): DateParts {
  const [year = '', month = '', day = ''] = text.split('-');
  return { day, month, year };
}

const FULL_MONTH = new RegExp(
  `^(?:${Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2000, month)).toLocaleString('en-GB', { month: 'long', timeZone: 'UTC' })).join('|')})$`,
  'i',
);
const COMPLETE = { day: /^(?:\d\d|[4-9])$/, month: /^(?:\d\d|[2-9])$/ };
const SEPARATOR = /[\s/.,-]+/;

/** What was typed into a part, without the separators of those who type a date in one go, and whether nothing more can follow in it. */
export function partTyped(part: keyof DateParts, typed: string): { readonly text: string; readonly isComplete: boolean } {
  const [text = '', ...rest] = typed.replace(/^[\s/.,-]+/, '').split(SEPARATOR);
  if (part === 'year') return { text, isComplete: false };
  return { text, isComplete: rest.length > 0 || COMPLETE[part].test(text) || (part === 'month' && FULL_MONTH.test(text)) };
}

/** Puts the parts together as 'year-month-day', exactly as typed; nothing typed is the empty text. */
export function textOf({ day, month, year }: DateParts): string {
  const clean = (part: string) => part.replaceAll('-', '').trimStart();
  const [d, m, y] = [clean(day), clean(month), clean(year)];
  return d || m || y ? `${y}-${m}-${d}` : '';
}

/** What was typed as `YYYY-MM-DD`: 3, 03, Mar and March are all March. What cannot be read stays as it is, for the check to refuse. */
export function normalDate(text: string): string {
  const { day, month, year } = partsOf(text);
  if (!text.trim()) return '';
  return `${year.trim()}-${monthNumber(month)}-${day.trim().padStart(2, '0')}`;
}

function monthNumber(month: string): string {
  const text = month.trim().toLowerCase();
  const named = text.length >= 3 ? MONTHS.findIndex((name) => text.startsWith(name)) : -1;
  return String(named >= 0 ? named + 1 : text).padStart(2, '0');
}

/**
 * The parts that cannot be right, so that the first of them gets the focus. A date that only does not exist blames its day; one that does,
 * and is refused for another reason such as an age, its year.
 */
export function wrongParts(text: string): readonly (keyof DateParts)[] {
  const parts = partsOf(normalDate(text));
  const inRange = (part: string, high: number) => /^\d{1,2}$/.test(part) && Number(part) >= 1 && Number(part) <= high;
  const wrong = (['day', 'month', 'year'] as const).filter((name) => {
    if (name === 'year') return !/^\d{4}$/.test(parts.year);
    return !inRange(parts[name], name === 'day' ? 31 : 12);
  });
  if (wrong.length > 0) return wrong;
  return isRealDate(normalDate(text)) ? ['year'] : ['day'];
}
