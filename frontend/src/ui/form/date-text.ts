import { isRealDate } from '@willow/contracts/dates';

export type DateParts = { readonly day: string; readonly month: string; readonly year: string };

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

export function partsOf(text: string): DateParts {
  const [year = '', month = '', day = ''] = text.split('-');
  return { day, month, year };
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
