import { endpoint, TEAM } from '../endpoint.ts';
import { TEXT_LIMITS } from '../text-limits.ts';
import { z } from '../zod.ts';

/** Customers of one page. */
export const CUSTOMERS_A_PAGE = 50;
/** Letters of a name or an address that a search needs. */
export const MIN_CUSTOMER_SEARCH = 2;
const MAX_PAGE = 1_000_000;
const PAGE = `Give page as a whole number from 1 to ${MAX_PAGE}`;

/** How far a customer has come, in order. */
export const CustomerStage = z.enum(['signed-up', 'answering', 'submitted', 'paid', 'sent', 'signed']);
export type CustomerStage = z.infer<typeof CustomerStage>;

export const ListedCustomer = z.object({
  id: z.string(),
  /** Null after erasure. */
  person: z.nullable(z.object({ fullName: z.string(), email: z.string() })),
  /** Whether the address is proven; until then anybody may have typed it. */
  verified: z.boolean(),
  /** ISO 8601 UTC. */
  signedUpAt: z.string(),
  stage: CustomerStage,
  /** How many questions were answered, at most. */
  answered: z.int(),
  orderId: z.nullable(z.string()),
  /** `referred`: by the invitation of a friend. `partnerRef`: the code of a partner. */
  cameBy: z.object({ referred: z.boolean(), partnerRef: z.nullable(z.string()) }),
});
export type ListedCustomer = z.infer<typeof ListedCustomer>;

/** `total` counts all pages; `more`: there are even more. */
export const CustomerPage = z.object({ customers: z.array(ListedCustomer), total: z.int(), more: z.boolean() });
export type CustomerPage = z.infer<typeof CustomerPage>;

/** The newest first. What is searched for is in the body: names and addresses stand in no URL. */
export const searchCustomers = endpoint({
  method: 'POST',
  path: '/api/admin/customers/search',
  audience: TEAM,
  body: z.object({
    search: z.optional(
      z
        .string()
        .check(
          z.trim(),
          z.minLength(MIN_CUSTOMER_SEARCH, `Type at least ${MIN_CUSTOMER_SEARCH} letters`),
          z.maxLength(TEXT_LIMITS.name, 'Please search for fewer words'),
        ),
    ),
    page: z.optional(z.int(PAGE).check(z.refine((page) => page >= 1 && page <= MAX_PAGE, PAGE))),
  }),
  status: 200,
  response: CustomerPage,
});
