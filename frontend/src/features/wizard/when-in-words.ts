import { londonDate, shortDate } from '@willow/contracts/dates';

const TIME = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', hour: '2-digit', minute: '2-digit' });

/** As the end of a sentence: " at 14:02" today, else " on 12 Nov 2026". */
export function whenInWords(updatedAt: string | null, now: Date): string {
  if (!updatedAt) return '';
  const saved = new Date(updatedAt);
  return londonDate(saved) === londonDate(now) ? ` at ${TIME.format(saved)}` : ` on ${shortDate(updatedAt)}`;
}
