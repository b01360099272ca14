/** A calendar date, `YYYY-MM-DD`. */
export type IsoDate = string;

const LONDON = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London', year: 'numeric', month: '2-digit', day: '2-digit' });

const HOUR_MS = 3_600_000;
let latest: { readonly hour: number; readonly date: IsoDate } = { hour: Number.NaN, date: '' };

/** The calendar date in London at an instant. It changes on a full hour of UTC only, so the one of the latest hour asked for is remembered. */
export function londonDate(instant: Date | number): IsoDate {
  const hour = Math.floor(Number(instant) / HOUR_MS);
  if (latest.hour !== hour) latest = { hour, date: LONDON.format(instant) };
  return latest.date;
}

export function isRealDate(text: string): boolean {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (!match) return false;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  const date = new Date(Date.UTC(year, month - 1, day));
  return year >= 1000 && date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

/** Whole years between a date of birth and a date. Someone born on 29 February has their birthday on 1 March in other years. */
export function ageOn(dob: IsoDate, on: IsoDate): number {
  const years = Number(on.slice(0, 4)) - Number(dob.slice(0, 4));
  return on.slice(5) < dob.slice(5) ? years - 1 : years;
}

/** A date of birth that makes somebody as old as this has a wrong year. */
const IMPOSSIBLE_AGE = 110;

/** What is wrong with the year of a real date of birth of somebody alive, as a sentence; null when it may be right. */
export function wrongYear(dob: IsoDate, today: IsoDate, whom: 'you' | 'them'): string | null {
  const year = dob.slice(0, 4);
  if (year > today.slice(0, 4)) return `Check the year: ${year} has not come yet.`;
  const age = ageOn(dob, today);
  return age >= IMPOSSIBLE_AGE ? `Check the year: ${year} would make ${whom} ${age}.` : null;
}

const LONG = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', day: 'numeric', month: 'long', year: 'numeric' });
const SHORT = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', day: '2-digit', month: '2-digit', year: 'numeric' });

export const dateInWords = (date: IsoDate): string => LONG.format(new Date(`${date}T00:00:00Z`));

export const shortDate = (instant: string): string => SHORT.format(new Date(instant));
