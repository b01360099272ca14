import type { HistoryEntry, HistoryPart } from '@willow/contracts/operator/history.contract';

export const PART_WORDS: Readonly<Record<HistoryPart, string>> = {
  order: 'Order and payments',
  will: 'Will',
  customer: 'Customer',
  referral: 'Invitation',
  couple: 'Couple',
  message: 'Messages',
  delivery: 'Email delivery',
  erasure: 'Erasure',
  access: 'Who looked',
};

const WEEKDAY = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', weekday: 'long' });
const DATE = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', dateStyle: 'long' });
const dayOf = (instant: Date): string => `${WEEKDAY.format(instant)} ${DATE.format(instant)}`;

type Day = { readonly day: string; readonly entries: readonly HistoryEntry[] };

/** By the day in London, in the order that they come in. */
export const byDay = (entries: readonly HistoryEntry[]): readonly Day[] =>
  [...Map.groupBy(entries, ({ at }) => dayOf(new Date(at)))].map(([day, of]) => ({ day, entries: of }));
