/** Amounts that the calculators of the public pages work with, bare, so that a page need not load `FIGURES`, which says where they are from. */
export const INTESTACY_NET_SUM_PENCE = 32_200_000;
export const PROBATE_COURT_FEE_PENCE = 27_300;
export const PROBATE_FEE_THRESHOLD_PENCE = 500_000;
export const NIL_RATE_BAND_PENCE = 32_500_000;
export const RESIDENCE_BAND_PENCE = 17_500_000;
export const RESIDENCE_BAND_TAPER_PENCE = 200_000_000;
export const INHERITANCE_TAX_PERCENT = 40;
export const INHERITANCE_TAX_CHARITY_PERCENT = 36;
export const CHARITY_PERCENT_OF_BASELINE = 10;
export const CARE_UPPER_LIMIT_ENGLAND_PENCE = 2_325_000;
export const CARE_LOWER_LIMIT_ENGLAND_PENCE = 1_425_000;
export const CARE_LIMIT_WALES_PENCE = 5_000_000;
export const CARE_TARIFF_STEP_PENCE = 25_000;
export const CARE_HOME_DISREGARD_WEEKS = 12;
