import { MINIMUM_CUSTOMER_AGE } from '../constants.ts';
import { ageOn, isRealDate, londonDate, wrongYear } from '../dates.ts';
import { TEXT_LIMITS } from '../text-limits.ts';
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

const yearProblem = (dob: string): string | null => (isRealDate(dob) ? wrongYear(dob, londonDate(new Date()), 'you') : null);

/** Who somebody is. Ages are checked against the date in London. */
export const ownFields = {
  fullName: requiredText(TEXT_LIMITS.name, MESSAGES.fullName).check(unmistakable, printable),
  dob: z.string(MESSAGES.age).check(
    trimmed,
    z.refine((dob) => yearProblem(dob) === null, {
      error: ({ input }) => yearProblem(withoutUnseen(String(input))) ?? MESSAGES.age,
      abort: true,
    }),
    z.refine((dob) => oldEnough(dob), MESSAGES.age),
  ),
};

export const contactFields = {
  mobile: optionalText(TEXT_LIMITS.short, isMobile),
  addressLine1: requiredText(TEXT_LIMITS.address, MESSAGES.address).check(unmistakable, printable),
  addressLine2: optionalText(TEXT_LIMITS.address, unmistakable, printable),
  city: requiredText(TEXT_LIMITS.short, MESSAGES.city).check(unmistakable, printable),
  county: optionalText(TEXT_LIMITS.short, unmistakable, printable),
  postcode: z.pipe(Postcode, z.transform(normalPostcode)),
};

/** All but the email address can be changed, until it stands in a will that is paid for. */
export const OwnDetails = z.partial(
  z.object({
    ...ownFields,
    ...contactFields,
    mobile: z.nullable(text(TEXT_LIMITS.short).check(isMobile)),
    addressLine2: z.nullable(text(TEXT_LIMITS.address).check(unmistakable, printable)),
    county: z.nullable(text(TEXT_LIMITS.short).check(unmistakable, printable)),
  }),
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
