import { describe, expect, it } from '@jest/globals';
import { eventually } from '../../kit/test-support.ts';
import { failure, FIFTY_POUNDS, startReceiver, startStripe } from '../test-support.ts';

async function paid(card = 'pm_card_visa') {
  const receiver = await startReceiver();
  const { stripe, local } = await startStripe({ webhookUrl: receiver.url, processingDelayMs: 30 });
  const intent = await stripe.paymentIntents.create({ ...FIFTY_POUNDS, payment_method: card, confirm: true });
  const disputes = async () => (await stripe.disputes.list({ payment_intent: intent.id })).data;
  const play = (payment: string, name: string) =>
    fetch(`${local.url}/_local/payments`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ payment, play: name }),
    });
  return { receiver, stripe, local, intent, disputes, play };
}
const disputed = async (card: string) => {
  const parts = await paid(card);
  await eventually(async () => (await parts.disputes()).length === 1);
  return { ...parts, dispute: (await parts.disputes())[0]! };
};

describe('a dispute', () => {
  it('comes a while after the payment and takes the money; it is won with winning evidence', async () => {
    const { receiver, stripe, intent, dispute } = await disputed('pm_card_createDispute');
    expect(dispute).toMatchObject({
      object: 'dispute',
      amount: 5000,
      reason: 'fraudulent',
      status: 'needs_response',
      payment_intent: intent.id,
    });
    expect(dispute.balance_transactions.map(({ amount }) => amount)).toEqual([-5000]);
    expect(await failure(stripe.refunds.create({ payment_intent: intent.id }))).toMatchObject({ code: 'charge_disputed', statusCode: 400 });
    const won = await stripe.disputes.update(dispute.id, { evidence: { uncategorized_text: 'winning_evidence' } });
    expect(won).toMatchObject({ status: 'won', evidence_details: { has_evidence: true, submission_count: 1 } });
    expect((await stripe.disputes.retrieve(dispute.id)).balance_transactions.map(({ amount }) => amount)).toEqual([-5000, 5000]);
    await eventually(() => receiver.types().includes('charge.dispute.funds_reinstated'));
    expect(receiver.types().filter((type) => type.startsWith('charge.dispute'))).toEqual([
      'charge.dispute.created',
      'charge.dispute.funds_withdrawn',
      'charge.dispute.updated',
      'charge.dispute.closed',
      'charge.dispute.funds_reinstated',
    ]);
    expect((await failure(stripe.disputes.close(dispute.id))).message).toContain('already closed');
  });

  it('that is an inquiry takes nothing, is closed by a refund, or becomes a dispute', async () => {
    const first = await disputed('pm_card_createDisputeInquiry');
    expect(first.dispute).toMatchObject({ status: 'warning_needs_response', balance_transactions: [], is_charge_refundable: true });
    await first.stripe.refunds.create({ payment_intent: first.intent.id });
    expect((await first.disputes())[0]?.status).toBe('warning_closed');
    const second = await disputed('pm_card_createDisputeInquiry');
    await second.stripe.disputes.update(second.dispute.id, { evidence: { uncategorized_text: 'escalate_inquiry_evidence' } });
    expect((await second.disputes())[0]).toMatchObject({ status: 'needs_response', is_charge_refundable: false });
    expect((await second.stripe.disputes.close(second.dispute.id)).status).toBe('lost');
  });
});

describe('what banks do', () => {
  it('is a warning of fraud for one card, and anything for any payment, by the page and its control', async () => {
    const { receiver, stripe, intent } = await paid('pm_card_createIssuerFraudRecord');
    await eventually(() => receiver.types().includes('radar.early_fraud_warning.created'));
    expect((await stripe.radar.earlyFraudWarnings.list({ payment_intent: intent.id })).data).toMatchObject([
      { object: 'radar.early_fraud_warning', actionable: true, fraud_type: 'unauthorized_use_of_card' },
    ]);
    const other = await paid('pm_card_pendingRefund');
    const refund = await other.stripe.refunds.create({ payment_intent: other.intent.id, amount: 1000 });
    expect((await other.play(refund.id, 'refund_canceled')).status).toBe(200);
    expect((await other.stripe.refunds.retrieve(refund.id)).status).toBe('canceled');
    expect((await other.play(other.intent.id, 'dispute')).status).toBe(200);
    expect((await other.disputes())[0]).toMatchObject({ amount: 5000, status: 'needs_response' });
    expect((await other.play(other.intent.id, 'nothing')).status).toBe(400);
    const page = await (await fetch(`${other.local.url}/payments`)).text();
    expect(page).toContain('Dispute of £50.00: needs_response');
    const press = (site: string) =>
      fetch(`${other.local.url}/payments`, {
        method: 'POST',
        redirect: 'manual',
        headers: { 'sec-fetch-site': site },
        body: new URLSearchParams({ payment: other.intent.id, play: 'win' }),
      });
    expect((await press('cross-site')).status).toBe(404);
    expect((await press('same-origin')).status).toBe(303);
    expect((await other.disputes())[0]?.status).toBe('won');
  });
});
