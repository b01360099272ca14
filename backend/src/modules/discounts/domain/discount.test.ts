import { describe, expect, it } from '@jest/globals';
import { needsUseLimit } from '@willow/contracts';
import { given } from '../../../event-sourcing/core/given.ts';
import { Refusal } from '../../../event-sourcing/core/refusal.ts';
import * as facts from './discount.ts';
import { discount } from './discount.ts';

const created = (changes: object = {}) =>
  facts.DiscountCodeCreated.of({ code: 'SPRING', percent: 50, active: true, maxUses: 2, ...changes });
const create = (changes: object = {}) =>
  ({ type: 'CreateCode', code: 'SPRING', percent: 50, active: true, maxUses: 2, ...changes }) as const;
const UNTIL = '2026-11-20T10:00:00.000Z';
const LATER = '2026-11-20T10:10:00.000Z';
const hold = (customerId: string, changes: object = {}) =>
  ({ type: 'HoldUse', customerId, until: UNTIL, dropped: [], ...changes }) as const;
const held = (customerId: string, number: number, until = UNTIL) => facts.DiscountUseHeld.of({ customerId, hold: number, until });
const released = (customerId: string, number: number) => facts.DiscountUseReleased.of({ customerId, hold: number });
const used = (customerId: string, number: number) => facts.DiscountUsed.of({ customerId, hold: number });
const change = (changes: object) => ({ type: 'ChangeCode', ...changes }) as const;

describe('which codes need a limit', () => {
  it.each([
    ['AB', 100, true],
    ['ABCDE', 50, true],
    [' ab ', 100, true],
    ['ABCDE', 49, false],
    ['ABCDEF', 50, false],
    ['GIFT100', 100, false],
    ['X', 1, false],
  ])('%s for %i %% off: %s', (code, percent, needs) => expect(needsUseLimit(code, percent)).toBe(needs));
});

describe('a discount code', () => {
  it('that is easily guessed and costs much is not made, nor switched on, without a limit', () => {
    expect(given(discount).when(create({ code: 'AB', percent: 100, maxUses: null }))).toEqual(new Refusal('CodeNeedsLimit'));
    expect(given(discount).when(create({ code: 'AB', percent: 100, maxUses: null, active: false }))).toEqual(new Refusal('CodeNeedsLimit'));
    expect(given(discount).when(create({ code: 'AB', percent: 100 }))).toEqual([created({ code: 'AB', percent: 100 })]);
    expect(given(discount).when(create({ maxUses: null }))).toEqual([created({ maxUses: null })]);
    const before = created({ code: 'AB', percent: 100, maxUses: null, active: false });
    expect(given(discount, before).when(change({ active: true }))).toEqual(new Refusal('CodeNeedsLimit'));
    expect(given(discount, before).when(change({ active: true, maxUses: 3 }))).toEqual([
      facts.DiscountCodeLimited.of({ maxUses: 3 }),
      facts.DiscountCodeActivated.of({}),
    ]);
  });

  it('is made once, and never so that less than the smallest charge is left (D-006, AM-11)', () => {
    expect(given(discount, created()).when(create())).toEqual(new Refusal('CodeExists'));
    for (const maxUses of [null, 5]) expect(given(discount).when(create({ percent: 99.5, maxUses }))).toEqual(new Refusal('RestTooSmall'));
  });

  it('is switched and limited by what differs, and never limited to less than is taken', () => {
    expect(given(discount).when(change({ active: true }))).toEqual(new Refusal('CodeUnknown'));
    expect(given(discount, created()).when(change({ active: true, maxUses: 2 }))).toEqual([]);
    expect(given(discount, created()).when(change({ active: false }))).toEqual([facts.DiscountCodeDeactivated.of({})]);
    const taken = given(discount, created(), held('c1', 1), used('c1', 1), held('c2', 2));
    expect(taken.when(change({ maxUses: 1 }))).toEqual(new Refusal('CodeLimitTooLow'));
    expect(taken.when(change({ maxUses: 3 }))).toEqual([facts.DiscountCodeLimited.of({ maxUses: 3 })]);
    expect(taken.when(change({ maxUses: 3, before: { maxUses: 2 } }))).toEqual([facts.DiscountCodeLimited.of({ maxUses: 3 })]);
    expect(taken.when(change({ maxUses: 3, before: { maxUses: null } }))).toMatchObject({ reason: 'CodeMoved' });
  });

  it('gives each customer one use, as many as its limit allows', () => {
    expect(given(discount, created()).when(hold('c1'))).toEqual([held('c1', 1)]);
    const full = given(discount, created(), held('c1', 1), held('c2', 2), used('c1', 1));
    expect(full.when(hold('c3'))).toEqual(new Refusal('CodeUsedUp'));
    expect(full.when(hold('c2'))).toEqual([]);
    expect(facts.isUsedUp(full.state, 'c3')).toBe(true);
    expect(facts.isUsedUp(full.state, 'c2')).toBe(false);
    expect(given(discount, created(), held('c1', 1), held('c2', 2), released('c1', 1)).when(hold('c3'))).toEqual([held('c3', 3)]);
  });

  it('writes no use down without a limit, and gives none while it is off or unknown', () => {
    expect(given(discount, created({ maxUses: null })).when(hold('c1'))).toEqual([]);
    expect(given(discount, created(), facts.DiscountCodeDeactivated.of({})).when(hold('c1'))).toEqual(new Refusal('CodeUnknown'));
    expect(given(discount).when(hold('c1'))).toEqual(new Refusal('CodeUnknown'));
  });

  it('keeps a use for longer for who is still there, and gives another instead of one that the order gave up', () => {
    const one = given(discount, created({ maxUses: 1 }), held('c1', 1));
    expect(one.when(hold('c1', { until: '2026-11-20T10:09:59.000Z' }))).toEqual([]);
    expect(one.when(hold('c1', { until: LATER }))).toEqual([held('c1', 1, LATER)]);
    expect(one.when(hold('c1', { dropped: [1] }))).toEqual([released('c1', 1), held('c1', 2)]);
  });

  it('takes back exactly the use that was given up, and never one that was paid', () => {
    const release = { type: 'ReleaseUse', customerId: 'c1', hold: 1 } as const;
    expect(given(discount, created(), held('c1', 1)).when(release)).toEqual([released('c1', 1)]);
    expect(given(discount, created(), held('c1', 1), released('c1', 1)).when(release)).toEqual([]);
    expect(given(discount, created(), held('c1', 1), released('c1', 1), held('c1', 2)).when(release)).toEqual([]);
    expect(given(discount, created(), held('c1', 1), used('c1', 1)).when(release)).toEqual([]);
  });

  it('counts what was paid once, however often it is told', () => {
    const record = { type: 'RecordUse', customerId: 'c1', hold: 1 } as const;
    expect(given(discount, created(), held('c1', 1)).when(record)).toEqual([used('c1', 1)]);
    expect(given(discount, created(), held('c1', 1), used('c1', 1)).when(record)).toEqual([]);
  });
});
