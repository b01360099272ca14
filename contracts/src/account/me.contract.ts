import { endpoint } from '../endpoint.ts';
import { CalendarDate } from '../primitives.ts';
import { z } from '../zod.ts';

/** Whoever is signed in. Every screen of the app loads it; how to get there is in `account.contract.ts`, what can be changed in `details.contract.ts`. */
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
  /**
   * `notice`: what the team wants every customer to know at the moment. `undelivered`: our mails to the customer's address are refused or come
   * back. `undeliveredWill`: the newest will was among them.
   */
  response: z.object({
    user: User,
    notice: z.optional(z.nullable(z.string())),
    undelivered: z.optional(z.literal(true)),
    undeliveredWill: z.optional(z.literal(true)),
  }),
});

export const logout = endpoint({
  method: 'POST',
  path: '/api/logout',
  audience: 'visitor',
  status: 200,
  response: z.object({ success: z.literal(true) }),
});
