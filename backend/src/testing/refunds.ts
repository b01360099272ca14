import { v7 as uuid } from 'uuid';
import type { Browser } from './people.ts';

/** Asks for a refund as the console does, in pounds; another one each time, unless a request id is given. */
export const askRefund = (admin: Browser, orderId: string, amount: number, change: object = {}) =>
  admin.post(`/api/admin/orders/${orderId}/refunds`).send({
    requestId: uuid(),
    amount,
    refundedBefore: 0,
    reason: 'goodwill',
    note: 'Her letter to us went astray.',
    confirm: orderId.slice(0, 8),
    ...change,
  });
