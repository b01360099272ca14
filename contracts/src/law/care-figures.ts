import {
  CARE_HOME_DISREGARD_WEEKS,
  CARE_LIMIT_WALES_PENCE,
  CARE_LOWER_LIMIT_ENGLAND_PENCE,
  CARE_TARIFF_STEP_PENCE,
  CARE_UPPER_LIMIT_ENGLAND_PENCE,
} from './amounts.ts';
import { type Figure, READ, TAX_YEAR } from './figure.ts';

/** What the product says of paying for care. */
export const CARE_FIGURES = {
  careUpperLimitEngland: {
    value: CARE_UPPER_LIMIT_ENGLAND_PENCE,
    unit: 'pence',
    what: 'Capital above which care is paid for in full, England',
    source: 'Department of Health and Social Care circular 2024-25; that of 2026-27 was not read',
    asOf: READ,
    nextReview: TAX_YEAR,
    note: 'England only; Wales has a limit of its own.',
    mustConfirmBeforeLaunch: true,
  },
  careLowerLimitEngland: {
    value: CARE_LOWER_LIMIT_ENGLAND_PENCE,
    unit: 'pence',
    what: 'Capital below which none of it is counted for care, England',
    source: 'Department of Health and Social Care circular 2024-25; that of 2026-27 was not read',
    asOf: READ,
    nextReview: TAX_YEAR,
    mustConfirmBeforeLaunch: true,
  },
  careLimitWales: {
    value: CARE_LIMIT_WALES_PENCE,
    unit: 'pence',
    what: 'Capital limit for residential care, Wales',
    source: 'Welsh Government, written statement of 8 April 2019; whether it still holds in 2026-27 was not read',
    asOf: READ,
    nextReview: TAX_YEAR,
    mustConfirmBeforeLaunch: true,
  },
  careTariffStep: {
    value: CARE_TARIFF_STEP_PENCE,
    unit: 'pence',
    what: 'Capital between the limits that counts as £1 of income a week, England',
    source: 'Care and Support (Charging and Assessment of Resources) Regulations 2014 reg.25',
    asOf: READ,
    nextReview: TAX_YEAR,
  },
  careHomeRelativeAge: {
    value: 60,
    unit: 'years',
    what: 'Age of a relative whose living in the home keeps it out of the count for a care home',
    source:
      'Care and Support (Charging and Assessment of Resources) Regulations 2014 sch.2 para.4; for Wales, Care and Support (Financial Assessment) (Wales) Regulations 2015 (SI 2015/1844) sch.2 para.4, as made',
    asOf: READ,
    nextReview: TAX_YEAR,
  },
  careHomeDisregardWeeks: {
    value: CARE_HOME_DISREGARD_WEEKS,
    unit: 'weeks',
    what: 'First weeks in a care home in which the value of the home is not counted',
    source:
      'Care and Support (Charging and Assessment of Resources) Regulations 2014 sch.2 para.2; for Wales, Care and Support (Financial Assessment) (Wales) Regulations 2015 (SI 2015/1844) sch.2, of which only para.4 was read',
    asOf: READ,
    nextReview: TAX_YEAR,
  },
} as const satisfies Readonly<Record<string, Figure>>;
