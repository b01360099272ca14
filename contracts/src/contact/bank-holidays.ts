import type { IsoDate } from '../dates.ts';

const DAY_MS = 86_400_000;
const utc = (year: number, month: number, day: number): Date => new Date(Date.UTC(year, month - 1, day));
const plus = (date: Date, days: number): Date => new Date(date.getTime() + days * DAY_MS);
const isoOf = (date: Date): IsoDate => date.toISOString().slice(0, 10);
const MONDAY = 1;
const firstMonday = (from: Date): Date => plus(from, (MONDAY + 7 - from.getUTCDay()) % 7);
const isWeekend = (date: Date): boolean => date.getUTCDay() % 6 === 0;

/** Easter Sunday of the Gregorian calendar, by the anonymous algorithm (Meeus, Astronomical Algorithms, chapter 8). */
function easter(year: number): Date {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const n = h + l - 7 * Math.floor((a + 11 * h + 22 * l) / 451) + 114;
  return utc(year, Math.floor(n / 31), (n % 31) + 1);
}

/** Days that are off by their date move to the next working day that is not off itself. */
function substituted(dates: readonly Date[]): Date[] {
  const days: Date[] = [];
  for (const date of dates) {
    let day = date;
    while (isWeekend(day) || days.some((taken) => taken.getTime() === day.getTime())) day = plus(day, 1);
    days.push(day);
  }
  return days;
}

/**
 * The bank holidays of England and Wales in a year, as the Banking and Financial Dealings Act 1971 and the yearly proclamations for New Year's
 * Day and the first Monday of May have them. One that is proclaimed for a single year (a coronation) is not among them.
 */
export const bankHolidays = (year: number): readonly IsoDate[] => [
  ...substituted([utc(year, 1, 1)]).map(isoOf),
  isoOf(plus(easter(year), -2)),
  isoOf(plus(easter(year), 1)),
  isoOf(firstMonday(utc(year, 5, 1))),
  isoOf(firstMonday(utc(year, 5, 25))),
  isoOf(firstMonday(utc(year, 8, 25))),
  ...substituted([utc(year, 12, 25), utc(year, 12, 26)])
    .map(isoOf)
    .toSorted(),
];

/** Monday to Friday, and no bank holiday of England and Wales. */
export function isWorkingDay(date: IsoDate): boolean {
  const day = new Date(`${date}T00:00:00Z`);
  return !isWeekend(day) && !bankHolidays(day.getUTCFullYear()).includes(date);
}
