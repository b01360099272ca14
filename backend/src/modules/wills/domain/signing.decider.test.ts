import { describe, expect, it } from '@jest/globals';
import type { WillAnswers } from '@willow/contracts';
import { given } from '../../../event-sourcing/core/given.ts';
import { Refusal } from '../../../event-sourcing/core/refusal.ts';
import {
  RemindersResumed,
  RemindersStopped,
  SigningReminderSent,
  UpdateAbandoned,
  UpdateBegun,
  WillSigned,
  WillStored,
  YearlyReminderSent,
} from './signing.facts.ts';
import { dueDay, dueYear, stateOf } from './signing.ts';
import { will } from './will.decider.ts';
import { AnswersLocked, AnswersReopened, AnswerSaved, type WillFact, WillResubmitted, WillSent, WillSubmitted } from './will.facts.ts';

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
const saved = (answers: WillAnswers) => AnswerSaved.of({ step: 10, changed: Object.keys(answers), cleared: [], size: 10 }, { answers });
const first = { willRevision: 1, contentHash: 'a'.repeat(64) };
const second = { willRevision: 9, contentHash: 'b'.repeat(64) };
const sentOf = (version: typeof first, approvalId = 'a1') => WillSent.of({ orderId: 'o1', approvalId, customerRevision: 2, ...version });
const sent = [
  saved(complete),
  WillSubmitted.of({}),
  AnswersLocked.of({ orderId: 'o1', orderRevision: 5, willRevision: 1, customerRevision: 2 }),
  sentOf(first),
];
const WITNESSES = ['Olive Hart', 'Peter Lamb'];
const signedFact = (version: typeof first, on = '2026-11-25') => WillSigned.of({ ...version, on, barred: 0 }, { witnesses: WITNESSES });
const record = {
  type: 'RecordSigning',
  version: first,
  on: '2026-11-25',
  sentOn: '2026-11-23',
  today: '2026-11-26',
  witnesses: WITNESSES,
  barred: 0,
} as const;
const begin = { type: 'BeginUpdate', orderId: 'o1', orderRevision: 12 } as const;
const begun = UpdateBegun.of({ orderId: 'o1', orderRevision: 12 });
const abandon = { type: 'AbandonUpdate', orderId: 'o1' } as const;

describe('a signed will', () => {
  it('is recorded with its day in clear and its witnesses sealed; the same again is nothing new', () => {
    expect(given(will, ...sent).when(record)).toEqual([signedFact(first)]);
    expect(given(will, ...sent, signedFact(first)).when(record)).toEqual([]);
  });

  it('may be signed once more with other witnesses: the newest signature counts', () => {
    const again = { ...record, witnesses: ['Olive Hart', 'Rose Kent'], on: '2026-11-26' };
    expect(given(will, ...sent, signedFact(first)).when(again)).toEqual([
      WillSigned.of({ ...first, on: '2026-11-26', barred: 0 }, { witnesses: again.witnesses }),
    ]);
  });

  it.each([
    ['a day that has not come', { on: '2026-11-27' }, 'SignedTooLate'],
    ['a day before the will was sent', { on: '2026-11-22' }, 'SignedTooEarly'],
    ['a version that is not the newest', { version: second }, 'NotTheNewest'],
  ])('%s is refused', (_, change, reason) => {
    expect(given(will, ...sent).when({ ...record, ...change })).toMatchObject({ reason });
  });

  it('says where it is kept once it is signed, and not before', () => {
    const store = { type: 'RecordStorage', keptAt: 'The grey box' } as const;
    expect(given(will, ...sent).when(store)).toMatchObject({ reason: 'NotSigned' });
    const stored = WillStored.of(first, { keptAt: 'The grey box' });
    expect(given(will, ...sent, signedFact(first)).when(store)).toEqual([stored]);
    expect(given(will, ...sent, signedFact(first), stored).when(store)).toEqual([]);
  });

  it('stays in force until a newer one is signed, and is replaced then (Wills Act 1837, s.20)', () => {
    const versions = [first, second];
    const at = (...signatures: (typeof first)[]) => {
      const { signing } = given(will, ...sent, sentOf(second, 'a2'), ...signatures.map((each) => signedFact(each))).state;
      return versions.map((version) => stateOf(version, versions, signing));
    };
    expect(at()).toEqual(['never-signed', 'to-sign']);
    expect(at(first)).toEqual(['in-force', 'to-sign']);
    expect(at(first, second)).toEqual(['replaced', 'signed']);
  });
});

