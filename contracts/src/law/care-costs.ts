import type { Pence } from '../money.ts';
import {
  CARE_LIMIT_WALES_PENCE,
  CARE_LOWER_LIMIT_ENGLAND_PENCE,
  CARE_TARIFF_STEP_PENCE,
  CARE_UPPER_LIMIT_ENGLAND_PENCE,
} from './amounts.ts';

export type CareCountry = 'England' | 'Wales';

/** What the care cost calculator asks about one person in a care home. Money is a week's, after tax, where it says so. */
export type CareHomeStay = {
  readonly country: CareCountry;
  readonly feeAWeek: Pence;
  readonly incomeAWeek: Pence;
  readonly savings: Pence;
  /** Their share of the home after any mortgage; 0 where the home is not counted. */
  readonly home: Pence;
};

/** Who pays the fee of one week. */
export type CareWeek = {
  readonly paysInFull: boolean;
  readonly fromIncome: Pence;
  readonly fromCapital: Pence;
  readonly fromCouncil: Pence;
};

export type CareCosts = {
  /** Above it, the fee is paid in full. */
  readonly limit: Pence;
  readonly capital: Pence;
  /** Before the value of the home counts. */
  readonly firstWeeks: CareWeek;
  readonly later: CareWeek;
  /** How long what they have lasts until it is down to the limit, at today's fee and income. Null where it does not get less, or is not above it. */
  readonly weeksInFull: number | null;
};

const LIMITS = {
  England: { upper: CARE_UPPER_LIMIT_ENGLAND_PENCE, lower: CARE_LOWER_LIMIT_ENGLAND_PENCE },
  Wales: { upper: CARE_LIMIT_WALES_PENCE, lower: CARE_LIMIT_WALES_PENCE },
} as const satisfies Readonly<Record<CareCountry, { readonly upper: Pence; readonly lower: Pence }>>;

/**
 * Who pays for a care home: Care and Support (Charging and Assessment of Resources) Regulations 2014 for England, and the one limit of Wales.
 * The sum that everybody keeps for themselves each week, and what the NHS pays, are not in it.
 */
export function careCostsOf({ savings, home, ...stay }: CareHomeStay): CareCosts {
  const { upper } = LIMITS[stay.country];
  const capital = savings + home;
  const later = weekOf(stay, capital);
  const runsDown = later.paysInFull && later.fromCapital > 0;
  return {
    limit: upper,
    capital,
    firstWeeks: weekOf(stay, savings),
    later,
    weeksInFull: runsDown ? Math.ceil((capital - upper) / later.fromCapital) : null,
  };
}

function weekOf({ country, feeAWeek, incomeAWeek }: Pick<CareHomeStay, 'country' | 'feeAWeek' | 'incomeAWeek'>, capital: Pence): CareWeek {
  const { upper, lower } = LIMITS[country];
  const paysInFull = capital > upper;
  const fromIncome = Math.min(incomeAWeek, feeAWeek);
  const left = feeAWeek - fromIncome;
  const fromCapital = paysInFull ? left : Math.min(left, tariffOf(capital - lower));
  return { paysInFull, fromIncome, fromCapital, fromCouncil: left - fromCapital };
}

/** £1 a week for each £250 above the lower limit, or part of it. */
const tariffOf = (above: Pence): Pence => Math.max(0, Math.ceil(above / CARE_TARIFF_STEP_PENCE)) * 100;
