import { describe, expect, it } from '@jest/globals';
import { stepAt, type WillAnswers } from '@willow/contracts';
import { given } from '../../../event-sourcing/core/given.ts';
import { accepted, Refusal } from '../../../event-sourcing/core/refusal.ts';
import { WillReviewed } from './review.facts.ts';
import { MAX_FACTS, will } from './will.decider.ts';
import {
  AnswersLocked,
  AnswersReopened,
  AnswersUnlocked,
  AnswerSaved,
  DraftFailed,
  DraftGenerated,
  DraftRetried,
  WillSent,
  WillResubmitted,
  WillSubmitted,
} from './will.facts.ts';

const TODAY = '2026-11-21';
const complete: WillAnswers = {
  willForYou: 'yes',
  isMarried: 'no',
  hasChildren: 'no',
  isHomeowner: 'no',
  executors: [{ fullName: 'Eve Poole', address: '3 Mill Road', relationship: 'Sister' }],
  beneficiaryType: 'custom',
  customBeneficiaries: [{ fullName: 'Eve Poole', address: '3 Mill Road', relationship: 'Sister', percentage: 100 }],
  confirmed: true,
  finalConfirmation: true,
};
const saved = (answers: WillAnswers, step = 10, cleared: string[] = []) =>
  AnswerSaved.of({ step, changed: Object.keys(answers), cleared, size: JSON.stringify(answers).length }, { answers });
const save = (answers: WillAnswers, step = 10) =>
  ({ type: 'SaveAnswers', step: stepAt(step).id, answers, madeFrom: null, today: TODAY }) as const;
const submit = { type: 'SubmitWill', revision: null, today: TODAY } as const;
const submitted = [saved(complete), WillSubmitted.of({})];
const place = { orderId: 'o1', willRevision: 1 };
const failure = DraftFailed.of({ ...place, failure: 'printer' });
const review = { answerHash: 'a'.repeat(64), flags: [] };
const locked = [...submitted, AnswersLocked.of({ orderId: 'o1', orderRevision: 5, willRevision: 1, customerRevision: 2 })];

const DRAFT = {
  orderId: 'o1',
  willRevision: 1,
  versionCode: '0a1b2c3d',
  contentHash: 'c',
  pdfHash: 'p',
  wording: 'w',
  release: '0.1.0',
};

