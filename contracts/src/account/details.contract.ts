import { MINIMUM_CUSTOMER_AGE } from '../constants.ts';
import { ageOn, isRealDate, londonDate, wrongYear } from '../dates.ts';
import { ADDRESS_LIMIT, NAME_LIMIT, SHORT_LIMIT } from '../answer-limits.ts';
import { endpoint } from '../endpoint.ts';
import { MESSAGES } from '../messages.ts';
import { normalPostcode, Postcode } from '../postcode.ts';
import { isPhoneNumber, optionalText, printable, requiredText, text } from '../primitives.ts';
import { z } from '../zod.ts';
import { trimmed, withoutUnseen } from '../unseen.ts';
import { unmistakable } from '../lookalikes.ts';
import { User } from './me.contract.ts';

const isMobile = z.refine<string>((number) => number === '' || isPhoneNumber(number), MESSAGES.mobile);

export const oldEnough = (dob: string, today: string = londonDate(new Date())): boolean =>
  isRealDate(dob) && dob <= today && ageOn(dob, today) >= MINIMUM_CUSTOMER_AGE;

type Whom = Parameters<typeof wrongYear>[2];

const yearProblem = (dob: string, whom: Whom): string | null => (isRealDate(dob) ? wrongYear(dob, londonDate(new Date()), whom) : null);

/* @__NO_SIDE_EFFECTS__ */
const fieldsOf = (whom: Whom) => ({
  fullName: requiredText(NAME_LIMIT, MESSAGES.fullName).check(unmistakable, printable),
  dob: z.string(MESSAGES.age).check(
    trimmed,
    z.refine((dob) => yearProblem(dob, whom) === null, {
      error: ({ input }) => yearProblem(withoutUnseen(String(input)), whom) ?? MESSAGES.age,
      abort: true,
    }),
    z.refine((dob) => oldEnough(dob), MESSAGES.age),
  ),
});

/** Who somebody is. Ages are checked against the date in London. */
export const ownFields = fieldsOf('you');
/** The same, for whoever writes it down for somebody else. */
export const theirFields = fieldsOf('them');

export const contactFields = {
  mobile: optionalText(SHORT_LIMIT, isMobile),
  addressLine1: requiredText(ADDRESS_LIMIT, MESSAGES.address).check(unmistakable, printable),
  addressLine2: optionalText(ADDRESS_LIMIT, unmistakable, printable),
  city: requiredText(SHORT_LIMIT, MESSAGES.city).check(unmistakable, printable),
  county: optionalText(SHORT_LIMIT, unmistakable, printable),
  postcode: z.pipe(Postcode, z.transform(normalPostcode)),
};

/** Lines of an address that may be taken off again. */
export const addressExtras = {
  addressLine2: z.nullable(text(ADDRESS_LIMIT).check(unmistakable, printable)),
  county: z.nullable(text(SHORT_LIMIT).check(unmistakable, printable)),
};

/** All but the mobile number only until it stands in a will that is paid for. The email address is in `email-change.contract.ts`. */
export const OwnDetails = z.partial(
  z.object({ ...ownFields, ...contactFields, ...addressExtras, mobile: z.nullable(text(SHORT_LIMIT).check(isMobile)) }),
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
