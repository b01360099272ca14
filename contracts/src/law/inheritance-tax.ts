import type { Pence } from '../money.ts';
import {
  CHARITY_PERCENT_OF_BASELINE,
  INHERITANCE_TAX_CHARITY_PERCENT,
  INHERITANCE_TAX_PERCENT,
  NIL_RATE_BAND_PENCE,
  RESIDENCE_BAND_PENCE,
  RESIDENCE_BAND_TAPER_PENCE,
} from './amounts.ts';

/** What the inheritance tax calculator asks. Values are after what is owed on them. */
export type TaxableEstate = {
  readonly home: Pence;
  readonly rest: Pence;
  readonly toSpouse: Pence;
  readonly toCharity: Pence;
  /** Outright gifts to people in the last seven years, after the exemptions for gifts. */
  readonly gifts: Pence;
  /** Children, stepchildren or grandchildren, or the husband or wife of one, get the home. */
  readonly homeToDescendants: boolean;
  /** A husband, wife or civil partner died before and used none of either band. */
  readonly isWidowed: boolean;
};

export type InheritanceTax = {
  readonly estate: Pence;
  /** What goes to a husband, wife, civil partner or charity. */
  readonly exempt: Pence;
  readonly nilRateBand: Pence;
  readonly residenceBand: Pence;
  /** What is above both bands. */
  readonly taxed: Pence;
  readonly percent: number;
  readonly tax: Pence;
  /** What has to go to charity for the lower rate. */
  readonly charityForLowerRate: Pence;
};

/**
 * Inheritance tax on what somebody leaves, by the bands and rates that are frozen to 5 April 2031: Inheritance Tax Act 1984 ss.7, 8A to 8D,
 * 18 and 23, and schedule 1A. Reliefs for businesses and farms, trusts, pensions and tax on the gifts themselves are not in it.
 */
export function inheritanceTaxOf({ home, rest, toSpouse, toCharity, gifts, homeToDescendants, isWidowed }: TaxableEstate): InheritanceTax {
  const estate = home + rest;
  const exempt = Math.min(estate, toSpouse + toCharity);
  const chargeable = estate - exempt;
  const bands = isWidowed ? 2 : 1;
  const nilRateBand = Math.max(0, bands * NIL_RATE_BAND_PENCE - gifts);
  const residenceBand = homeToDescendants ? Math.min(home, chargeable, residenceBandOf(estate, bands)) : 0;
  const taxed = Math.max(0, chargeable - nilRateBand - residenceBand);
  // What goes to charity is counted in again, so the baseline does not depend on it.
  const baseline = Math.max(0, estate - toSpouse - nilRateBand);
  const charityForLowerRate = Math.ceil((baseline * CHARITY_PERCENT_OF_BASELINE) / 100);
  const percent = baseline > 0 && toCharity >= charityForLowerRate ? INHERITANCE_TAX_CHARITY_PERCENT : INHERITANCE_TAX_PERCENT;
  const tax = Math.round((taxed * percent) / 100);
  return { estate, exempt, nilRateBand, residenceBand, taxed, percent, tax, charityForLowerRate };
}

/** Above £2 million, £1 less for every £2. */
function residenceBandOf(estate: Pence, bands: number): Pence {
  const above = Math.max(0, estate - RESIDENCE_BAND_TAPER_PENCE);
  return Math.max(0, bands * RESIDENCE_BAND_PENCE - Math.ceil(above / 2));
}
