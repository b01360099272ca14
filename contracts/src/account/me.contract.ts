import { MINIMUM_CUSTOMER_AGE } from '../constants.ts';
import { ageOn, isRealDate, londonDate, wrongYear } from '../dates.ts';
import { TEXT_LIMITS } from '../text-limits.ts';
import { endpoint } from '../endpoint.ts';
import { MESSAGES } from '../messages.ts';
import { CalendarDate, isPhoneNumber, normalPostcode, optionalText, Postcode, printable, requiredText, text } from '../primitives.ts';
import { z } from '../zod.ts';

const isMobile = z.refine<string>((number) => number === '' || isPhoneNumber(number), MESSAGES.mobile);

export const oldEnough = (dob: string, today: string = londonDate(new Date())): boolean =>
  isRealDate(dob) && dob <= today && ageOn(dob, today) >= MINIMUM_CUSTOMER_AGE;

type Whom = Parameters<typeof wrongYear>[2];

const yearProblem = (dob: string, whom: Whom): string | null => (isRealDate(dob) ? wrongYear(dob, londonDate(new Date()), whom) : null);

/* @__NO_SIDE_EFFECTS__ */
const fieldsOf = (whom: Whom) => ({
  fullName: requiredText(TEXT_LIMITS.name, MESSAGES.fullName).check(printable),
  dob: z.string(MESSAGES.age).check(
    z.trim(),
    z.refine((dob) => yearProblem(dob, whom) === null, {
      error: ({ input }) => yearProblem(String(input).trim(), whom) ?? MESSAGES.age,
      abort: true,
    }),
    z.refine((dob) => oldEnough(dob), MESSAGES.age),
  ),
});

/** Who somebody is. Ages are checked against the date in London. */
export const ownFields = fieldsOf('you');
/** The same, for whoever writes it down for somebody else. */
export const theirFields = fieldsOf('them');

/** Whoever is signed in. Every screen of the app loads it; how to get there is in `account.contract.ts`. */
export const contactFields = {
  mobile: optionalText(TEXT_LIMITS.short, isMobile),
  addressLine1: requiredText(TEXT_LIMITS.address, MESSAGES.address).check(printable),
  addressLine2: optionalText(TEXT_LIMITS.address, printable),
  city: requiredText(TEXT_LIMITS.short, MESSAGES.city).check(printable),
  county: optionalText(TEXT_LIMITS.short, printable),
  postcode: z.pipe(Postcode, z.transform(normalPostcode)),
};

export const User = z.object({
  id: z.string(),
  fullName: z.string(),
  email: z.string(),
  dateOfBirth: CalendarDate,
  dob: CalendarDate,
  phone: z.nullable(z.string()),
  mobile: z.nullable(z.string()),
  addressLine1: z.string(),
  addressLine2: z.nullable(z.string()),
  city: z.string(),
  county: z.nullable(z.string()),
  postcode: z.string(),
});
export type User = z.infer<typeof User>;

export const getMe = endpoint({
  method: 'GET',
  path: '/api/me',
  audience: 'customer',
  status: 200,
  /** `notice`: what the team wants every customer to know at the moment. */
  response: z.object({ user: User, notice: z.optional(z.nullable(z.string())) }),
});

/** Lines of an address that may be taken off again. */
export const addressExtras = {
  addressLine2: z.nullable(text(TEXT_LIMITS.address).check(printable)),
  county: z.nullable(text(TEXT_LIMITS.short).check(printable)),
};

/** All but the email address can be changed, until it stands in a will that is paid for. */
export const OwnDetails = z.partial(
  z.object({ ...ownFields, ...contactFields, ...addressExtras, mobile: z.nullable(text(TEXT_LIMITS.short).check(isMobile)) }),
);
export type OwnDetails = z.infer<typeof OwnDetails>;

export const updateMe = endpoint({
  method: 'PATCH',
  path: '/api/me',
  audience: 'customer',
  body: OwnDetails,
  status: 200,
  response: z.object({ user: User }),
});

export const logout = endpoint({
  method: 'POST',
  path: '/api/logout',
  audience: 'visitor',
  status: 200,
  response: z.object({ success: z.literal(true) }),
});
