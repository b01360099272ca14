import type { ErasureRequest } from '@willow/contracts/account/privacy.contract';
import type { DiscountCode } from '@willow/contracts/discount/discount.operator.contract';
import type { QueueCount } from '@willow/contracts/operator/order-list.contract';
import { OrderQueue } from '@willow/contracts/operator/order-queue';
import type { AdminOrder, AdminOrderDetail } from '@willow/contracts/operator/operator.contract';
import type { Partner } from '@willow/contracts/partner/partner.contract';
import type { AdminReferral } from '@willow/contracts/referral/referral.operator.contract';
import type { OrderReading } from '@willow/contracts/operator/reading.contract';
import type { Admin } from '@willow/contracts/operator/session.contract';
import type { OrderChanges, OrderFlags, ReviewFlag } from '@willow/contracts/operator/review.contract';

export const OLIVE: Admin = { id: 'a1', email: 'olive@willow.example', name: 'Olive Operator', role: 'operator' };

const ID = '0193aaaa-bbbb-7ccc-8ddd-eeeeffff0000';

export const anOrder = (changes: Partial<AdminOrder> = {}): AdminOrder => ({
  id: ID,
  status: 'new',
  paymentStatus: 'succeeded',
  createdAt: '2026-11-18T23:30:00Z',
  stage: 'ready',
  waitingSince: '2026-11-18T23:40:00Z',
  user: { id: 'u1', fullName: 'Jane Smith', email: 'jane@example.test' },
  notes: null,
  amount: 50,
  finalAmount: 50,
  secondWill: 0,
  prepaid: false,
  discountCode: null,
  refunded: 0,
  refund: null,
  dispute: null,
  partnerRef: null,
  sending: false,
  mailFailed: false,
  receiptFailed: false,
  markedSent: null,
  opened: null,
  assignee: null,
  openProblems: 0,
  openEnquiries: 0,
  answeredEnquiries: 0,
  returned: false,
  updating: false,
  draft: 'made',
  review: { block: 0, high: 0, proposed: 0 },
  pair: null,
  ...changes,
});

export const queuesOf = (counts: Partial<Record<OrderQueue, Partial<QueueCount>>> = {}): Readonly<Record<OrderQueue, QueueCount>> =>
  Object.fromEntries(OrderQueue.options.map((queue) => [queue, { count: 0, late: 0, oldest: null, ...counts[queue] }])) as Record<
    OrderQueue,
    QueueCount
  >;

export const aDetail = (
  order: Partial<AdminOrder> = {},
  jsonAnswers: Record<string, unknown> = { hasChildren: 'yes' },
): AdminOrderDetail => ({
  user: {
    id: 'u1',
    fullName: 'Jane Smith',
    email: 'jane@example.test',
    dob: '1985-03-27',
    mobile: '07700 900123',
    addressLine1: '1 Elm Row',
    addressLine2: 'Headingley',
    city: 'Leeds',
    county: null,
    postcode: 'LS1 1AA',
  },
  order: anOrder(order),
  notes: [],
  problems: [],
  enquiries: [],
  refunds: [],
  disputes: [],
  fraudWarnings: [],
  willAnswers: { jsonAnswers },
  draftProblem: null,
  versions: [],
});

export const aCode = (changes: Partial<DiscountCode> = {}): DiscountCode => ({
  id: 'EXIT10',
  code: 'EXIT10',
  discountPercentage: 20,
  isActive: true,
  timesUsed: 42,
  successfulUses: 31,
  totalRevenue: 1240,
  totalDiscount: 310,
  ...changes,
});

export const aReferral = (changes: Partial<AdminReferral> = {}): AdminReferral => ({
  id: 'r1',
  referrer: { fullName: 'Jane Smith', email: 'jane@example.test' },
  refereeName: 'Sam Poole',
  refereeEmail: 'sam@example.test',
  status: 'pending',
  earnings: null,
  order: null,
  createdAt: '2026-11-18T23:30:00Z',
  paymentDate: null,
  notes: null,
  ...changes,
});

export const aPartner = (changes: Partial<Partner> = {}): Partner => ({
  id: 'p1',
  name: 'Elm Solicitors',
  email: 'paula@elm.test',
  refCode: 'ELM26',
  commissionRate: '12.50',
  isActive: true,
  notes: 'Invoices on the first',
  orderCount: 31,
  successfulOrders: 28,
  totalRevenue: 1380,
  estimatedCommission: 172.5,
  ...changes,
});

export const ANSWER_HASH = 'a'.repeat(64);

export const aFlag = (changes: Partial<ReviewFlag> = {}): ReviewFlag => ({
  key: 'R19:executors',
  id: 'R19',
  severity: 'HIGH',
  revision: 3,
  message: 'John Smith is the only executor.',
  action: 'Suggest a second executor.',
  about: { step: 5, path: ['executors', 0, 'fullName'] },
  stops: true,
  choices: ['accepted', 'confirmed', 'fixed', 'asked'],
  reasons: [],
  twoPeople: false,
  proposal: null,
  decision: null,
  earlier: null,
  ...changes,
});

export const flagsOf = (flags: readonly ReviewFlag[] = [], changes: Partial<OrderFlags> = {}): OrderFlags => {
  const stopped = flags.some(({ stops }) => stops);
  return {
    answerHash: ANSWER_HASH,
    reviewedAt: '2026-11-19T09:00:00Z',
    flags: [...flags],
    keptAbroad: null,
    approval: { open: !stopped, reason: stopped ? 'Decide before sending: R19: John Smith is the only executor.' : null },
    warnings: [],
    ...changes,
  };
};

export const aReading = (changes: Partial<OrderReading> = {}): OrderReading => ({
  will: {
    title: 'Will of Jane Smith',
    opening: 'This is the will of Jane Smith, of 1 Elm Row, born 27 March 1985.',
    clauses: [
      {
        id: 'this-will',
        number: 1,
        heading: 'This will',
        steps: [],
        parts: [{ number: '1.1', text: 'I revoke every will I made before.', items: [] }],
      },
      {
        id: 'executors',
        number: 2,
        heading: 'Executors and trustees',
        steps: [5],
        parts: [
          {
            number: '2.1',
            text: 'I appoint these people:',
            items: [
              { label: '(a)', text: 'John Smith;' },
              { label: '(b)', text: 'Ann Roe.' },
            ],
          },
        ],
      },
    ],
    signingPage: ['Signed by Jane Smith: ____________________'],
    versionCode: '3f9a12bc',
    whoGetsWhat: 'Everything to John Smith; 2 gifts',
    anchors: [{ flag: 'R19:executors', clause: 'executors', part: '2.1(a)' }],
  },
  sendings: [],
  ...changes,
});

export const NO_CHANGES: OrderChanges = { earlier: null, notCompared: null, changes: [], redline: [] };

export const AN_ERASURE: ErasureRequest = {
  id: '0193aaaa-bbbb-7ccc-8ddd-eeeeffff0009',
  status: 'requested',
  requestedAt: '2026-11-20T09:00:00Z',
  dueAt: '2026-11-27T09:00:00Z',
  erasedAt: null,
  needsAgreement: true,
  agreements: 0,
  declinedBecause: null,
  customer: { fullName: 'Jane Smith', email: 'jane@example.test' },
  agreedBy: [],
};
