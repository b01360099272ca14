import { type IsoDate, londonDate } from '../dates.ts';
import { isWorkingDay } from './bank-holidays.ts';

/** When we promise to ring: two hours in London from this time on, for example `2026-11-30T09:00`. */
export type CallSlot = string;

/** Within the hours that the contact page states. */
const STARTS = [9, 11, 13, 15] as const;
const LENGTH_HOURS = 2;
const DAYS_AHEAD = 5;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** A person has to see it first. */
const NOTICE_MS = HOUR_MS;

const CLOCK = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', hour: '2-digit', hourCycle: 'h23' });

const slotOf = (date: IsoDate, hour: number): CallSlot => `${date}T${String(hour).padStart(2, '0')}:00`;

/** The instant at which a slot begins. The clocks change at night, so one look at the day's own offset is enough. */
export function slotStart(slot: CallSlot): Date {
  const asUtc = new Date(`${slot}:00Z`);
  const ahead = (Number(CLOCK.format(asUtc)) - asUtc.getUTCHours() + 24) % 24;
  return new Date(asUtc.getTime() - ahead * HOUR_MS);
}

/** From then on the promise is broken. */
export const slotEnd = (slot: CallSlot): Date => new Date(slotStart(slot).getTime() + LENGTH_HOURS * HOUR_MS);

/** What can be chosen: today and later, for five working days that have a slot left. */
export function callSlots(now: Date): readonly CallSlot[] {
  const slots: CallSlot[] = [];
  let days = 0;
  // At noon no change of the clocks can lead to another date.
  for (let noon = new Date(`${londonDate(now)}T12:00:00Z`); days < DAYS_AHEAD; noon = new Date(noon.getTime() + DAY_MS)) {
    const date = londonDate(noon);
    const open = isWorkingDay(date) ? STARTS.map((hour) => slotOf(date, hour)).filter((slot) => isOnTime(slot, now)) : [];
    if (open.length > 0) days += 1;
    slots.push(...open);
  }
  return slots;
}

const isOnTime = (slot: CallSlot, now: Date): boolean => slotStart(slot).getTime() >= now.getTime() + NOTICE_MS;

const DAY = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', weekday: 'long', day: 'numeric', month: 'long' });
const hourInWords = (hour: number): string => (hour < 12 ? `${hour}am` : `${hour === 12 ? 12 : hour - 12}pm`);

/** "Monday 30 November". */
export const slotDay = (slot: CallSlot): string => DAY.format(new Date(`${slot}:00Z`)).replace(',', '');

/** "9am to 11am". */
export function slotHours(slot: CallSlot): string {
  const hour = Number(slot.slice(11, 13));
  return `${hourInWords(hour)} to ${hourInWords(hour + LENGTH_HOURS)}`;
}

/** "Monday 30 November between 9am and 11am". */
export const slotInWords = (slot: CallSlot): string => `${slotDay(slot)} between ${slotHours(slot).replace(' to ', ' and ')}`;
