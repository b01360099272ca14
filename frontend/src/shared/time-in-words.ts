const MOMENT = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', dateStyle: 'long', timeStyle: 'short' });

/** An instant as people in London say it. */
export const timeInWords = (instant: string): string => MOMENT.format(new Date(instant));
