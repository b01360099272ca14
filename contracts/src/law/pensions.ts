import type { IsoDate } from '../dates.ts';

/**
 * For deaths from this day on, unused pension funds are part of the estate for inheritance tax (Inheritance Tax Act 1984 s.150A, put in by
 * Finance Act 2026 s.66); death in service benefits of a registered scheme are not.
 */
export const PENSIONS_TAXED_FROM: IsoDate = '2027-04-06';
