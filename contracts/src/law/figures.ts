import type { IsoDate } from '../dates.ts';
import { INTESTACY_NET_SUM_PENCE, PROBATE_COURT_FEE_PENCE, PROBATE_FEE_THRESHOLD_PENCE } from './amounts.ts';

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
};

const pounds = (amount: number): number => amount * 100;

const READ = '2026-11-20';
const TAX_YEAR = '2027-04-06';
/** A rule that only an Act changes is read again once a year. */
const YEARLY = '2027-11-20';

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
  youngPersonShareTax: {
    value: 60,
    unit: 'pence',
    what: 'Inheritance tax at most, for each £100 and each year after 18, on a child’s share that is held until 25 or earlier',
    source: 'Inheritance Tax Act 1984 ss.71D to 71F',
    asOf: READ,
    nextReview: YEARLY,
    note: 'Three tenths of the rate at a ten-year anniversary, 20% at most, by quarters: 1.8% at 21, 4.2% at 25.',
  },
  inheritanceTaxNilRateBand: {
    value: pounds(325_000),
    unit: 'pence',
    what: 'Inheritance tax nil-rate band',
    source: 'HMRC policy paper, 30 October 2024; Budget November 2025: frozen to 5 April 2031',
    asOf: READ,
    nextReview: TAX_YEAR,
    note: 'Not the fixed net sum of the intestacy rules.',
  },
  residenceNilRateBand: {
    value: pounds(175_000),
    unit: 'pence',
    what: 'Extra band for a home left to direct descendants',
    source: 'HMRC policy paper, 30 October 2024; Budget November 2025: frozen to 5 April 2031',
    asOf: READ,
    nextReview: TAX_YEAR,
  },
  residenceBandTaper: {
    value: pounds(2_000_000),
    unit: 'pence',
    what: 'Estate above which the residence band is withdrawn, £1 for every £2',
    source: 'HMRC policy paper, 30 October 2024',
    asOf: READ,
    nextReview: TAX_YEAR,
  },
  largeEstate: {
    value: pounds(1_000_000),
    unit: 'pence',
    what: 'Known value from which a reviewer always decides about tax',
    source: 'Two nil-rate and two residence bands of a couple',
    asOf: READ,
    nextReview: TAX_YEAR,
  },
  inheritanceTaxRate: {
    value: 40,
    unit: 'percent',
    what: 'Inheritance tax above the bands',
    source: 'House of Commons Library',
    asOf: READ,
    nextReview: TAX_YEAR,
  },
  inheritanceTaxCharityRate: {
    value: 36,
    unit: 'percent',
    what: 'Inheritance tax where a tenth goes to charity',
    source: 'House of Commons Library',
    asOf: READ,
    nextReview: TAX_YEAR,
  },
  charityShareForLowerRate: {
    value: 10,
    unit: 'percent',
    what: 'Part of the net estate that must go to charity for the lower rate',
    source: 'House of Commons Library',
    asOf: READ,
    nextReview: TAX_YEAR,
  },
  businessReliefAtFullRate: {
    value: pounds(2_500_000),
    unit: 'pence',
    what: 'Business and farm property relieved in full; half above',
    source: 'From 6 April 2026; ACCA with HMT',
    asOf: READ,
    nextReview: TAX_YEAR,
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
  careUpperLimitEngland: {
    value: pounds(23_250),
    unit: 'pence',
    what: 'Capital above which care is paid for in full, England',
    source: 'Department of Health and Social Care circular 2024-25',
    asOf: READ,
    nextReview: TAX_YEAR,
    note: 'England only; Wales has £50,000 for residential care.',
  },
  careLowerLimitEngland: {
    value: pounds(14_250),
    unit: 'pence',
    what: 'Capital below which none of it is counted for care, England',
    source: 'Department of Health and Social Care circular 2024-25',
    asOf: READ,
    nextReview: TAX_YEAR,
  },
  careLimitWales: {
    value: pounds(50_000),
    unit: 'pence',
    what: 'Capital limit for residential care, Wales',
    source: 'Secondary source; to be read again at GOV.WALES',
    asOf: READ,
    nextReview: TAX_YEAR,
  },
  careTariffStep: {
    value: pounds(250),
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
    source: 'Care and Support (Charging and Assessment of Resources) Regulations 2014 sch.2 para.4',
    asOf: READ,
    nextReview: TAX_YEAR,
  },
  careHomeDisregardWeeks: {
    value: 12,
    unit: 'weeks',
    what: 'First weeks in a care home in which the value of the home is not counted',
    source: 'Care and Support (Charging and Assessment of Resources) Regulations 2014 sch.2 para.2',
    asOf: READ,
    nextReview: TAX_YEAR,
  },
  probateCourtFeeAnnounced: {
    value: pounds(526),
    unit: 'pence',
    what: 'Court fee for a grant of probate that the Ministry of Justice announced for 13 July 2026',
    source: 'Reports of the announcement, June 2026, "subject to parliamentary approval"; the order itself was not read',
    asOf: '2026-11-23',
    nextReview: TAX_YEAR,
  },
  giftYears: {
    value: 7,
    unit: 'years',
    what: 'Time to survive an outright gift to a person for it to be free of inheritance tax',
    source: 'Inheritance Tax Act 1984 s.3A',
    asOf: READ,
    nextReview: TAX_YEAR,
  },
  annualGiftExemption: {
    value: pounds(3000),
    unit: 'pence',
    what: 'Gifts in a tax year that are free of inheritance tax at once',
    source: 'Inheritance Tax Act 1984 s.19',
    asOf: READ,
    nextReview: TAX_YEAR,
  },
  taxInstalmentYears: {
    value: 10,
    unit: 'years',
    what: 'Time over which inheritance tax on a home can be paid',
    source: 'Inheritance Tax Act 1984 s.227',
    asOf: READ,
    nextReview: TAX_YEAR,
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
  deathRegistrationDays: {
    value: 5,
    unit: 'days',
    what: 'Time to register a death in England and Wales',
    source: 'Births and Deaths Registration Act 1953 s.17',
    asOf: READ,
    nextReview: YEARLY,
  },
  taxPaymentMonths: {
    value: 6,
    unit: 'months',
    what: 'Time after the month of the death to pay inheritance tax before interest runs',
    source: 'Inheritance Tax Act 1984 ss.226, 233',
    asOf: READ,
    nextReview: TAX_YEAR,
  },
  taxAccountMonths: {
    value: 12,
    unit: 'months',
    what: 'Time after the month of the death to send the inheritance tax account',
    source: 'Inheritance Tax Act 1984 s.216(6)',
    asOf: READ,
    nextReview: TAX_YEAR,
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
  variationYears: {
    value: 2,
    unit: 'years',
    what: 'Time after the death in which a gift can be redirected with effect for tax',
    source: 'Inheritance Tax Act 1984 s.142',
    asOf: READ,
    nextReview: TAX_YEAR,
  },
  witnesses: {
    value: 2,
    unit: 'people',
    what: 'Witnesses who must be present together when a will is signed',
    source: 'Wills Act 1837 s.9',
    asOf: READ,
    nextReview: YEARLY,
  },
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
