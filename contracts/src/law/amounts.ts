/** Amounts in pence that the calculators of the public pages work with, bare, so that a page need not load `FIGURES`, which says where they are from. */
export const INTESTACY_NET_SUM_PENCE = 32_200_000;
export const PROBATE_COURT_FEE_PENCE = 27_300;
export const PROBATE_FEE_THRESHOLD_PENCE = 500_000;
