import type { IsoDate } from '../dates.ts';

type FigureUnit = 'pence' | 'days' | 'weeks' | 'years' | 'percent' | 'months' | 'people';

export type Figure = {
  readonly value: number;
  readonly unit: FigureUnit;
  readonly what: string;
  readonly source: string;
  readonly asOf: IsoDate;
  readonly nextReview: IsoDate;
  /** Where the product specification prints one number and the law has another: both, and the value is the specification's. */
  readonly specValue?: number;
  readonly currentValue?: number;
  readonly note?: string;
  /** Its source is second-hand or of an earlier year: the owner reads it again at its source and confirms it before launch. */
  readonly mustConfirmBeforeLaunch?: true;
};

export const pounds = (amount: number): number => amount * 100;

/** When the figures were last read at their sources. */
export const READ = '2026-11-20';
export const TAX_YEAR = '2027-04-06';
/** A rule that only an Act changes is read again once a year. */
export const YEARLY = '2027-11-20';
