import { describe, expect, it } from '@jest/globals';
import { given } from '../../../event-sourcing/core/given.ts';
import { Refusal } from '../../../event-sourcing/core/refusal.ts';
import { order } from './order.decider.ts';
import * as facts from './order.facts.ts';

const placed = facts.OrderPlaced.of({ customerId: 'c1', willRevision: 3, amountPence: 5000, partnerRef: null });
const olives = facts.OrderAssigned.of({ operatorId: 'olive' });
const ottos = facts.OrderAssigned.of({ operatorId: 'otto' });
const assign = (operatorId: string | null, before: string | null) => ({ type: 'Assign', operatorId, before }) as const;

describe('whose order it is', () => {
  it('is taken, given to a colleague and put back', () => {
    expect(given(order, placed).when(assign('olive', null))).toEqual([olives]);
    expect(given(order, placed, olives).when(assign('otto', 'olive'))).toEqual([ottos]);
    expect(given(order, placed, olives, ottos).when(assign(null, 'otto'))).toEqual([facts.OrderUnassigned.of({})]);
    expect(given(order, placed, olives, facts.OrderUnassigned.of({})).when(assign('otto', null))).toEqual([ottos]);
  });

  it('is not changed by somebody who read it as another’s; what is so already is no change', () => {
    const stale = new Refusal('AssignedMeanwhile');
    expect(given(order, placed, olives).when(assign('otto', null))).toEqual(stale);
    expect(given(order, placed, olives).when(assign(null, 'otto'))).toEqual(stale);
    expect(given(order, placed).when(assign('olive', 'otto'))).toEqual(stale);
    expect(given(order, placed, olives).when(assign('olive', null))).toEqual([]);
    expect(given(order, placed).when(assign(null, 'otto'))).toEqual([]);
  });

  it('is nobody’s before there is an order', () => {
    expect(given(order).when(assign('olive', null))).toEqual(new Refusal('OrderUnknown'));
  });
});
