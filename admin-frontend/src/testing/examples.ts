import type { DiscountCode } from '@willow/contracts/discount/discount.contract';
import type { Admin, AdminOrder, AdminOrderDetail } from '@willow/contracts/operator/operator.contract';

export const OLIVE: Admin = { id: 'a1', email: 'olive@willow.example', name: 'Olive Operator', role: 'operator' };

const ID = '0193aaaa-bbbb-7ccc-8ddd-eeeeffff0000';

/** A paid order that nobody has looked at, changed as a test needs it. */
export const anOrder = (changes: Partial<AdminOrder> = {}): AdminOrder => ({
  id: ID,
  status: 'new',
  paymentStatus: 'succeeded',
  createdAt: '2026-11-18T23:30:00Z',
  user: { id: 'u1', fullName: 'Jane Smith', email: 'jane@example.test' },
  notes: null,
  amount: 50,
  finalAmount: 50,
  discountCode: null,
  partnerRef: null,
  sending: false,
  review: { block: 0, high: 0 },
  ...changes,
});

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
  willAnswers: { jsonAnswers },
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
