import { describe, expect, it } from '@jest/globals';
import { given } from '../../../event-sourcing/core/given.ts';
import { refuse } from '../../../event-sourcing/core/refusal.ts';
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
