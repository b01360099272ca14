import { describe, expect, it } from '@jest/globals';
import type Stripe from 'stripe';
import { disputesIn, warningsIn } from './stripe-disputes.ts';

const dispute = { id: 'du_1', amount: 5000, payment_intent: 'pi_1', reason: 'fraudulent', status: 'needs_response' };
const read = (changes: object) =>
  disputesIn({ data: [{ ...dispute, ...changes }] } as unknown as Stripe.ApiList<Stripe.Dispute>, 'pi_1')[0];
const taken = { balance_transactions: [{ amount: -5000 }] };

describe('a dispute as Stripe has it', () => {
  it.each([
    ['warning_needs_response', 'inquiry', 'needs_response'],
    ['warning_under_review', 'inquiry', 'under_review'],
    ['warning_closed', 'inquiry', 'closed'],
    ['needs_response', 'chargeback', 'needs_response'],
    ['under_review', 'chargeback', 'under_review'],
    ['appeal_needs_response', 'appeal', 'needs_response'],
    ['appeal_under_review', 'appeal', 'under_review'],
    ['won', null, 'won'],
    ['lost', null, 'lost'],
    ['prevented', null, 'closed'],
    ['something_new', null, 'needs_response'],
  ] as const)('"%s" is read', (status, phase, standing) => expect(read({ status })).toMatchObject({ phase, status: standing }));

  it('says whether the money is gone, and until when evidence is taken', () => {
    expect(read({})).toMatchObject({ dueBy: null, fundsWithdrawn: false });
    expect(read(taken)).toMatchObject({ fundsWithdrawn: true });
    expect(read({ balance_transactions: [{ amount: -5000 }, { amount: 5000 }] })).toMatchObject({ fundsWithdrawn: false });
    expect(read({ ...taken, status: 'prevented' })).toMatchObject({ status: 'lost' });
    expect(read({ evidence_details: { due_by: 1_796_428_799 } })).toMatchObject({ dueBy: '2026-12-04T23:59:59.000Z' });
  });

  it('of another payment, or half an answer, is none', () => {
    for (const wrong of [{ payment_intent: 'pi_2' }, { amount: '5000' }, { id: 'du 1' }]) expect(() => read(wrong)).toThrow('no answer');
    const warnings = { data: [{ id: 'issfr_1', payment_intent: 'pi_2', fraud_type: 'misc' }] };
    expect(() => warningsIn(warnings as unknown as Stripe.ApiList<Stripe.Radar.EarlyFraudWarning>, 'pi_1')).toThrow('no answer');
  });
});
