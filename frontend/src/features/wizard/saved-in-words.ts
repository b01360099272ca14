import { londonDate, shortDate } from '@willow/contracts/dates';

const TIME = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', hour: '2-digit', minute: '2-digit' });

export function savedInWords(updatedAt: string | null, now: Date): string {
  if (!updatedAt) return '';
  const saved = new Date(updatedAt);
  return londonDate(saved) === londonDate(now) ? `Saved ${TIME.format(saved)}` : `Saved ${shortDate(updatedAt)}`;
}
