import { londonDate, shortDate } from '@willow/contracts/dates';

const TIME = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', hour: '2-digit', minute: '2-digit' });

/** The time of today, else the date; each behind its word. */
function worded(updatedAt: string | null, now: Date, [at, on]: readonly [string, string]): string {
  if (!updatedAt) return '';
  const saved = new Date(updatedAt);
  return londonDate(saved) === londonDate(now) ? `${at} ${TIME.format(saved)}` : `${on} ${shortDate(updatedAt)}`;
}

export const savedInWords = (updatedAt: string | null, now: Date): string => worded(updatedAt, now, ['Saved', 'Saved']);

/** As the end of a sentence: " at 14:02" today, else " on 12 Nov 2026". */
export const whenInWords = (updatedAt: string | null, now: Date): string => worded(updatedAt, now, [' at', ' on']);
