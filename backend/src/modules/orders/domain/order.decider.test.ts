import { describe, expect, it } from '@jest/globals';
import { given } from '../../../event-sourcing/core/given.ts';
import { Refusal } from '../../../event-sourcing/core/refusal.ts';
import type { Charge, Cleared, Quote, OrderChange } from './order.commands.ts';
import { order } from './order.decider.ts';
import * as facts from './order.facts.ts';
import { finalPence } from './order.state.ts';

const placed = facts.OrderPlaced.of({ customerId: 'c1', willRevision: 3, amountPence: 5000, partnerRef: null });
const requested = facts.PaymentRequested.of({ intentId: 'pi_1', amountPence: 5000, attempt: 1 });
const paid = facts.PaymentSucceeded.of({
  customerId: 'c1',
  willRevision: 3,
  intentId: 'pi_1',
  amountPence: 5000,
  discount: null,
  customerRevision: 7,
});
const TAG = '0f1e2d3c4b5a6978';
const quote = (changes: Partial<Quote> = {}): Quote => ({
  customerId: 'c1',
  willRevision: 3,
  partnerRef: null,
  discount: null,
  secondWill: null,
  ...changes,
});
const request = (changes: Partial<Quote> = {}, intent: object = {}) =>
  ({ type: 'RequestPayment', quote: quote(changes), intentId: 'pi_1', amountPence: 5000, attempt: 1, leftAfter: null, ...intent }) as const;
const EXIT10 = { code: 'EXIT10', percent: 20, hold: null };
const tenOff = facts.DiscountApplied.of({ ...EXIT10, discountPence: 1000 });
const charge = (changes: Partial<Charge> = {}): Charge => ({
  intentId: 'pi_1',
  status: 'succeeded',
  receivedPence: 5000,
  currency: 'gbp',
  orderId: 'o1',
  failure: null,
  ...changes,
});
const record = (changes: Partial<Charge> = {}, willRevision = 3) =>
  ({ type: 'RecordCharge', orderId: 'o1', charge: charge(changes), willRevision, customerRevision: 7 }) as const;

