import { addressExtras, contactFields, theirFields } from '../account/details.contract.ts';
import { endpoint, TEAM } from '../endpoint.ts';
import { MESSAGES } from '../messages.ts';
import { Id, text } from '../primitives.ts';
import { TEXT_LIMITS } from '../text-limits.ts';
import { z } from '../zod.ts';
import { isOfSubstance } from './review.contract.ts';

const { addressLine1, city, postcode } = contactFields;

/** What stands in the will of a customer, in the words of whoever corrects it. What is left out stays as it is. */
export const CorrectedDetails = z
  .partial(z.object({ ...theirFields, addressLine1, city, postcode, ...addressExtras }))
  .check(z.refine((changes) => Object.keys(changes).length > 0, MESSAGES.nothingToCorrect));
export type CorrectedDetails = z.infer<typeof CorrectedDetails>;

/** The names of what can be corrected, for mails and histories. */
export const CORRECTABLE = {
  fullName: 'name',
  dob: 'date of birth',
  addressLine1: 'address',
  addressLine2: 'address',
  city: 'address',
  county: 'address',
  postcode: 'address',
} as const satisfies Record<keyof CorrectedDetails, string>;

/** Also while they are locked: then the draft and its review are made anew. The customer reads the reason. Refused once the will was sent. */
export const correctDetails = endpoint({
  method: 'POST',
  path: '/api/admin/customers/:id/details',
  audience: TEAM,
  params: z.object({ id: Id }),
  body: z.object({
    changes: CorrectedDetails,
    reason: text(TEXT_LIMITS.reason).check(z.refine(isOfSubstance, MESSAGES.reasonThin)),
  }),
  status: 200,
  /** `corrected`: false when everything stood like that already. `drafting`: the will of a paid order is drafted and reviewed anew. */
  response: z.object({ corrected: z.boolean(), drafting: z.boolean() }),
});
