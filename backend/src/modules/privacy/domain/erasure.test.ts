import { describe, expect, it } from '@jest/globals';
import { given } from '../../../event-sourcing/core/given.ts';
import { Refusal } from '../../../event-sourcing/core/refusal.ts';
import * as facts from './erasure.ts';
import { erasure, type ErasureCommand } from './erasure.ts';

const DUE = '2026-11-30T10:00:00.000Z';
const BEFORE = '2026-11-30T09:59:59.999Z';
const requested = facts.ErasureRequested.of({ customerId: 'c1', dueAt: DUE });
const cancelled = facts.ErasureCancelled.of({});
const agreed = (operatorId: string) => facts.ErasureAgreed.of({ operatorId });
const declined = facts.ErasureDeclined.of({}, { reason: 'A claim was announced.' });
const begun = facts.ErasureBegun.of({});
const completed = facts.ErasureCompleted.of({});
const request: ErasureCommand = { type: 'Request', customerId: 'c1', dueAt: DUE };
const begin = (now: string, needsAgreement = false): ErasureCommand => ({ type: 'Begin', now, needsAgreement });
const agree = (operatorId: string): ErasureCommand => ({ type: 'Agree', operatorId });
const decline: ErasureCommand = { type: 'Decline', reason: 'A claim was announced.' };

describe('the erasure of a customer (D-108, AM-7)', () => {
  it('is asked for once, however often, and again after it was cancelled or declined', () => {
    expect(given(erasure).when(request)).toEqual([requested]);
    expect(given(erasure, requested).when(request)).toEqual([]);
    expect(given(erasure, requested, cancelled).when(request)).toEqual([requested]);
    expect(given(erasure, requested, declined).when(request)).toEqual([requested]);
    expect(given(erasure, requested, begun, completed).when(request)).toEqual([]);
  });

  it('does not begin before it is due', () => {
    expect(given(erasure, requested).when(begin(BEFORE))).toEqual([]);
    expect(given(erasure, requested).when(begin(DUE))).toEqual([begun]);
    expect(given(erasure).when(begin(DUE))).toEqual([]);
    expect(given(erasure, requested, cancelled).when(begin(DUE))).toEqual([]);
    expect(given(erasure, requested, declined).when(begin(DUE))).toEqual([]);
  });

  it('of a paid will begins when two operators have agreed, not one of them twice', () => {
    expect(given(erasure, requested).when(begin(DUE, true))).toEqual([]);
    expect(given(erasure, requested, agreed('o1')).when(begin(DUE, true))).toEqual([]);
    expect(given(erasure, requested, agreed('o1')).when(agree('o1'))).toEqual(new Refusal('ErasureAgreedAlready'));
    expect(given(erasure, requested, agreed('o1')).when(agree('o2'))).toEqual([agreed('o2')]);
    expect(given(erasure, requested, agreed('o1'), agreed('o2')).when(begin(BEFORE, true))).toEqual([]);
    expect(given(erasure, requested, agreed('o1'), agreed('o2')).when(begin(DUE, true))).toEqual([begun]);
  });

  it('asked for anew needs new agreements', () => {
    expect(given(erasure, requested, agreed('o1'), agreed('o2'), cancelled, requested).when(begin(DUE, true))).toEqual([]);
  });

  it.each<[string, ErasureCommand]>([
    ['cancelled', { type: 'Cancel' }],
    ['agreed to', agree('o1')],
    ['declined', decline],
  ])('is %s only while it waits', (_, command) => {
    expect(given(erasure, requested).when(command)).toHaveLength(1);
    expect(given(erasure).when(command)).toEqual(new Refusal('ErasureUnknown'));
    expect(given(erasure, requested, cancelled).when(command)).toEqual(new Refusal('ErasureClosed'));
    expect(given(erasure, requested, declined).when(command)).toEqual(new Refusal('ErasureClosed'));
    expect(given(erasure, requested, begun).when(command)).toEqual(new Refusal('ErasureUnderWay'));
    expect(given(erasure, requested, begun, completed).when(command)).toEqual(new Refusal('ErasureUnderWay'));
  });

  it('is brought forward once after a restore, due at once, whatever the history before it knew', () => {
    const forward: ErasureCommand = { type: 'EraseNow', customerId: 'c1', now: BEFORE };
    const both = [facts.ErasureRequested.of({ customerId: 'c1', dueAt: BEFORE }), begun];
    expect(given(erasure).when(forward)).toEqual(both);
    expect(given(erasure, requested).when(forward)).toEqual(both);
    expect(given(erasure, requested, declined).when(forward)).toEqual(both);
    expect(given(erasure, ...both).when(forward)).toEqual([]);
    expect(given(erasure, requested, begun, completed).when(forward)).toEqual([]);
  });

  it('is finished once', () => {
    expect(given(erasure, requested, begun).when({ type: 'Complete' })).toEqual([completed]);
    expect(given(erasure, requested, begun, completed).when({ type: 'Complete' })).toEqual([]);
    expect(given(erasure, requested).when({ type: 'Complete' })).toEqual([]);
  });
});