describe('an order', () => {
  const sentOnce = [
    placed,
    requested,
    paid,
    facts.DraftApproved.of({ approvalId: 'a1', customerId: 'c1', willRevision: 3, customerRevision: 7, tag: TAG }),
    facts.DraftSent.of({ approvalId: 'a1', customerId: 'c1', messageId: 'm', pdfHash: 'p' }),
  ];
  const resend = (requestId: string) => ({ type: 'RequestResend', requestId }) as const;
  const asked = facts.ResendRequested.of({ requestId: 'r1' });

  it('resends a will that was mailed, and of two clicks one mail', () => {
    expect(given(order, ...sentOnce).when(resend('r1'))).toEqual([asked]);
    expect(given(order, ...sentOnce, asked).when(resend('r2'))).toEqual([]);
    const went = { messageId: 'm2', pdfHash: 'p' };
    const resent = facts.WillResent.of({ requestId: 'r1', ...went });
    expect(given(order, ...sentOnce, asked).when({ type: 'RecordResend', requestId: 'r1', outcome: went })).toEqual([resent]);
    expect(given(order, ...sentOnce, asked, resent).when({ type: 'RecordResend', requestId: 'r1', outcome: { failed: 'no' } })).toEqual([]);
    expect(given(order, ...sentOnce, asked, resent).when(resend('r2'))).toHaveLength(1);
    const failed = facts.ResendFailed.of({ requestId: 'r1', reason: 'no' });
    expect(given(order, ...sentOnce, asked, failed).when(resend('r2'))).toHaveLength(1);
  });

  it('resends no will that was never mailed, is marked by hand, is put away, or is another by now', () => {
    const marked = facts.OrderMarkedSent.of({ customerId: 'c1', willRevision: 3, customerRevision: 7, tag: TAG });
    const newer = [facts.AnswersReturned.of({}), facts.AnswersResubmitted.of({ customerId: 'c1', willRevision: 5, customerRevision: 7 })];
    for (const history of [
      [placed, requested, paid],
      [placed, requested, paid, marked],
      [...sentOnce, ...newer],
    ])
      expect(given(order, ...history).when(resend('r1'))).toEqual(new Refusal('NotMailed'));
    expect(given(order, ...sentOnce, facts.OrderArchived.of({})).when(resend('r1'))).toEqual(new Refusal('OrderArchived'));
    expect(given(order).when(resend('r1'))).toEqual(new Refusal('OrderUnknown'));
  });

  it('sends one receipt for two clicks, and another when that one has ended', () => {
    const ask = (requestId: string) => ({ type: 'RequestReceipt', requestId }) as const;
    const first = facts.ReceiptRequested.of({ requestId: 'r1' });
    expect(given(order, placed, requested, paid).when(ask('r1'))).toEqual([first]);
    expect(given(order, placed, requested, paid, first).when(ask('r2'))).toEqual([]);
    for (const ended of [
      facts.ReceiptSent.of({ requestId: 'r1', messageId: 'm' }),
      facts.ReceiptFailed.of({ requestId: 'r1', reason: 'no' }),
    ])
      expect(given(order, placed, requested, paid, first, ended).when(ask('r2'))).toHaveLength(1);
    // The receipt of the payment itself is another one.
    const own = facts.ReceiptSent.of({ requestId: null, messageId: 'm' });
    expect(given(order, placed, requested, paid, first, own).when(ask('r2'))).toEqual([]);
  });

  it('is placed once at £50 with its first intent, and only revised afterwards (C-385, C-454, D-017)', () => {
    expect(given(order).when(request())).toEqual([placed, requested]);
    expect(given(order, placed, requested).when(request())).toEqual([]);
    expect(given(order, placed, requested).when(request({ willRevision: 5 }))).toEqual([
      facts.OrderRevised.of({ willRevision: 5 }),
      requested,
    ]);
  });

  it('knows that its customer asked us to start at once, once for the same terms and only before paying', () => {
    const agree = (terms: string) => ({ type: 'AgreeToStart', terms }) as const;
    const agreed = facts.StartAgreed.of({ terms: '2026-11-29' });
    expect(given(order).when(agree('2026-11-29'))).toEqual(new Refusal('NotPlaced'));
    expect(given(order, placed, requested).when(agree('2026-11-29'))).toEqual([agreed]);
    expect(given(order, placed, requested, agreed).when(agree('2026-11-29'))).toEqual([]);
    expect(given(order, placed, requested, agreed).when(agree('2027-01-01'))).toHaveLength(1);
    expect(given(order, placed, requested, paid).when(agree('2026-11-29'))).toEqual([]);
  });

  it('says that its customer came back to the checkout, once a visit, and of no look while it is open', () => {
    const open = given(order, placed, requested);
    expect(open.when(request({}, { leftAfter: 1 }))).toEqual([facts.CheckoutReopened.of({})]);
    const back = given(order, placed, requested, facts.CheckoutReopened.of({}));
    // Another tab of the same visit.
    expect(back.when(request({}, { leftAfter: 1 }))).toEqual([]);
    expect(back.when(request({}, { leftAfter: 2 }))).toEqual([facts.CheckoutReopened.of({})]);
  });

  it('takes EXIT10 off to £40 with a new intent, and back to £50 without it (D-001, D-003, D-007)', () => {
    const second = { intentId: 'pi_2', amountPence: 4000, attempt: 2 };
    const cheaper = [tenOff, facts.PaymentRequested.of(second)];
    expect(given(order, placed, requested).when(request({ discount: EXIT10 }, second))).toEqual(cheaper);
    expect(finalPence(given(order, placed, requested, ...cheaper).state)).toBe(4000);
    const third = { intentId: 'pi_3', amountPence: 5000, attempt: 3 };
    expect(given(order, placed, requested, ...cheaper).when(request({}, third))).toEqual([
      facts.DiscountRemoved.of({}),
      facts.PaymentRequested.of(third),
    ]);
  });

  it('never has two intents asked for beside each other, and none at another price', () => {
    expect(
      given(order, placed, requested).when(request({ discount: EXIT10 }, { intentId: 'pi_2', amountPence: 4000, attempt: 1 })),
    ).toEqual(new Refusal('PriceChanged'));
    expect(given(order, placed, requested).when(request({ discount: EXIT10 }))).toEqual(new Refusal('PriceChanged'));
    expect(given(order).when(request({}, { amountPence: 1 }))).toEqual(new Refusal('PriceChanged'));
  });

  it('is not priced again while it is being paid or paid (C-389, D-021)', () => {
    expect(given(order, placed, requested, facts.PaymentProcessing.of({ intentId: 'pi_1' })).when(request())).toEqual(
      new Refusal('PaymentProcessing'),
    );
    expect(given(order, placed, requested, paid).when(request())).toEqual(new Refusal('OrderAlreadyPaid'));
  });

  it('completes for nothing only when nothing is to be paid (D-022)', () => {
    const free = { code: 'FREE', percent: 100, hold: 4 };
    const discount = { ...free, discountPence: 5000 };
    const command = (changes: Partial<Quote>) => ({ type: 'CompleteFree', quote: quote(changes), customerRevision: 7 }) as const;
    expect(given(order).when(command({ discount: free }))).toEqual([
      placed,
      facts.DiscountApplied.of(discount),
      facts.PaymentSucceeded.of({ customerId: 'c1', willRevision: 3, intentId: null, amountPence: 0, discount, customerRevision: 7 }),
    ]);
    expect(given(order, placed).when(command({}))).toEqual(new Refusal('PriceChanged'));
  });

  it('the price of the intent that was paid holds, whatever was asked for later; what is paid is the newest submission (C-392, D-007, AM-17)', () => {
    const later = [
      tenOff,
      facts.OrderRevised.of({ willRevision: 9 }),
      facts.PaymentRequested.of({ intentId: 'pi_2', amountPence: 4000, attempt: 2 }),
    ];
    const outcome = given(order, placed, requested, ...later).when(record());
    const newest = { ...paid, data: { ...paid.data, willRevision: 9 } };
    expect(outcome).toEqual([newest]);
    expect(given(order, placed, requested).when(record({}, 9))).toEqual([newest]);
    const state = given(order, placed, requested, ...later, newest).state;
    expect(state).toMatchObject({ discount: null, placed: { willRevision: 9 }, versions: [{ willRevision: 9 }] });
    expect(finalPence(state)).toBe(5000);
    expect(given(order, placed, requested, ...later, paid).when(record({ intentId: 'pi_2', receivedPence: 4000 }))).toMatchObject([
      { type: 'DuplicatePaymentReceived' },
    ]);
  });

  it('follows what was locked, when a submission or other details came between the payment and the lock (AM-17)', () => {
    const follow = (willRevision: number, customerRevision = 8) => ({ type: 'FollowLock', willRevision, customerRevision }) as const;
    const moved = facts.NewerSubmissionLocked.of({ customerId: 'c1', willRevision: 9, customerRevision: 8 });
    expect(given(order, placed, requested, paid).when(follow(9))).toEqual([moved]);
    expect(given(order, placed, requested, paid).when(follow(3, 7))).toEqual([]);
    const otherDetails = facts.NewerSubmissionLocked.of({ customerId: 'c1', willRevision: 3, customerRevision: 8 });
    expect(given(order, placed, requested, paid).when(follow(3))).toEqual([otherDetails]);
    const approved = facts.DraftApproved.of({ approvalId: 'a1', customerId: 'c1', willRevision: 3, customerRevision: 7, tag: TAG });
    expect(given(order, placed, requested, paid, approved).when(follow(3))).toEqual([]);
    expect(given(order, placed, requested, paid, moved).when(follow(9))).toEqual([]);
    expect(given(order, placed, requested, paid, moved).state).toMatchObject({
      placed: { willRevision: 9 },
      customerRevision: 8,
      versions: [{ willRevision: 9, customerRevision: 8, sent: false }],
    });
    expect(given(order, placed, requested, facts.PaymentProcessing.of({ intentId: 'pi_1' })).when(follow(9))).toEqual([
      facts.OrderRevised.of({ willRevision: 9 }),
    ]);
    expect(given(order, placed, requested, paid, facts.AnswersReturned.of({})).when(follow(9))).toEqual([]);
    expect(given(order).when(follow(9))).toEqual([]);
  });

  it('lets locked details be corrected until the will is on its way; meanwhile nothing is approved', () => {
    const correction = { changes: { fullName: 'Jane Rowe' }, reason: 'You wrote to us.' };
    const begin = { type: 'BeginCorrection', correctionId: 'k1', ...correction } as const;
    const begun = facts.DetailsCorrectionBegun.of({ customerId: 'c1', correctionId: 'k1' }, correction);
    const ended = facts.DetailsCorrectionEnded.of({ correctionId: 'k1' });
    const version = { willRevision: 3, customerRevision: 7, tag: TAG };
    const approve = { type: 'ApproveDraft', approvalId: 'a1', cleared: version } as const;
    const approved = facts.DraftApproved.of({ approvalId: 'a1', customerId: 'c1', ...version });
    for (const open of [[], [placed], [placed, requested], [placed, requested, paid, facts.AnswersReturned.of({})]])
      expect(given(order, ...open).when(begin)).toEqual([]);
    expect(given(order, placed, requested, facts.PaymentProcessing.of({ intentId: 'pi_1' })).when(begin)).toEqual([begun]);
    const correcting = given(order, placed, requested, paid, begun);
    expect(given(order, placed, requested, paid).when(begin)).toEqual([begun]);
    expect(correcting.when(approve)).toEqual(new Refusal('DetailsBeingCorrected'));
    expect(correcting.when({ type: 'Update', status: 'sent', cleared: version })).toEqual(new Refusal('DetailsBeingCorrected'));
    expect(correcting.when({ type: 'EndCorrection', correctionId: 'k1' })).toEqual([ended]);
    expect(given(order, placed, requested, paid, begun, ended).when({ type: 'EndCorrection', correctionId: 'k1' })).toEqual([]);
    expect(given(order, placed, requested, paid, begun, ended).when(approve)).toEqual([approved]);
    expect(given(order, placed, requested, paid, approved).when(begin)).toEqual(new Refusal('BeingSent'));
    const sent = facts.DraftSent.of({ approvalId: 'a1', customerId: 'c1', messageId: null, pdfHash: 'p' });
    expect(given(order, placed, requested, paid, approved, sent).when(begin)).toEqual(new Refusal('DetailsSent'));
    const updating = facts.WillUpdateOpened.of({ on: '2026-11-21' });
    expect(given(order, placed, requested, paid, approved, sent, updating).when(begin)).toEqual([]);
  });

  it('is paid when the provider says so with the right amount, currency and order (C-386, D-018)', () => {
    const waiting = given(order, placed, requested);
    expect(waiting.when(record())).toEqual([paid]);
    expect(waiting.when(record({ orderId: 'another' }))).toEqual([]);
    const mismatch = facts.PaymentMismatched.of({ intentId: 'pi_1', amountPence: 1, currency: 'gbp' });
    expect(waiting.when(record({ receivedPence: 1 }))).toEqual([mismatch]);
    expect(waiting.when(record({ currency: 'usd' }))).toMatchObject([{ type: 'PaymentMismatched' }]);
    expect(given(order, placed, requested, mismatch).when(record({ receivedPence: 1 }))).toEqual([]);
  });

  it('follows processing and failure, lets nothing leave succeeded, and a retry is pending again (C-386, D-018)', () => {
    const waiting = given(order, placed, requested);
    expect(waiting.when(record({ status: 'open' }))).toEqual([]);
    expect(waiting.when(record({ status: 'processing' }))).toEqual([facts.PaymentProcessing.of({ intentId: 'pi_1' })]);
    const failed = facts.PaymentFailed.of({ intentId: 'pi_1', reason: 'card_declined' });
    expect(waiting.when(record({ status: 'failed', failure: 'card_declined' }))).toEqual([failed]);
    expect(given(order, placed, requested, failed).when(record({ status: 'failed' }))).toEqual([]);
    expect(given(order, placed, requested, failed).when(record())).toEqual([paid]);
    expect(given(order, placed, requested, paid).when(record({ status: 'failed' }))).toEqual([]);
    const retry = given(order, placed, requested, failed).when(request());
    expect(given(order, placed, requested, failed, ...(retry as [])).state.payment.status).toBe('pending');
  });

  it('records a second charge once, so that it is given back', () => {
    const duplicate = facts.DuplicatePaymentReceived.of({ intentId: 'pi_2', amountPence: 5000 });
    expect(given(order, placed, requested, paid).when(record({ intentId: 'pi_2' }))).toEqual([duplicate]);
    expect(given(order, placed, requested, paid, duplicate).when(record({ intentId: 'pi_2' }))).toEqual([]);
    expect(given(order, placed, requested, paid).when(record())).toEqual([]);
  });

  it('is approved when paid and not archived; a second click is the same approval (A-070, D-078)', () => {
    const cleared = { willRevision: 3, customerRevision: 7, tag: TAG };
    const approve = (approvalId: string) => ({ type: 'ApproveDraft', approvalId, cleared }) as const;
    const approved = facts.DraftApproved.of({ approvalId: 'a1', customerId: 'c1', willRevision: 3, customerRevision: 7, tag: TAG });
    expect(given(order, placed, requested).when(approve('a1'))).toEqual(new Refusal('PaymentNotReceived'));
    expect(given(order, placed, requested, paid).when(approve('a1'))).toEqual([approved]);
    expect(given(order, placed, requested, paid, approved).when(approve('a2'))).toEqual([]);
    expect(given(order, placed, requested, paid, facts.OrderArchived.of({})).when(approve('a1'))).toEqual(new Refusal('OrderArchived'));
    const sent = facts.DraftSent.of({ approvalId: 'a1', customerId: 'c1', messageId: 'm', pdfHash: 'p' });
    expect(
      given(order, placed, requested, paid, approved).when({ type: 'RecordDraftSent', approvalId: 'a1', messageId: 'm', pdfHash: 'p' }),
    ).toEqual([sent]);
    expect(given(order, placed, requested, paid, approved, sent).state).toMatchObject({ status: 'sent', approval: null });
    expect(given(order, placed, requested, paid, approved, sent).when(approve('a2'))).toMatchObject([{ data: { approvalId: 'a2' } }]);
  });

  it('is approved only as what was cleared: a will that was submitted again in the meantime is not (AM-9)', () => {
    const paidOrder = given(order, placed, requested, paid);
    for (const cleared of [null, { willRevision: 2, customerRevision: 7, tag: TAG }, { willRevision: 3, customerRevision: 8, tag: TAG }])
      expect(paidOrder.when({ type: 'ApproveDraft', approvalId: 'a1', cleared })).toEqual(new Refusal('SubmittedAgain'));
  });

  it('gives the answers back, waits for them, and takes what is submitted again (AM-9)', () => {
    const giveBack = { type: 'ReturnAnswers', read: null } as const;
    const returned = facts.AnswersReturned.of({});
    const again = { type: 'RecordResubmission', willRevision: 9, customerRevision: 8 } as const;
    const approve = { type: 'ApproveDraft', approvalId: 'a1', cleared: { willRevision: 3, customerRevision: 7, tag: TAG } } as const;
    expect(given(order).when(giveBack)).toEqual(new Refusal('OrderUnknown'));
    expect(given(order, placed, requested).when(giveBack)).toEqual(new Refusal('PaymentNotReceived'));
    expect(given(order, placed, requested, paid, facts.OrderArchived.of({})).when(giveBack)).toEqual(new Refusal('OrderArchived'));
    const approved = facts.DraftApproved.of({ approvalId: 'a1', customerId: 'c1', willRevision: 3, customerRevision: 7, tag: TAG });
    expect(given(order, placed, requested, paid, approved).when(giveBack)).toEqual(new Refusal('BeingSent'));
    expect(given(order, placed, requested, paid).when(giveBack)).toEqual([returned]);
    const stale = { willRevision: 2, customerRevision: 7 };
    expect(given(order, placed, requested, paid).when({ ...giveBack, read: stale })).toEqual(new Refusal('SubmittedAgain'));
    expect(given(order, placed, requested, paid).when({ ...giveBack, read: { ...stale, willRevision: 3 } })).toEqual([returned]);
    expect(given(order, placed, requested, paid).when(again)).toEqual([]);

    const waiting = given(order, placed, requested, paid, returned);
    expect(waiting.state.status).toBe('in_review');
    expect(waiting.when(giveBack)).toEqual([]);
    expect(waiting.when(approve)).toEqual(new Refusal('AnswersReturned'));
    expect(waiting.when({ ...again, willRevision: 3 })).toEqual([]);
    const resubmitted = facts.AnswersResubmitted.of({ customerId: 'c1', willRevision: 9, customerRevision: 8 });
    expect(waiting.when(again)).toEqual([resubmitted]);

    const back = given(order, placed, requested, paid, returned, resubmitted);
    expect(back.state).toMatchObject({ returned: false, status: 'new', placed: { willRevision: 9 }, customerRevision: 8 });
    expect(back.when(again)).toEqual([]);
    expect(back.when(approve)).toEqual(new Refusal('SubmittedAgain'));
    expect(back.when({ ...approve, cleared: { willRevision: 9, customerRevision: 8, tag: TAG } })).toMatchObject([
      { data: { willRevision: 9 } },
    ]);
  });

  it('knows every will that it was for, and which of them went out (AM-9)', () => {
    const approved = facts.DraftApproved.of({ approvalId: 'a1', customerId: 'c1', willRevision: 3, customerRevision: 7, tag: TAG });
    const sent = facts.DraftSent.of({ approvalId: 'a1', customerId: 'c1', messageId: 'm', pdfHash: 'p' });
    const again = facts.AnswersResubmitted.of({ customerId: 'c1', willRevision: 9, customerRevision: 8 });
    expect(given(order, placed, requested).state.versions).toEqual([]);
    expect(given(order, placed, requested, paid, approved, sent, facts.AnswersReturned.of({}), again).state.versions).toEqual([
      { willRevision: 3, customerRevision: 7, sent: true },
      { willRevision: 9, customerRevision: 8, sent: false },
    ]);
  });

  it('stays put away when its customer submits again: only an operator brings it back (AM-9)', () => {
    const { AnswersReturned, AnswersResubmitted, OrderArchived } = facts;
    const resubmitted = AnswersResubmitted.of({ customerId: 'c1', willRevision: 9, customerRevision: 8 });
    const away = given(order, placed, requested, paid, AnswersReturned.of({}), OrderArchived.of({}), resubmitted);
    expect(away.state).toMatchObject({ returned: false, status: 'archived', placed: { willRevision: 9 } });
    const cleared = { willRevision: 9, customerRevision: 8, tag: TAG };
    expect(away.when({ type: 'ApproveDraft', approvalId: 'a1', cleared })).toEqual(new Refusal('OrderArchived'));
  });

  it('stays as it was when the mail fails (AM-6)', () => {
    const approved = facts.DraftApproved.of({ approvalId: 'a1', customerId: 'c1', willRevision: 3, customerRevision: 7, tag: TAG });
    const failed = given(order, placed, requested, paid, approved).when({ type: 'RecordDraftSendFailed', approvalId: 'a1', reason: 'no' });
    expect(given(order, placed, requested, paid, approved, ...(failed as [])).state).toMatchObject({
      status: 'new',
      approval: null,
      sends: { a1: 'failed' },
    });
  });

  const update = (status: OrderChange['status'], notes?: string, cleared: Cleared | null = null) =>
    ({ type: 'Update', status, notes, cleared }) as const;

  it('moves by hand, and comes back from the archive (A-096, D-077, D-079)', () => {
    expect(given(order, placed).when(update('in_review', 'Ask for the full name'))).toEqual([
      facts.OrderNoted.of({}, { notes: 'Ask for the full name' }),
      facts.InformationRequested.of({}),
    ]);
    expect(given(order, placed).when(update('archived'))).toEqual([facts.OrderArchived.of({})]);
    expect(given(order, placed, facts.OrderArchived.of({})).when(update('new'))).toEqual([facts.OrderStatusChanged.of({ status: 'new' })]);
    expect(given(order, placed, facts.OrderArchived.of({})).when(update('in_review'))).toEqual([facts.InformationRequested.of({})]);
    expect(given(order, placed).when(update('new'))).toEqual([]);
    expect(given(order).when(update('new'))).toEqual(new Refusal('OrderUnknown'));
  });

  it('moves from the status that was read alone; what is so already is no collision', () => {
    const archive = (before: OrderChange['before']) => ({ ...update('archived'), before });
    expect(given(order, placed).when(archive('new'))).toEqual([facts.OrderArchived.of({})]);
    expect(given(order, placed, facts.InformationRequested.of({})).when(archive('new'))).toEqual(new Refusal('OrderMoved'));
    expect(given(order, placed, facts.OrderArchived.of({})).when(archive('new'))).toEqual([]);
  });

  it('keeps every note, also the same one again; an empty one is none (AM-16)', () => {
    const noted = facts.OrderNoted.of({}, { notes: 'Do NOT send.' });
    expect(given(order, placed, noted).when(update(undefined, 'Do NOT send.'))).toEqual([noted]);
    for (const nothing of ['', ' \n']) expect(given(order, placed, noted).when(update(undefined, nothing))).toEqual([]);
    expect(given(order, placed, noted, facts.OrderNoted.of({}, { notes: 'Rang Jane.' })).state.notes).toBe('Rang Jane.');
    // What is refused is refused as a whole.
    expect(given(order, placed).when(update('sent', 'Posted it.'))).toEqual(new Refusal('PaymentNotReceived'));
  });

  const cleared = { willRevision: 3, customerRevision: 7, tag: TAG };
  const marked = facts.OrderMarkedSent.of({ customerId: 'c1', ...cleared });
  const approved = facts.DraftApproved.of({ approvalId: 'a1', customerId: 'c1', ...cleared });
  const mailed = facts.DraftSent.of({ approvalId: 'a1', customerId: 'c1', messageId: 'm', pdfHash: 'p' });

  it('is marked as sent by hand only when it is paid and this version was cleared', () => {
    const waiting = given(order, placed, requested, paid);
    expect(given(order, placed, requested).when(update('sent', undefined, cleared))).toEqual(new Refusal('PaymentNotReceived'));
    expect(waiting.when(update('sent'))).toEqual(new Refusal('SubmittedAgain'));
    expect(waiting.when(update('sent', undefined, { ...cleared, willRevision: 2 }))).toEqual(new Refusal('SubmittedAgain'));
    expect(waiting.when(update('sent', undefined, cleared))).toEqual([marked]);
    const back = given(order, placed, requested, paid, facts.AnswersReturned.of({}));
    expect(back.when(update('sent', undefined, cleared))).toEqual(new Refusal('AnswersReturned'));
    const away = given(order, placed, requested, paid, facts.OrderArchived.of({}));
    expect(away.when(update('sent', undefined, cleared))).toEqual(new Refusal('OrderArchived'));
    expect(given(order, placed, requested, paid, marked).state).toMatchObject({ status: 'sent', markedSent: true });
  });

  it('a mark by hand can be taken back, a mail cannot: only new answers make its order new again', () => {
    const made = facts.OrderStatusChanged.of({ status: 'new' });
    expect(given(order, placed, requested, paid, marked).when(update('new'))).toEqual([made]);
    expect(given(order, placed, requested, paid, marked, made).state).toMatchObject({ markedSent: false, versions: [{ sent: false }] });
    expect(given(order, placed, requested, paid, approved, mailed).when(update('new'))).toEqual(new Refusal('SentAlready'));
    expect(given(order, placed, requested, paid, marked, approved, mailed).when(update('new'))).toEqual(new Refusal('SentAlready'));
    expect(given(order, placed, requested, paid, approved, mailed).when(update('in_review'))).toEqual([facts.InformationRequested.of({})]);
  });

  it('that was sent and put away is sent again when it is brought back, without a mail (D-077)', () => {
    for (const sent of [[marked], [approved, mailed]])
      expect(given(order, placed, requested, paid, ...sent, facts.OrderArchived.of({})).when(update('sent'))).toEqual([
        facts.OrderStatusChanged.of({ status: 'sent' }),
      ]);
  });

  it('whose mail is on its way can only be put away (AM-6)', () => {
    const sending = given(order, placed, requested, paid, approved);
    for (const status of ['in_review', 'sent'] as const)
      expect(sending.when(update(status, undefined, cleared))).toEqual(new Refusal('BeingSent'));
    expect(sending.when(update('archived'))).toEqual([facts.OrderArchived.of({})]);
  });

  it('asks for another receipt only once it is paid (D-029)', () => {
    const request = { type: 'RequestReceipt', requestId: 'r1' } as const;
    expect(given(order, placed).when(request)).toEqual(new Refusal('PaymentNotReceived'));
    expect(given(order, placed, requested, paid).when(request)).toEqual([facts.ReceiptRequested.of({ requestId: 'r1' })]);
  });
});

