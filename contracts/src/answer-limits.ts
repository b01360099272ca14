/** Longest texts, in characters: numbers of their own, so that a first screen loads the ones it needs and no others. */
export const NAME_LIMIT = 300;
export const ADDRESS_LIMIT = 500;
export const SHORT_LIMIT = 200;
export const GIFT_LIMIT = 2000;
export const FUNERAL_LIMIT = 10_000;
export const EMAIL_LIMIT = 254;
export const REASON_LIMIT = 2000;
export const MESSAGE_LIMIT = 5000;
