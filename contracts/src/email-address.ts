import { EMAIL_LIMIT } from './answer-limits.ts';

const ATOM = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+";
const LABEL = '[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?';
const TOP = '[A-Za-z][A-Za-z0-9-]{0,61}[A-Za-z0-9]';
/** One address, as mail providers take them. Alone, so that a public page which asks for one need not load zod. */
export const EMAIL_ADDRESS = new RegExp(String.raw`^(?=[^@]{1,64}@)${ATOM}(?:\.${ATOM})*@(?:${LABEL}\.)+${TOP}$`);

/** Whether a mail could be sent to it: the rule of every address on the site. */
export const isEmailAddress = (typed: string): boolean => typed.length <= EMAIL_LIMIT && EMAIL_ADDRESS.test(typed);