describe('opening what is personal', () => {
  it('is recorded each time, with who and why, of an order that is there', () => {
    const open = { type: 'OpenPersonalData', by: 'Olive Hart', reason: 'The executor asks', session: 's1' } as const;
    const opened = facts.PersonalDataOpened.of({ session: 's1' }, { by: open.by, reason: open.reason });
    expect(given(order, placed).when(open)).toEqual([opened]);
    expect(given(order, placed, opened).when(open)).toEqual([opened]);
    expect(given(order).when(open)).toEqual(new Refusal('OrderUnknown'));
  });
});

describe('what the customer says is wrong', () => {
  const report = { type: 'ReportProblem', problemId: 'p1', text: 'It is Anne, with an e.' } as const;
  const reported = facts.ProblemReported.of({ problemId: 'p1' }, { text: report.text });
  const answer = { type: 'AnswerProblem', problemId: 'p1', text: null } as const;

  it('is taken for a will that is paid for', () => {
    expect(given(order, placed, requested, paid).when(report)).toEqual([reported]);
    expect(given(order, placed, requested).when(report)).toEqual(new Refusal('PaymentNotReceived'));
    expect(given(order).when(report)).toEqual(new Refusal('NotPlaced'));
  });

  it('is answered once', () => {
    const answered = facts.ProblemAnswered.of({ problemId: 'p1' }, { text: null });
    expect(given(order, placed, paid, reported).when(answer)).toEqual([answered]);
    expect(given(order, placed, paid, reported, answered).when(answer)).toEqual([]);
    expect(given(order, placed, paid).when(answer)).toEqual(new Refusal('ProblemUnknown'));
  });

  it('is answered in words, which are not sent after somebody else’s', () => {
    const inWords = { ...answer, text: 'Now it says Anne.' };
    const answered = facts.ProblemAnswered.of({ problemId: 'p1' }, { text: inWords.text });
    expect(given(order, placed, paid, reported).when(inWords)).toEqual([answered]);
    expect(given(order, placed, paid, reported, answered).when(inWords)).toEqual(new Refusal('ProblemSettled'));
    expect(given(order, placed, paid, reported, answered).when(answer)).toEqual([]);
  });
});
