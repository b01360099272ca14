import { dateInWords, londonDate } from '@willow/contracts/dates';

/** The day of an instant in London, in words: `27 March 2026`. */
export const dayOf = (instant: string): string => dateInWords(londonDate(new Date(instant)));
