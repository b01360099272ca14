import type { Pence } from '../money.ts';
import { PROBATE_COURT_FEE_PENCE, PROBATE_FEE_THRESHOLD_PENCE } from './amounts.ts';

/** Amounts in whole pence. `solicitorFees` and `totalCost` are the midpoints of their ranges. */
export type ProbateResult = {
  readonly estateValue: Pence;
  readonly probateRequired: boolean;
  readonly courtFee: Pence;
  readonly solicitorFeesMin: Pence;
  readonly solicitorFeesMax: Pence;
  readonly solicitorFees: Pence;
  readonly totalCostMin: Pence;
  readonly totalCostMax: Pence;
  readonly totalCost: Pence;
  readonly timeline: string;
  readonly complexity: 'Simple' | 'Moderate' | 'Complex';
  readonly note?: string;
};

/** Of the estate, as the calculator estimates it. Tenths of a percent, so that the midpoint is whole. */
export const SOLICITOR_FEE_TENTHS = { min: 20, average: 35, max: 50 } as const;

/** By the value of the estate, up to and including the amount in pence. */
export const PROBATE_BANDS = [
  { upTo: 10_000_000, complexity: 'Simple', timeline: '4-6 months' },
  { upTo: 50_000_000, complexity: 'Moderate', timeline: '6-9 months' },
  { upTo: Infinity, complexity: 'Complex', timeline: '9-12 months' },
] as const;

/** What probate would cost by the rules of July 2023, and how long it takes. The same formulas hold at every value. */
export function probateOf(estateValue: Pence): ProbateResult {
  const probateRequired = estateValue > PROBATE_FEE_THRESHOLD_PENCE;
  const courtFee = probateRequired ? PROBATE_COURT_FEE_PENCE : 0;
  const [solicitorFeesMin, solicitorFees, solicitorFeesMax] = [
    fee(estateValue, SOLICITOR_FEE_TENTHS.min),
    fee(estateValue, SOLICITOR_FEE_TENTHS.average),
    fee(estateValue, SOLICITOR_FEE_TENTHS.max),
  ];
  const { timeline, complexity } = PROBATE_BANDS.find(({ upTo }) => estateValue <= upTo) ?? PROBATE_BANDS[2];
  return {
    estateValue,
    probateRequired,
    courtFee,
    solicitorFeesMin,
    solicitorFeesMax,
    solicitorFees,
    totalCostMin: courtFee + solicitorFeesMin,
    totalCostMax: courtFee + solicitorFeesMax,
    totalCost: courtFee + solicitorFees,
    timeline,
    complexity,
    ...(!probateRequired && { note: 'Probate may not be required for estates under £5,000 but banks may still require it.' }),
  };
}

const fee = (estate: Pence, tenths: number): Pence => Math.round((estate * tenths) / 1000);
