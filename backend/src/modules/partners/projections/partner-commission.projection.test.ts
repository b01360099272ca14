import { describe, expect, it } from '@jest/globals';
import { givenFacts, minute, type Told } from '../../../event-sourcing/projections/given-facts.behaviour.ts';
import { PersonalDataErased } from '../../customers/domain/customer.facts.ts';
import {
  DisputeLost,
  DisputeWon,
  OrderPlaced,
  PaymentRefunded,
  PaymentSucceeded,
  RefundReturned,
} from '../../orders/domain/order.facts.ts';
import { PartnerActivated, PartnerCreated, PartnerDeactivated, PartnerDeleted, PartnerRateChanged } from '../domain/partner.facts.ts';
import { RefCodeAssigned } from '../domain/ref-code.facts.ts';
import { PartnerCodeRow, PartnerOrderRow, PartnerRow, PartnerSignupRow } from './partner-commission.entity.ts';
import { partnerCommissionProjection } from './partner-commission.projection.ts';

const TABLES = [PartnerCodeRow, PartnerOrderRow, PartnerRow, PartnerSignupRow];
const after = (...facts: readonly Told[]) => givenFacts(partnerCommissionProjection, TABLES, ...facts);

const assigned = { ...RefCodeAssigned.of({ refCode: 'ELM', partnerId: 'p1' }), stream: 'refCode-ELM' };
const ofPartner = (fact: Omit<Told, 'stream'>): Told => ({ ...fact, stream: 'partner-p1' });
const ofOrder = (fact: Omit<Told, 'stream'>): Told => ({ ...fact, stream: 'order-o1' });
const created = ofPartner(
  PartnerCreated.of({ commissionBasisPoints: 1_000, active: true }, { name: 'Elm', email: 'elm@partner.test', notes: null }),
);
const signedUp = { type: 'CustomerSignedUp', stream: 'customer-c1', data: { partnerRef: 'ELM' } };
const placed = ofOrder(OrderPlaced.of({ customerId: 'c1', willRevision: 1, amountPence: 5_000, partnerRef: 'ELM' }));
const payment = { customerId: 'c1', willRevision: 1, customerRevision: 0, intentId: 'pi_1', amountPence: 5_000, discount: null };
const paid = ofOrder(PaymentSucceeded.of(payment));
const begun = [assigned, created, signedUp, placed];
const refund = { refundId: 're_1', requestId: null, customerId: 'c1' };
const dispute = { disputeId: 'dp_1', intentId: 'pi_1' };

const orderAfter = async (...facts: readonly Told[]) => (await after(...begun, ...facts)).rowsOf(PartnerOrderRow)[0];

describe('a partner', () => {
  it('has the code that was assigned before, and what was said of them since', async () => {
    const rate = ofPartner(PartnerRateChanged.of({ commissionBasisPoints: 1_500 }));
    const { rowsOf } = await after(assigned, created, rate, ofPartner(PartnerDeactivated.of({})));
    expect(rowsOf(PartnerRow)).toEqual([{ id: 'p1', refCode: 'ELM', commissionBasisPoints: 1_500, active: false, createdAt: minute(1) }]);
    expect((await after(assigned, created, ofPartner(PartnerDeleted.of({})))).rowsOf(PartnerRow)).toEqual([]);
  });

  it('gets those who sign up by the code while it is theirs and they are active', async () => {
    const signups = async (...facts: readonly Told[]) => (await after(...facts)).rowsOf(PartnerSignupRow);
    const off = ofPartner(PartnerDeactivated.of({}));
    expect(await signups(assigned, created, signedUp)).toEqual([{ customerId: 'c1', refCode: 'ELM', partnerId: 'p1' }]);
    expect(await signups(assigned, created, off, signedUp)).toEqual([]);
    expect(await signups(assigned, created, off, ofPartner(PartnerActivated.of({})), signedUp)).toHaveLength(1);
    const another = { ...RefCodeAssigned.of({ refCode: 'OAK', partnerId: 'p1' }), stream: 'refCode-OAK' };
    expect(await signups(assigned, created, another, signedUp)).toEqual([]);
  });

  it('keeps what is owed for an order when its customer is erased', async () => {
    const erased = { ...PersonalDataErased.of({}), stream: 'customer-c1' };
    const { rowsOf } = await after(...begun, paid, erased);
    expect([rowsOf(PartnerSignupRow), rowsOf(PartnerOrderRow)]).toMatchObject([[], [{ partnerId: 'p1', paidPence: 5_000 }]]);
  });
});

describe('the order of somebody who came by a partner', () => {
  it('counts once it is paid, without what was for the partner of its customer', async () => {
    expect(await orderAfter()).toEqual({ orderId: 'o1', partnerId: 'p1', paidPence: null, intentId: null, refundedPence: 0 });
    const forBoth = PaymentSucceeded.of({ ...payment, amountPence: 10_000, secondWill: { orderId: 'o2', pence: 5_000 } });
    expect(await orderAfter(ofOrder(forBoth))).toMatchObject({ paidPence: 5_000, intentId: 'pi_1' });
  });

  it('counts for less by what was paid back of its own payment', async () => {
    const back = (intentId: string, amountPence: number, leftPence: number | null) =>
      ofOrder(PaymentRefunded.of({ ...refund, intentId, amountPence, leftPence }));
    expect(await orderAfter(paid, back('pi_1', 2_000, 3_000))).toMatchObject({ refundedPence: 2_000 });
    expect(await orderAfter(paid, back('pi_1', 2_000, null), back('pi_1', 500, null))).toMatchObject({ refundedPence: 2_500 });
    expect(await orderAfter(paid, back('pi_2', 5_000, null))).toMatchObject({ refundedPence: 0 });
  });

  it('counts again for money that came back to us', async () => {
    const gone = ofOrder(PaymentRefunded.of({ ...refund, intentId: 'pi_1', amountPence: 2_000, leftPence: null }));
    const returned = RefundReturned.of({ ...refund, intentId: 'pi_1', amountPence: 2_000, leftPence: null, reason: 'closed' });
    expect(await orderAfter(paid, gone, ofOrder(returned))).toMatchObject({ refundedPence: 0 });
    const lost = ofOrder(DisputeLost.of({ ...dispute, customerId: 'c1', amountPence: 5_000, leftPence: 0 }));
    const won = DisputeWon.of({ ...dispute, customerId: 'c1', amountPence: 5_000, returnedPence: 5_000, leftPence: 5_000 });
    expect(await orderAfter(paid, lost)).toMatchObject({ refundedPence: 5_000 });
    expect(await orderAfter(paid, lost, ofOrder(won))).toMatchObject({ refundedPence: 0 });
  });
});
