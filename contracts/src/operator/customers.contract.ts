import { MailDelivery } from '../mail/mail-delivery.ts';
import { EmailChange } from '../account/email-change.contract.ts';
import { Erasure } from '../account/privacy.contract.ts';
import { ReceivedMessage } from '../contact/contact.contract.ts';
import { Cursor } from '../cursor.ts';
import { endpoint, TEAM } from '../endpoint.ts';
import { Id } from '../primitives.ts';
import { ReferralStatus } from '../referral/referral.contract.ts';
import { TEXT_LIMITS } from '../text-limits.ts';
import { AfterSending } from '../will/after-sending.contract.ts';
import { VersionState } from '../will/sent-version.ts';
import { z } from '../zod.ts';
import { OrderHistory } from './history.contract.ts';
import { AdminOrder, CustomerProblem, OrderEnquiry } from './operator.contract.ts';
import { trimmed } from '../unseen.ts';

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

/** `total` counts all pages; `more`: there are even more. `after` and `before` name the pages around it, null at the ends. */
export const CustomerPage = z.object({
  customers: z.array(ListedCustomer),
  total: z.int(),
  more: z.boolean(),
  after: z.optional(z.nullable(Cursor)),
  before: z.optional(z.nullable(Cursor)),
});
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
          trimmed,
          z.minLength(MIN_CUSTOMER_SEARCH, `Type at least ${MIN_CUSTOMER_SEARCH} letters`),
          z.maxLength(TEXT_LIMITS.name, 'Please search for fewer words'),
        ),
    ),
    /** Of a page that was read: they go before `page`, and no customer who comes meanwhile moves them. */
    after: z.optional(Cursor),
    before: z.optional(Cursor),
    page: z.optional(z.int(PAGE).check(z.refine((page) => page >= 1 && page <= MAX_PAGE, PAGE))),
  }),
  status: 200,
  response: CustomerPage,
});

/** Instants are ISO 8601 UTC, money in pounds. What is personal is null after erasure. */
export const CustomerStory = z.object({
  id: z.string(),
  state: z.enum(['unverified', 'verified', 'erased']),
  /** Before the address is proven: as somebody typed it. */
  person: z.nullable(z.object({ fullName: z.string(), email: z.string(), mobile: z.nullable(z.string()) })),
  /** Our mails to the address are refused or come back. */
  undelivered: z.optional(z.literal(true)),
  /** What became of our newest mails, as far as the mail provider has told; newest first. */
  deliveries: z.optional(z.array(MailDelivery)),
  /** What stands in the will; null before the address is proven. */
  standsInWill: z.nullable(
    z.object({
      dob: z.string(),
      addressLine1: z.string(),
      addressLine2: z.nullable(z.string()),
      city: z.string(),
      county: z.nullable(z.string()),
      postcode: z.string(),
    }),
  ),
  signedUpAt: z.string(),
  verifiedAt: z.nullable(z.string()),
  /** The last thing that the customer did and we recorded; looking leaves no trace. */
  lastActiveAt: z.nullable(z.string()),
  /** Whether name and address stand in a will that is paid for, so that the customer cannot change them. */
  detailsLocked: z.boolean(),
  /** The newest change of the address, however it ended. */
  emailChange: z.nullable(EmailChange),
  progress: z.object({
    stage: CustomerStage,
    /** Questions, at most. */
    answered: z.int(),
    submittedAt: z.nullable(z.string()),
    paidAt: z.nullable(z.string()),
    sentAt: z.nullable(z.string()),
    signedAt: z.nullable(z.string()),
  }),
  cameBy: z.object({
    referrer: z.nullable(z.object({ customerId: z.string(), fullName: z.nullable(z.string()) })),
    partnerRef: z.nullable(z.string()),
  }),
  order: z.nullable(
    z.object({
      ...z.pick(AdminOrder, {
        id: true,
        status: true,
        paymentStatus: true,
        createdAt: true,
        finalAmount: true,
        discountCode: true,
        returned: true,
        updating: true,
      }).shape,
      refunded: z.number(),
    }),
  ),
  problems: z.array(CustomerProblem),
  enquiries: z.array(OrderEnquiry),
  /** Friends whom the customer invited, newest first; `friendId`: the friend's own account. */
  referrals: z.array(
    z.object({
      id: z.string(),
      refereeName: z.string(),
      refereeEmail: z.string(),
      status: ReferralStatus,
      earnings: z.nullable(z.number()),
      createdAt: z.string(),
      friendId: z.nullable(z.string()),
    }),
  ),
  /** By the contact page, newest first: those of the customer's sessions, and those with the address alone. */
  messages: z.array(ReceivedMessage),
  /** What was sent, newest first; `signedOn` is a calendar date. Witnesses are other people, and not named here. */
  signing: z.object({
    ...z.pick(AfterSending, { reminders: true, update: true }).shape,
    versions: z.array(z.object({ versionCode: z.string(), sentAt: z.string(), state: VersionState, signedOn: z.nullable(z.string()) })),
  }),
  erasure: z.nullable(z.object({ ...Erasure.shape, agreedBy: z.array(z.string()) })),
  /** The newest page; `getCustomerHistory` has the others. */
  history: OrderHistory,
});
export type CustomerStory = z.infer<typeof CustomerStory>;

const customerId = z.object({ id: Id });

/** Recorded before it is answered, as reading a will is. */
export const getCustomerStory = endpoint({
  method: 'GET',
  path: '/api/admin/customers/:id',
  audience: TEAM,
  params: customerId,
  status: 200,
  response: CustomerStory,
});

export const getCustomerHistory = endpoint({
  method: 'GET',
  path: '/api/admin/customers/:id/history',
  audience: TEAM,
  params: customerId,
  query: z.object({ before: Id }),
  status: 200,
  response: OrderHistory,
});
