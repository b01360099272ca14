export const PRICE_PENCE = 5000;
/** The card provider's smallest charge in pounds sterling. A code that leaves less than this and more than nothing is refused. */
export const MINIMUM_CHARGE_PENCE = 30;
export const CURRENCY = 'gbp';
/** Of the right to cancel something bought online: Consumer Contracts Regulations 2013 reg. 30. */
export const CANCEL_DAYS = 14;
/** The day of the terms of service that a customer agrees to at checkout. */
export const TERMS_OF = '2026-11-29';

export const MINIMUM_CUSTOMER_AGE = 25;
export const LEGAL_ADULT_AGE = 18;

export const WIZARD_STEPS = 10;
export const MAX_CHILDREN = 10;
export const MAX_EXECUTORS = 3;
export const MAX_RESERVE_EXECUTORS = 2;
export const MAX_CUSTOM_BENEFICIARIES = 10;
export const MAX_CUSTOM_SUBSTITUTES = 10;
export const MAX_SPECIFIC_GIFTS = 30;
/** No more people can be the owners of land in law: Law of Property Act 1925 s.34(2). */
export const MAX_HOME_TAKERS = 4;
/** What is said of so many people still fits a sheet that somebody reads. */
export const MAX_LEFT_OUT = 4;
export const MAX_LOANS = 4;
export const PERCENT_TOTAL = 100;

export const EXIT_CODE = 'EXIT10';
export const EXIT_CODE_PERCENT = 20;
/** Each use of a code with a limit is a fact of that code. */
export const MAX_DISCOUNT_USES = 1000;
/** How long a customer at the till keeps a use of a code with a limit without paying. */
export const DISCOUNT_HOLD_MINUTES = 60;
/** Changes of a will that was sent, handed in within 365 days. */
export const MAX_UPDATES_A_YEAR = 6;
export const REFERRAL_REWARD_PENCE = 2500;
/** Days after a friend's payment until the reward is paid out: so long a will that was not sent yet is refunded in full. */
export const REFERRAL_PAYOUT_DAYS = 30;

export const COOKIE_BANNER_DELAY_MS = 1000;
export const EXIT_INTENT_ARMING_MS = 5000;
export const FREE_ORDER_REDIRECT_MS = 1500;
export const TOAST_MS = 5000;
export const TOOLTIP_DELAY_MS = 700;
/** Within this time after one tooltip closed, the next opens without delay. */
export const TOOLTIP_SKIP_DELAY_MS = 300;
/** After this pause the letters typed at a choice begin a new word. */
export const TYPE_AHEAD_RESET_MS = 1000;
export const PARTNER_CODE_DAYS = 30;

export const VERIFY_LINK_MINUTES = 24 * 60;
export const LOGIN_LINK_MINUTES = 10;
/** Of the code that stands in the same mail as the link. */
export const LOGIN_CODE_DIGITS = 6;
/** So many wrong tries, and the code of that mail is void; its link goes on. */
export const MAX_WRONG_LOGIN_CODES = 5;
