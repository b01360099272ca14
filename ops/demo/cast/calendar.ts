const DAY_MS = 24 * 3_600_000;

export const DAYS = 30;
/** From 0: four to a day, the last of them on the evening before the demo is run. */
export const QUARTERS = DAYS * 4;

const HOURS = [9, 12, 15, 20] as const;
const OFFICE_HOURS = 3;

/** The day that the month begins on, when it ends today. */
export const firstDay = (now: Date): string => new Date(now.getTime() - DAYS * DAY_MS).toISOString().slice(0, 10);

export const dayOf = (quarter: number): number => Math.floor(quarter / HOURS.length);

/** A minute of its own, so that no two days look alike. */
export function timeOf(first: string, quarter: number): Date {
  const [hour, minute] = [HOURS[quarter % HOURS.length]!, (quarter * 17) % 50];
  return new Date(Date.parse(`${first}T00:00:00.000Z`) + dayOf(quarter) * DAY_MS + (hour * 60 + minute) * 60_000);
}

/** The team works from Monday to Friday, and not in the evening. */
export function worksAt(first: string, quarter: number): boolean {
  const weekday = timeOf(first, quarter).getUTCDay();
  return quarter % HOURS.length < OFFICE_HOURS && weekday > 0 && weekday < 6;
}
