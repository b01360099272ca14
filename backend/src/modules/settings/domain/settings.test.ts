import { describe, expect, it } from '@jest/globals';
import { given } from '../../../event-sourcing/core/given.ts';
import {
  NoticePublished,
  NoticeWithdrawn,
  PaymentsPaused,
  PaymentsResumed,
  PreparedAnswerRemoved,
  PreparedAnswerSaved,
  ReviewTargetSet,
  settings,
} from './settings.ts';

const CLOSED = 'We are closed from 24 to 27 December.';

describe('what the team sets for the whole service', () => {
  it('publishes a notice, another in its place, and withdraws it', () => {
    expect(given(settings).when({ type: 'PublishNotice', text: CLOSED })).toEqual([NoticePublished.of({ text: CLOSED })]);
    const published = given(settings, NoticePublished.of({ text: CLOSED }));
    expect(published.when({ type: 'PublishNotice', text: 'Open again' })).toEqual([NoticePublished.of({ text: 'Open again' })]);
    expect(published.when({ type: 'WithdrawNotice' })).toEqual([NoticeWithdrawn.of({})]);
  });

  it('pauses payments for a reason, which is sealed, and takes them again', () => {
    const paused = PaymentsPaused.of({}, { reason: 'The card provider is away' });
    expect(given(settings).when({ type: 'PausePayments', reason: 'The card provider is away' })).toEqual([paused]);
    expect(JSON.stringify(paused.data)).not.toContain('provider');
    expect(given(settings, paused).when({ type: 'ResumePayments' })).toEqual([PaymentsResumed.of({})]);
  });

  it('sets within how many hours the team wants to see to what waits', () => {
    expect(given(settings).when({ type: 'SetReviewTarget', hours: 48 })).toEqual([ReviewTargetSet.of({ hours: 48 })]);
  });

  it('neither replaces nor withdraws what a colleague has set since it was read', () => {
    const published = given(settings, NoticePublished.of({ text: CLOSED }));
    for (const command of [
      { type: 'PublishNotice', text: 'Open again', before: null },
      { type: 'WithdrawNotice', before: 'An older notice' },
      { type: 'SetReviewTarget', hours: 48, before: 12 },
    ] as const)
      expect(published.when(command)).toMatchObject({ reason: 'SettingMoved' });
    expect(published.when({ type: 'WithdrawNotice', before: CLOSED })).toEqual([NoticeWithdrawn.of({})]);
    expect(published.when({ type: 'SetReviewTarget', hours: 48, before: 24 })).toEqual([ReviewTargetSet.of({ hours: 48 })]);
  });

  it('keeps prepared answers, their words sealed, fifty at most, and none over a colleague’s', () => {
    const answer = { id: 'a1', title: 'Where is my will?', text: 'It is being read.' };
    const saved = PreparedAnswerSaved.of({ answerId: 'a1' }, { title: answer.title, text: answer.text });
    const save = { type: 'SavePreparedAnswer', answer, isNew: true } as const;
    expect(given(settings).when(save)).toEqual([saved]);
    expect(JSON.stringify(saved.data)).not.toContain('read');
    const there = given(settings, saved);
    const other = { ...save, isNew: false, answer: { ...answer, text: 'It is on its way.' } };
    expect(there.when(other)).toEqual([PreparedAnswerSaved.of({ answerId: 'a1' }, { title: answer.title, text: 'It is on its way.' })]);
    expect(there.when({ ...save, isNew: false })).toEqual([]);
    expect(there.when({ ...other, before: { title: answer.title, text: 'An older text' } })).toMatchObject({ reason: 'SettingMoved' });
    const removed = PreparedAnswerRemoved.of({ answerId: 'a1' });
    expect(there.when({ type: 'RemovePreparedAnswer', id: 'a1' })).toEqual([removed]);
    expect(given(settings, saved, removed).when({ type: 'RemovePreparedAnswer', id: 'a1' })).toEqual([]);
    expect(given(settings, saved, removed).when({ ...save, isNew: false })).toMatchObject({ reason: 'AnswerGone' });
    const full = Array.from({ length: 50 }, (_, n) => PreparedAnswerSaved.of({ answerId: `b${n}` }, { title: `${n}`, text: 'x' }));
    expect(given(settings, ...full).when(save)).toMatchObject({ reason: 'TooManyAnswers' });
  });

  it('keeps nothing when what is set is set again', () => {
    expect(given(settings).when({ type: 'WithdrawNotice' })).toEqual([]);
    expect(given(settings).when({ type: 'ResumePayments' })).toEqual([]);
    expect(given(settings).when({ type: 'SetReviewTarget', hours: 24 })).toEqual([]);
    expect(given(settings, NoticePublished.of({ text: CLOSED })).when({ type: 'PublishNotice', text: CLOSED })).toEqual([]);
    const paused = given(settings, PaymentsPaused.of({}, { reason: 'A test' }));
    expect(paused.when({ type: 'PausePayments', reason: 'Another' })).toEqual([]);
  });
});