describe('a will', () => {
  it('keeps what changed, by name in clear and by content in the sealed part (C-413)', () => {
    const first = given(will).when(save({ willForYou: 'yes' }, 2));
    expect(first).toEqual([
      AnswerSaved.of({ step: 2, changed: ['willForYou'], cleared: [], size: 20 }, { answers: { willForYou: 'yes' } }),
    ]);
    const second = given(will, ...accepted(first)).when(save({ willForYou: 'yes', isMarried: 'no' }, 3));
    expect(second).toEqual([AnswerSaved.of({ step: 3, changed: ['isMarried'], cleared: [], size: 18 }, { answers: { isMarried: 'no' } })]);
  });

  it('never keeps that it is for somebody else: that is said at once, and what was there stays (C-195, C-471, D-045)', () => {
    const text = 'Please create an account for the person making the will. They will need to complete the process themselves.';
    const refused = { reason: 'ForSomebodyElse', issues: [{ path: ['willForYou'], message: text }] };
    expect(given(will).when(save({ willForYou: 'no' }, 1))).toMatchObject(refused);
    expect(given(will, saved(complete)).when(save({ ...complete, willForYou: 'no' }))).toMatchObject(refused);
  });

  it('adds nothing when nothing changed', () => {
    expect(given(will, saved({ willForYou: 'yes' }, 2)).when(save({ willForYou: 'yes' }, 2))).toEqual([]);
  });

  describe('of two devices', () => {
    const [eve] = complete.executors!;
    const elsewhere = { ...complete, executors: [{ ...eve!, fullName: 'Ann Poole' }] };
    const history = [saved(complete), saved({ executors: elsewhere.executors }, 10)];
    const from = (revision: number, answers: WillAnswers | null) => ({ revision, answers });
    const saveFrom = (answers: WillAnswers, madeFrom: ReturnType<typeof from>) => ({ ...save(answers), madeFrom });

    it('joins what was made from older answers with what was saved since then', () => {
      const mine = { ...complete, funeralWishes: 'Flowers.' };
      expect(given(will, ...history).when(saveFrom(mine, from(0, complete)))).toEqual([saved({ funeralWishes: 'Flowers.' }, 10)]);
    });

    it('asks for the older answers only when they are needed', () => {
      const mine = { ...elsewhere, funeralWishes: 'Flowers.' };
      expect(given(will, ...history).when(saveFrom(mine, from(1, null)))).toEqual([saved({ funeralWishes: 'Flowers.' }, 10)]);
      expect(given(will, ...history).when(saveFrom(mine, from(0, null)))).toMatchObject({ reason: 'BaseMissing' });
    });

    it('keeps neither of two that collide before somebody chooses, nor what was made from answers that never were', () => {
      const mine = { ...complete, executors: [{ ...eve!, fullName: 'Zoe Poole' }] };
      expect(given(will, ...history).when(saveFrom(mine, from(0, complete)))).toMatchObject({ reason: 'ChangedElsewhere' });
      expect(given(will, ...history).when(saveFrom(mine, from(7, null)))).toMatchObject({ reason: 'ChangedElsewhere' });
    });

    it('lets nobody confirm or submit what they have not read', () => {
      const confirming = saveFrom({ ...complete, submittedAt: '2026-11-21T12:00:00.000Z' }, from(0, complete));
      expect(given(will, ...history).when(confirming)).toMatchObject({ reason: 'ReadAgain' });
      expect(given(will, ...history).when({ ...submit, revision: 0 })).toMatchObject({ reason: 'ReadAgain' });
      const submits = given(will, ...history).when({ ...submit, revision: 1 });
      expect(submits).toEqual([WillSubmitted.of({})]);
      expect(given(will, ...history, ...accepted(submits)).when({ ...submit, revision: 1 })).toEqual([]);
    });

    it('counts answers that come back after a payment came to nothing as newer than those that were paid for', () => {
      const later = [
        ...submitted,
        saved({ funeralWishes: 'Flowers.' }),
        AnswersLocked.of({ orderId: 'o1', orderRevision: 5, willRevision: 1, customerRevision: 2 }),
      ];
      const open = [...later, AnswersUnlocked.of({ orderId: 'o1', orderRevision: 6 })];
      expect(given(will, ...open).when({ ...submit, revision: 2 })).toMatchObject({ reason: 'ReadAgain' });
      expect(given(will, ...open).when({ ...submit, revision: 4 })).toEqual([WillSubmitted.of({})]);
    });
  });

  it('a draft that comes late says nothing about answers that are back with their customer, or were submitted again', () => {
    const draft = DraftGenerated.of({
      orderId: 'o1',
      willRevision: 1,
      versionCode: '0a1b2c3d',
      contentHash: 'c',
      pdfHash: 'p',
      wording: 'w',
    });
    const paid = [
      saved(complete),
      WillSubmitted.of({}),
      AnswersLocked.of({ orderId: 'o1', orderRevision: 3, willRevision: 1, customerRevision: 2 }),
    ];
    const back = [...paid, AnswersReopened.of({ orderId: 'o1', orderRevision: 4 })];
    const again = [
      ...back,
      WillResubmitted.of({ orderId: 'o1' }),
      AnswersLocked.of({ orderId: 'o1', orderRevision: 5, willRevision: 4, customerRevision: 2 }),
    ];
    expect(given(will, ...paid, draft).state.status).toBe('draft_generated');
    expect(given(will, ...back, draft).state).toMatchObject({ status: 'in_progress', drafted: [1] });
    expect(given(will, ...again, draft).state).toMatchObject({ status: 'submitted', drafted: [1] });
    expect(given(will, ...again, draft, { ...draft, data: { ...draft.data, willRevision: 4 } }).state.status).toBe('draft_generated');
  });

  it('has a history that saving cannot make endless; submitting what is there is never refused for it', () => {
    const history = Array.from({ length: MAX_FACTS }, (_, index) => saved({ ...complete, funeralWishes: `${index % 2}` }));
    const next = save({ ...complete, funeralWishes: 'Something else.' });
    expect(given(will, ...history.slice(1)).when(next)).toHaveLength(1);
    const full = given(will, ...history);
    expect(full.when(next)).toEqual(new Refusal('ChangedTooOften'));
    expect(full.when(save(full.state.answers))).toEqual([]);
    expect(full.when(submit)).toEqual([WillSubmitted.of({})]);
  });

  it('has a history that saving cannot make endlessly large either', () => {
    const gifts = (text: string) => Array.from({ length: 30 }, () => ({ description: text.repeat(2_000) }));
    const large = (count: number) => Array.from({ length: count }, (_, index) => saved({ specificGifts: gifts(index % 2 ? 'x' : 'y') }));
    const next = save({ specificGifts: gifts('z') });
    expect(given(will, ...large(16)).when(next)).toHaveLength(1);
    expect(given(will, ...large(40)).when(next)).toEqual(new Refusal('ChangedTooOften'));
  });

  it('clears what became stale, falls back to the first gap, and forgets it in the state (D-036)', () => {
    const before = given(
      will,
      saved({
        ...complete,
        isMarried: 'yes',
        partner: { fullName: 'Jo', dob: '1980-01-01' },
        beneficiaryType: 'partner',
        partnerSubstituteRule: 'intestacy',
      }),
    );
    const facts = before.when(save({ ...before.state.answers, isMarried: 'no' }, 10));
    expect(facts).toMatchObject([{ data: { step: 6, changed: ['isMarried'] } }]);
    const cleared = accepted(facts).flatMap((fact) => (fact.type === 'AnswerSaved' ? fact.data.cleared : []));
    expect(cleared.toSorted()).toEqual(['beneficiaryType', 'customBeneficiaries', 'partner', 'partnerSubstituteRule']);
    const after = given(will, saved(complete), ...accepted(facts)).state.answers;
    expect(after).not.toHaveProperty('partner');
  });

  it('takes no new character that cannot be printed, at its field; what is stored already does not stand in the way (C-413)', () => {
    const named = (fullName: string) => ({ ...complete, executors: [{ ...complete.executors![0], fullName }] });
    expect(given(will, saved(complete)).when(save(named('Li 李')))).toMatchObject({
      reason: 'Unprintable',
      issues: [{ path: ['executors', 0, 'fullName'], message: expect.stringContaining('We cannot print “李” in your will yet.') }],
    });
    expect(given(will).when(save(named('Ele\u0301a Roe')))).toHaveLength(1);
    const old = given(will, saved(named('Li 李')));
    expect(old.when(save({ ...named('Li 李'), funeralWishes: 'At sea' }))).toMatchObject([
      { data: { step: 5, changed: ['funeralWishes'] } },
    ]);
    expect(old.when(submit)).toMatchObject({ reason: 'WillIncomplete', issues: [{ path: ['executors', 0, 'fullName'] }] });
  });

  it('is submitted when it is complete, and a repeat changes nothing (C-414, D-043)', () => {
    expect(given(will, saved(complete)).when(submit)).toEqual([WillSubmitted.of({})]);
    expect(given(will, ...submitted).when(submit)).toEqual([]);
  });

  it('refuses a submission with the first open step and its words (D-043)', () => {
    const outcome = given(
      will,
      saved({ ...complete, customBeneficiaries: [{ ...complete.customBeneficiaries![0], percentage: 90 }] }),
    ).when(submit);
    expect(outcome).toMatchObject({ reason: 'WillIncomplete', issues: [{ message: 'Total must equal 100%' }] });
  });

  it.each<[string, WillAnswers, readonly (string | number)[], string]>([
    [
      'a percentage beside equal shares',
      { equalShares: true },
      ['customBeneficiaries', 0, 'percentage'],
      'Take out the share of beneficiary 1: you chose equal shares',
    ],
    [
      'a relationship of a charity',
      { customBeneficiaries: [{ ...complete.customBeneficiaries![0], charity: true }] },
      ['customBeneficiaries', 0, 'relationship'],
      'Take out the relationship of beneficiary 1: a charity has none',
    ],
  ])('refuses choices that contradict each other, at the field: %s', (_what, more, path, message) => {
    expect(given(will, saved({ ...complete, ...more })).when(submit)).toMatchObject({
      reason: 'WillIncomplete',
      issues: [{ path, message }],
    });
  });

  it('refuses a will for another person (D-045)', () => {
    expect(given(will, saved({ ...complete, willForYou: 'no' })).when(submit)).toMatchObject({
      reason: 'WillIncomplete',
      issues: [{ path: ['willForYou'] }],
    });
  });

  it('goes back to in progress when it is saved after the submission (C-391, D-031)', () => {
    const again = given(will, ...submitted).when(save(complete));
    expect(again).toHaveLength(1);
    expect(given(will, ...submitted, ...accepted(again)).state.status).toBe('in_progress');
  });

  it('is locked for an order: no save, no submission, until the payment failed (C-391, D-031, T-25)', () => {
    expect(given(will, ...locked).when(save({ willForYou: 'yes' }))).toEqual(new Refusal('AnswersLocked'));
    expect(given(will, ...locked).when(submit)).toEqual(new Refusal('AnswersLocked'));
    const unlock = given(will, ...locked).when({ type: 'UnlockAnswers', orderId: 'o1', orderRevision: 6 });
    expect(unlock).toEqual([AnswersUnlocked.of({ orderId: 'o1', orderRevision: 6 })]);
    expect(given(will, ...locked, ...accepted(unlock)).when(save({ ...complete, funeralWishes: 'None' }))).toHaveLength(1);
    expect(given(will, ...locked).when({ type: 'UnlockAnswers', orderId: 'another', orderRevision: 6 })).toEqual([]);
  });

  it('goes back to its customer, who submits again; then it is locked for that (AM-9)', () => {
    const reopen = { type: 'ReopenAnswers', orderId: 'o1', orderRevision: 6 } as const;
    const reopened = AnswersReopened.of({ orderId: 'o1', orderRevision: 6 });
    expect(given(will, ...locked).when(reopen)).toEqual([reopened]);
    expect(given(will, ...locked).when({ ...reopen, orderRevision: 4 })).toEqual([]);
    expect(given(will, ...submitted).when(reopen)).toEqual([]);
    const open = given(will, ...locked, reopened);
    expect(open.state).toMatchObject({ status: 'in_progress', currentStep: 'review', lockedBy: null, returnedBy: 'o1', answers: complete });
    expect(open.when(save({ ...complete, funeralWishes: 'At sea' }))).toHaveLength(1);
    expect(open.when(submit)).toEqual([WillResubmitted.of({ orderId: 'o1' })]);
    const again = [...locked, reopened, WillResubmitted.of({ orderId: 'o1' })];
    expect(given(will, ...again).state).toMatchObject({ status: 'submitted', submissions: [{ revision: 1 }, { revision: 4 }] });
    const lock = AnswersLocked.of({ orderId: 'o1', orderRevision: 7, willRevision: 4, customerRevision: 2 });
    expect(
      given(will, ...again).when({ type: 'LockAnswers', orderId: 'o1', orderRevision: 7, customerRevision: 2, corrected: false }),
    ).toEqual([lock]);
    expect(given(will, ...again, lock).state).toMatchObject({ returnedBy: null, lockedBy: 'o1', status: 'submitted' });
  });

  it('an older revision of an order never undoes a newer one', () => {
    const lock = { type: 'LockAnswers', orderId: 'o1', orderRevision: 5, customerRevision: 2, corrected: false } as const;
    expect(given(will, ...locked).when({ type: 'UnlockAnswers', orderId: 'o1', orderRevision: 4 })).toEqual([]);
    const opened = [...locked, AnswersUnlocked.of({ orderId: 'o1', orderRevision: 6 })];
    expect(given(will, ...opened).when(lock)).toEqual([]);
    expect(given(will, ...opened).when({ ...lock, orderRevision: 7 })).toHaveLength(1);
    expect(given(will).when(lock)).toEqual(new Refusal('NotSubmitted'));
  });

  it('locks the newest submission, whatever was newest when it was asked to (AM-17)', () => {
    const again = [...submitted, saved({ ...complete, funeralWishes: 'At sea' }), WillSubmitted.of({})];
    const lock = AnswersLocked.of({ orderId: 'o1', orderRevision: 5, willRevision: 3, customerRevision: 2 });
    expect(
      given(will, ...again).when({ type: 'LockAnswers', orderId: 'o1', orderRevision: 5, customerRevision: 2, corrected: false }),
    ).toEqual([lock]);
    expect(given(will, ...again, lock).state).toMatchObject({ answers: { funeralWishes: 'At sea' }, lockedRevision: 3, later: null });
  });

  describe('with details that were corrected while it was locked', () => {
    const lock = { type: 'LockAnswers', orderId: 'o1', orderRevision: 9, customerRevision: 6, corrected: true } as const;
    const again = AnswersLocked.of({ orderId: 'o1', orderRevision: 9, willRevision: 1, customerRevision: 6 });
    const review = { answerHash: 'b'.repeat(64), flags: [] };
    const drafted = [...locked, DraftGenerated.of(DRAFT)];

    it('is locked again for the same submission and order, and for newer details only', () => {
      expect(given(will, ...drafted).when(lock)).toEqual([again]);
      for (const other of [{ corrected: false }, { orderId: 'o2' }, { orderRevision: 5 }, { customerRevision: 2 }])
        expect(given(will, ...drafted).when({ ...lock, ...other })).toEqual([]);
    });

    it('keeps what was typed aside, and is drafted anew: no draft or review of the older details counts any more', () => {
      const typed = { ...complete, funeralWishes: 'Changed my mind' };
      const first = AnswersLocked.of({ orderId: 'o1', orderRevision: 5, willRevision: 1, customerRevision: 2 });
      const { state } = given(will, ...submitted, saved(typed, 9), first, again);
      expect(state).toMatchObject({ answers: complete, later: { answers: typed }, lockedDetails: 6 });
      const relocked = given(will, ...drafted, again);
      expect(relocked.state.status).toBe('submitted');
      const record = (customerRevision: number) => ({ type: 'RecordDraft', ...DRAFT, customerRevision, review }) as const;
      expect(relocked.when(record(2))).toEqual([]);
      const late = { orderId: 'o1', willRevision: 1, customerRevision: 2 };
      expect(relocked.when({ type: 'RecordReview', ...late, review })).toEqual([]);
      expect(relocked.when({ type: 'RecordDraftFailed', ...late, failure: 'printer' })).toEqual([]);
      expect(relocked.when(record(6))).toMatchObject([{ type: 'DraftGenerated' }, { type: 'WillReviewed' }]);
      expect(given(will, ...drafted, again, DraftGenerated.of(DRAFT)).when(record(6))).toEqual([]);
    });

    it('is drafted anew, too, when it had been open in between', () => {
      const opened = AnswersReopened.of({ orderId: 'o1', orderRevision: 6 });
      expect(given(will, ...drafted, opened, again).state).toMatchObject({ status: 'submitted', drafted: [] });
      expect(given(will, ...drafted, opened, { ...again, data: { ...again.data, customerRevision: 2 } }).state.status).toBe(
        'draft_generated',
      );
    });

    it('stays sent', () => {
      const sent = WillSent.of({ orderId: 'o1', approvalId: 'a1', willRevision: 1, customerRevision: 2, contentHash: 'c' });
      const opened = AnswersReopened.of({ orderId: 'o1', orderRevision: 6 });
      expect(given(will, ...drafted, sent, opened, again).state.status).toBe('draft_generated');
    });
  });

  describe('changes between the submission and the payment', () => {
    const changed = { ...complete, funeralWishes: 'Changed my mind' };
    const late = [
      ...submitted,
      saved(changed, 9),
      AnswersLocked.of({ orderId: 'o1', orderRevision: 5, willRevision: 1, customerRevision: 2 }),
    ];

    it('stay out of what was paid for, and are kept beside it (AM-17)', () => {
      const { state } = given(will, ...late);
      expect(state).toMatchObject({ status: 'submitted', submissions: [{ revision: 1 }], later: { answers: changed, step: 'funeral' } });
      expect(state.answers).toEqual(complete);
      expect(given(will, ...submitted, saved(complete), ...late.slice(-1)).state.later).toBeNull();
    });

    it('are back in place when the answers are returned, or the payment failed (AM-17)', () => {
      const back = given(will, ...late, AnswersReopened.of({ orderId: 'o1', orderRevision: 6 }));
      expect(back.state).toMatchObject({ status: 'in_progress', answers: changed, later: null });
      const failed = given(will, ...late, AnswersUnlocked.of({ orderId: 'o1', orderRevision: 6 }));
      expect(failed.state).toMatchObject({ status: 'in_progress', answers: changed, currentStep: 'funeral', later: null });
      expect(failed.when(submit)).toEqual([WillSubmitted.of({})]);
    });
  });

  it('records each draft and each sent will once (D-030)', () => {
    const review = { answerHash: 'a'.repeat(64), flags: [] };
    const reviewed = WillReviewed.of({ orderId: 'o1', willRevision: 1, answerHash: review.answerHash });
    const drafted = [...locked, DraftGenerated.of(DRAFT), reviewed];
    expect(given(will, ...locked).when({ type: 'RecordDraft', customerRevision: 2, ...DRAFT, review })).toEqual([
      DraftGenerated.of(DRAFT),
      reviewed,
    ]);
    expect(given(will, ...drafted).when({ type: 'RecordDraft', customerRevision: 2, ...DRAFT, review })).toEqual([]);
    const sent = { orderId: 'o1', approvalId: 'a1', willRevision: 1, customerRevision: 2, contentHash: 'c' };
    expect(given(will, ...drafted).when({ type: 'RecordWillSent', ...sent })).toEqual([WillSent.of(sent)]);
    expect(given(will, ...drafted, WillSent.of(sent)).when({ type: 'RecordWillSent', ...sent })).toEqual([]);
    const { state } = given(will, ...drafted, WillSent.of(sent));
    expect(state).toMatchObject({ status: 'sent', sent: { last: { willRevision: 1, customerRevision: 2, contentHash: 'c' } } });
  });

  it('says why a locked will has no draft, until it has one', () => {
    const failed = given(will, ...locked).when({ type: 'RecordDraftFailed', customerRevision: 2, ...place, failure: 'printer' });
    expect(failed).toEqual([failure]);
    const stuck = given(will, ...locked, ...accepted(failed));
    expect(stuck.when({ type: 'RecordDraftFailed', customerRevision: 2, ...place, failure: 'printer' })).toEqual([]);
    expect(stuck.state).toMatchObject({ status: 'submitted', draftProblem: { willRevision: 1, failure: 'printer', reason: null } });
    const draft = { ...place, versionCode: '0a1b2c3d', contentHash: 'c', pdfHash: 'p', wording: 'w', release: '0.1.0' };
    expect(given(will, ...locked, failure, DraftGenerated.of(draft)).state).toMatchObject({
      status: 'draft_generated',
      draftProblem: null,
    });
    const refused = given(will, ...locked).when({
      type: 'RecordDraftRefused',
      customerRevision: 2,
      ...place,
      review,
      step: 5,
      reason: 'No.',
    });
    expect(given(will, ...locked, ...accepted(refused)).state).toMatchObject({
      draftProblem: { willRevision: 1, failure: null, reason: 'No.' },
    });
  });

  it('tries a failed draft again, once, and no draft that is being made, is made or cannot be made', () => {
    const retry = { type: 'RetryDraft', ...place, customerRevision: 3 } as const;
    const retried = DraftRetried.of({ ...place, customerRevision: 3 });
    expect(given(will, ...locked, failure).when(retry)).toEqual([retried]);
    const again = given(will, ...locked, failure, retried);
    expect(again.state).toMatchObject({ status: 'submitted', draftProblem: null });
    expect(again.when(retry)).toEqual(new Refusal('DraftNotFailed'));
    expect(again.when({ type: 'RecordDraftFailed', customerRevision: 2, ...place, failure: 'printer' })).toEqual([failure]);
    const draft = DraftGenerated.of({ ...place, versionCode: '0a1b2c3d', contentHash: 'c', pdfHash: 'p', wording: 'w', release: '0.1.0' });
    expect(given(will, ...locked, failure, draft).when(retry)).toEqual(new Refusal('DraftNotFailed'));
    const refused = given(will, ...locked).when({
      type: 'RecordDraftRefused',
      customerRevision: 2,
      ...place,
      review,
      step: 5,
      reason: 'No.',
    });
    expect(given(will, ...locked, ...accepted(refused)).when(retry)).toEqual(new Refusal('DraftNotFailed'));
    const back = given(will, ...locked, failure, AnswersReopened.of({ orderId: 'o1', orderRevision: 6 }));
    expect(back.when(retry)).toEqual(new Refusal('DraftNotFailed'));
    expect(given(will, ...locked, failure).when({ ...retry, orderId: 'o2' })).toEqual(new Refusal('DraftNotFailed'));
  });

  it('refuses everything once its key is gone (AM-7)', () => {
    const erased = given(will, { ...saved(complete), personal: null });
    expect(erased.when(submit)).toEqual(new Refusal('WillErased'));
  });
});
