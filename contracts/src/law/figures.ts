import type { IsoDate } from '../dates.ts';
import { INTESTACY_NET_SUM_PENCE, PROBATE_COURT_FEE_PENCE, PROBATE_FEE_THRESHOLD_PENCE } from './amounts.ts';
import { CARE_FIGURES } from './care-figures.ts';
import { type Figure, READ, TAX_YEAR, YEARLY, pounds } from './figure.ts';
import { TAX_FIGURES } from './tax-figures.ts';

export type { Figure } from './figure.ts';

/** Every figure of the law that the product uses, once. A test fails when a review is overdue by 90 days. */
export const FIGURES = {
  intestacyNetSum: {
    value: INTESTACY_NET_SUM_PENCE,
    unit: 'pence',
    what: 'Fixed net sum of a spouse or civil partner when there are children and no will',
    source: 'Administration of Estates Act 1925 s.46; ICAEW, 10 August 2023, for deaths on or after 26 July 2023',
    asOf: READ,
    nextReview: TAX_YEAR,
    note: 'Not the nil-rate band. Reviewed at least every five years, or sooner when prices rise by 15%.',
  },
  intestacySurvivorship: {
    value: 28,
    unit: 'days',
    what: 'How long a spouse or civil partner must survive to inherit without a will',
    source: 'Administration of Estates Act 1925 s.46(2A)',
    asOf: READ,
    nextReview: YEARLY,
  },
  willSurvivorship: {
    value: 28,
    unit: 'days',
    what: 'How long a person must survive to take under our wills',
    source: 'Our wording; the length of the intestacy rule for spouses',
    asOf: READ,
    nextReview: YEARLY,
  },
  probateCourtFee: {
    value: PROBATE_COURT_FEE_PENCE,
    unit: 'pence',
    what: 'Court fee for a grant of probate',
    source: 'GOV.UK: £300 since May 2024, £273 before',
    asOf: READ,
    nextReview: TAX_YEAR,
    specValue: PROBATE_COURT_FEE_PENCE,
    currentValue: pounds(300),
    note: 'HMCTS has charged £300 since May 2024.',
  },
  probateFeeThreshold: {
    value: PROBATE_FEE_THRESHOLD_PENCE,
    unit: 'pence',
    what: 'Estate up to which no court fee is charged',
    source: 'GOV.UK',
    asOf: READ,
    nextReview: TAX_YEAR,
    note: 'A line for the fee: banks set their own limits, joint assets pass without a grant, land needs one.',
  },
  probateCourtFeeAnnounced: {
    value: pounds(526),
    unit: 'pence',
    what: 'Court fee for a grant of probate since 13 July 2026, beside the one of July 2023 that the calculator keeps to',
    source: 'Reports of the announcement, June 2026, "subject to parliamentary approval"; the order itself was not read',
    asOf: '2026-11-23',
    nextReview: TAX_YEAR,
    mustConfirmBeforeLaunch: true,
  },
  executorsOnGrant: {
    value: 4,
    unit: 'people',
    what: 'Executors at most who can take the grant for the same part of an estate',
    source: 'Senior Courts Act 1981 s.114(1)',
    asOf: READ,
    nextReview: YEARLY,
  },
  cohabitationYears: {
    value: 2,
    unit: 'years',
    what: 'Time that an unmarried partner must have lived with the person who died, to claim as a partner',
    source: 'Inheritance (Provision for Family and Dependants) Act 1975 s.1(1A)',
    asOf: READ,
    nextReview: YEARLY,
  },
  adultAge: {
    value: 18,
    unit: 'years',
    what: 'Age to make a will, to witness one, to take a grant and to be paid a share',
    source: 'Wills Act 1837 s.7; Family Law Reform Act 1969 s.1',
    asOf: READ,
    nextReview: YEARLY,
  },
  marriageAge: {
    value: 16,
    unit: 'years',
    what: 'Age below which nobody alive can be a spouse; 18 since 27 February 2023, 16 before',
    source: 'Marriage and Civil Partnership (Minimum Age) Act 2022',
    asOf: READ,
    nextReview: YEARLY,
  },
  provisionClaimMonths: {
    value: 6,
    unit: 'months',
    what: 'Time after the grant to claim under the 1975 Act',
    source: 'Inheritance (Provision for Family and Dependants) Act 1975 s.4; HMRC IHTM35232',
    asOf: READ,
    nextReview: YEARLY,
  },
  claimServiceMonths: {
    value: 4,
    unit: 'months',
    what: 'Time after a claim under the 1975 Act is issued in which it must reach the executors',
    source: 'Civil Procedure Rules 7.5, 8.1 and 57.16',
    asOf: '2026-11-28',
    nextReview: YEARLY,
  },
  deathRegistrationDays: {
    value: 5,
    unit: 'days',
    what: 'Time to register a death in England and Wales, from when the registrar receives the medical certificate of its cause',
    source:
      'Births and Deaths Registration Act 1953 s.17, as amended for deaths registered from 9 September 2024; council register offices',
    asOf: READ,
    nextReview: YEARLY,
  },
  creditorsNoticeMonths: {
    value: 2,
    unit: 'months',
    what: 'Shortest notice to creditors after which executors may share out',
    source: 'Trustee Act 1925 s.27',
    asOf: READ,
    nextReview: YEARLY,
  },
  executorsYearMonths: {
    value: 12,
    unit: 'months',
    what: 'Time after the death in which nobody can make executors share out',
    source: 'Administration of Estates Act 1925 s.44',
    asOf: READ,
    nextReview: YEARLY,
  },
  witnesses: {
    value: 2,
    unit: 'people',
    what: 'Witnesses who must be present together when a will is signed',
    source: 'Wills Act 1837 s.9',
    asOf: READ,
    nextReview: YEARLY,
  },
  ...TAX_FIGURES,
  ...CARE_FIGURES,
} as const satisfies Readonly<Record<string, Figure>>;

const REVIEW_GRACE_DAYS = 90;

const DAY_MS = 86_400_000;

export const overdueFigures = (
  today: IsoDate,
  figures: Readonly<Record<string, Figure>> = FIGURES,
): readonly { readonly name: string; readonly daysLate: number }[] =>
  Object.entries(figures).flatMap(([name, { nextReview }]) => {
    const daysLate = Math.round((Date.parse(today) - Date.parse(nextReview)) / DAY_MS);
    return daysLate > REVIEW_GRACE_DAYS ? [{ name, daysLate }] : [];
  });
