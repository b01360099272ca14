import { describe, expect, it } from '@jest/globals';
import { listDiscountCodes } from '@willow/contracts/discount/discount.operator.contract';
import { getAdminOrder, sendDraft } from '@willow/contracts/operator/operator.contract';
import { listOrders } from '@willow/contracts/operator/order-list.contract';
import { may } from './may.ts';

describe('who may do what (AM-8)', () => {
  const CASES = [
    ['operator', listOrders, true],
    ['operator', getAdminOrder, true],
    ['operator', sendDraft, true],
    ['operator', listDiscountCodes, true],
    ['admin', getAdminOrder, true],
    ['admin', listDiscountCodes, true],
    ['auditor', listOrders, true],
    ['auditor', getAdminOrder, false],
    ['auditor', sendDraft, false],
    ['auditor', listDiscountCodes, false],
  ] as const;

  it.each(CASES.map(([role, endpoint, allowed]) => [role, `${endpoint.method} ${endpoint.path}`, allowed, endpoint] as const))(
    '%s at %s: %s',
    (role, _, allowed, endpoint) => expect(may(role, endpoint)).toBe(allowed),
  );

  it('gives the team nothing that is for customers', () => expect(may('admin', { audience: 'customer' })).toBe(false));
});
