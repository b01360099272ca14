import { describe, expect, it } from '@jest/globals';
import { given } from '../../../event-sourcing/core/given.ts';
import { refuse } from '../../../event-sourcing/core/refusal.ts';
import { CallBackCancelled, CallBackChanged, CallBackClosed, CallBackMade, CallBackRequested, CallBackUnanswered } from './call-back.ts';
import { message, MessageAnswered, MessageClosed, MessageErased, MessageErasureRequested, MessageReceived } from './message.ts';

const writing = { name: 'Ada Poole', email: 'ada@example.test', message: 'Can I pay by cheque?' };
const data = { topic: 'payment', writer: 'hash', customerId: null, acknowledge: true } as const;
const received = MessageReceived.of(data, writing);
const answered = MessageAnswered.of({}, { answer: 'Not yet.' });

describe('a message to us', () => {
  it('is received once', () => {
    expect(given(message).when({ type: 'Receive', ...data, writing })).toEqual([received]);
    expect(given(message, received).when({ type: 'Receive', ...data, writing })).toEqual([]);
  });

  it('is answered once, or put aside: not both, and no message that is none', () => {
    const answer = { type: 'Answer', answer: 'Not yet.' } as const;
    const close = { type: 'Close' } as const;
    expect(given(message, received).when(answer)).toEqual([answered]);
    expect(given(message, received).when(close)).toEqual([MessageClosed.of({})]);
    for (const settled of [answered, MessageClosed.of({})])
      for (const command of [answer, close]) expect(given(message, received, settled).when(command)).toEqual(refuse('MessageSettled'));
    for (const command of [answer, close]) expect(given(message).when(command)).toEqual(refuse('MessageUnknown'));
  });

  it('is erased when its writer asks, in any state, and cannot be answered from then on', () => {
    const asked = MessageErasureRequested.of({});
    for (const history of [[received], [received, answered], [received, asked]])
      expect(given(message, ...history).when({ type: 'RequestErasure' })).toEqual([asked]);
    expect(given(message, received, asked).when({ type: 'Answer', answer: 'Late.' })).toEqual(refuse('MessageSettled'));
    expect(given(message, received, asked).when({ type: 'Erase' })).toEqual([MessageErased.of({})]);
    const erased = given(message, received, answered, MessageErased.of({}));
    expect(erased.state).toMatchObject({ status: 'erased', writing: null, answer: null });
    expect(erased.when({ type: 'Erase' })).toEqual([]);
    expect(erased.when({ type: 'RequestErasure' })).toEqual([]);
    expect(given(message).when({ type: 'Erase' })).toEqual([]);
  });
});

describe('a call that somebody asks for', () => {
  const now = new Date('2026-11-28T12:00:00Z');
  const caller = { ...writing, phone: '+447700900123' };
  const asked = { topic: 'payment', writer: 'hash', customerId: 'ada', slot: '2026-11-30T09:00', acknowledge: true } as const;
  const requested = CallBackRequested.of(asked, caller);
  const request = { type: 'RequestCall', ...asked, caller, now } as const;
  const change = { type: 'ChangeCall', customerId: 'ada', slot: '2026-12-01T13:00', phone: caller.phone, acknowledge: true, now } as const;
  const changed = CallBackChanged.of({ slot: change.slot, acknowledge: true }, { phone: caller.phone });
  const record = (outcome: 'called' | 'no-answer' | 'closed') => ({ type: 'RecordCall', outcome, note: 'A note.' }) as const;
  const unanswered = CallBackUnanswered.of({}, { note: 'A note.' });

  it('is promised once, for a time at which we ring', () => {
    expect(given(message).when(request)).toEqual([requested]);
    expect(given(message, requested).when(request)).toEqual([]);
    for (const slot of ['2026-11-28T13:00', '2026-11-29T09:00', '2026-11-30T10:00', '2027-11-30T09:00'])
      expect(given(message).when({ ...request, slot })).toEqual(refuse('CallSlotGone'));
  });

  it('is moved or cancelled by whoever asked for it, and by nobody else', () => {
    expect(given(message, requested).when(change)).toEqual([changed]);
    expect(given(message, requested, changed).when(change)).toEqual([]);
    expect(given(message, requested).when({ ...change, slot: '2026-11-29T09:00' })).toEqual(refuse('CallSlotGone'));
    const cancel = { type: 'CancelCall', customerId: 'ada' } as const;
    expect(given(message, requested).when(cancel)).toEqual([CallBackCancelled.of({})]);
    expect(given(message, requested, CallBackCancelled.of({})).when(cancel)).toEqual([]);
    for (const command of [change, cancel]) {
      expect(given(message, requested).when({ ...command, customerId: 'eve' })).toEqual(refuse('CallUnknown'));
      expect(given(message, received).when(command)).toEqual(refuse('CallUnknown'));
      expect(given(message).when(command)).toEqual(refuse('CallUnknown'));
    }
  });

  it('keeps its time when only the number changes an hour before; once nobody answered, it needs a new one', () => {
    const late = { ...change, slot: asked.slot, phone: '+353123456789', now: new Date('2026-11-30T08:59:00Z') };
    expect(given(message, requested).when(late)).toEqual([
      CallBackChanged.of({ slot: asked.slot, acknowledge: true }, { phone: late.phone }),
    ]);
    expect(given(message, requested, unanswered).when(late)).toEqual(refuse('CallSlotGone'));
  });

  it('stays in the queue while nobody answers, and is settled once, by a call or without one', () => {
    expect(given(message, requested).when(record('no-answer'))).toEqual([unanswered]);
    expect(given(message, requested, unanswered).when(record('called'))).toEqual([CallBackMade.of({}, { note: 'A note.' })]);
    expect(given(message, requested).when(record('closed'))).toEqual([CallBackClosed.of({}, { note: 'A note.' })]);
    for (const settled of [CallBackMade.of({}, { note: '' }), CallBackClosed.of({}, { note: '' }), CallBackCancelled.of({})])
      for (const command of [record('called'), record('no-answer'), change])
        expect(given(message, requested, settled).when(command)).toEqual(refuse('CallSettled'));
    expect(given(message, received).when(record('called'))).toEqual(refuse('CallUnknown'));
  });

  it('is not answered by mail, and is erased as a message is', () => {
    for (const command of [{ type: 'Answer', answer: 'x' }, { type: 'Close' }] as const)
      expect(given(message, requested).when(command)).toEqual(refuse('MessageUnknown'));
    const erased = given(message, requested, unanswered, MessageErased.of({}));
    expect(erased.state).toMatchObject({ status: 'erased', writing: null, call: { phone: null } });
    expect(erased.when(record('called'))).toEqual(refuse('CallSettled'));
  });
});