describe('reminders', () => {
  const signing = (...facts: WillFact[]) => given(will, ...sent, ...facts).state.signing;
  it('come once each after 7, 21 and 60 days, and only the latest that has come', () => {
    expect([6, 7, 20, 21, 59, 60, 400].map((days) => dueDay(first, days, signing()))).toEqual([null, 7, 7, 21, 21, 60, 60]);
    const after21 = signing(SigningReminderSent.of({ ...first, day: 21 }));
    expect([7, 21, 60].map((days) => dueDay(first, days, after21))).toEqual([null, null, 60]);
  });

  it.each([
    ['signed', signedFact(first)],
    ['stopped by their reader', RemindersStopped.of({})],
    ['the answers are being changed', begun],
  ])('stop when %s', (_, fact) => expect(dueDay(first, 60, signing(fact))).toBeNull());

  it('ask once a year after the signing whether something has changed', () => {
    const signed = signing(signedFact(first));
    expect([0, 1, 3].map((years) => dueYear(first, years, signed))).toEqual([null, 1, 3]);
    expect(dueYear(first, 1, signing(signedFact(first), YearlyReminderSent.of({ ...first, year: 1 })))).toBeNull();
    expect(dueYear(first, 1, signing(signedFact(first), RemindersStopped.of({})))).toBeNull();
    expect(dueYear(first, 1, signing())).toBeNull();
  });

  it('are recorded once, and switched off and on as facts', () => {
    const reminder = { type: 'RecordSigningReminder', version: first, day: 7 } as const;
    const fact = SigningReminderSent.of({ ...first, day: 7 });
    expect(given(will, ...sent).when(reminder)).toEqual([fact]);
    expect(given(will, ...sent, fact).when(reminder)).toEqual([]);
    expect(given(will, ...sent).when({ type: 'SetReminders', on: false })).toEqual([RemindersStopped.of({})]);
    expect(given(will, ...sent, RemindersStopped.of({})).when({ type: 'SetReminders', on: true })).toEqual([RemindersResumed.of({})]);
    expect(given(will, ...sent).when({ type: 'SetReminders', on: true })).toEqual([]);
  });
});

describe('an update', () => {
  it('opens the answers of a will that was sent, once', () => {
    expect(given(will, ...sent).when(begin)).toEqual([begun]);
    const { state, when } = given(will, ...sent, begun);
    expect(when(begin)).toEqual([]);
    expect(state).toMatchObject({ status: 'in_progress', currentStep: 'review', lockedBy: null, returnedBy: 'o1', answers: complete });
  });

  it('that is abandoned leaves everything as it was, and drops what was typed', () => {
    const typed = saved({ isHomeowner: 'yes' });
    const before = given(will, ...sent).state;
    expect(given(will, ...sent, begun, typed).when(abandon)).toEqual([UpdateAbandoned.of({ orderId: 'o1' })]);
    const { state, when } = given(will, ...sent, begun, typed, UpdateAbandoned.of({ orderId: 'o1' }));
    expect(state).toMatchObject({ status: 'sent', answers: complete, later: null, lockedBy: 'o1', lockedRevision: before.lockedRevision });
    expect(when(abandon)).toEqual([]);
    expect(when({ ...begin, orderRevision: 14 })).toHaveLength(1);
  });

  it('that was submitted can no longer be abandoned, and is another submission of the same order', () => {
    const submitted = given(will, ...sent, begun).when({ type: 'SubmitWill', revision: null, today: '2026-11-26' });
    expect(submitted).toEqual([WillResubmitted.of({ orderId: 'o1' })]);
    for (const after of [
      [],
      [saved({ isHomeowner: 'yes' })],
      [AnswersLocked.of({ orderId: 'o1', orderRevision: 14, willRevision: 5, customerRevision: 2 })],
    ])
      expect(given(will, ...sent, begun, WillResubmitted.of({ orderId: 'o1' }), ...after).when(abandon)).toMatchObject({
        reason: 'UpdateSubmitted',
      });
  });

  it('that our team gave back is not abandoned either; nothing is when there is no update', () => {
    const back = AnswersReopened.of({ orderId: 'o1', orderRevision: 15 });
    expect(
      given(
        will,
        ...sent,
        begun,
        WillResubmitted.of({ orderId: 'o1' }),
        AnswersLocked.of({ orderId: 'o1', orderRevision: 14, willRevision: 5, customerRevision: 2 }),
        back,
      ).when(abandon),
    ).toBeInstanceOf(Refusal);
    expect(given(will, ...sent).when(abandon)).toEqual([]);
    expect(given(will, ...sent, AnswersReopened.of({ orderId: 'o1', orderRevision: 9 })).when(abandon)).toEqual([]);
  });

  it('is over when the new will is sent', () => {
    const { state } = given(will, ...sent, begun, WillResubmitted.of({ orderId: 'o1' }), sentOf(second, 'a2'));
    expect(state.signing.update).toBeNull();
    expect(state.sent.versions).toHaveLength(2);
  });
});
