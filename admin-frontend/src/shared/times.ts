const CLOCK = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', hour: '2-digit', minute: '2-digit' });
const MOMENT = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', dateStyle: 'long', timeStyle: 'short' });

/** The time of day in London: `14:32`. */
export const clockTime = (instant: number | Date): string => CLOCK.format(instant);

/** An instant in London, in words: `27 March 2026 at 14:32`. */
export const timeInWords = (instant: string): string => MOMENT.format(new Date(instant));
