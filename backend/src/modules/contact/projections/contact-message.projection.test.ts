import { describe, expect, it } from '@jest/globals';
import { givenFacts, minute, type Told } from '../../../event-sourcing/projections/given-facts.behaviour.ts';
import { CallBackCancelled, CallBackChanged, CallBackClosed, CallBackMade, CallBackRequested } from '../domain/call-back.ts';
import { MessageAnswered, MessageClosed, MessageErased, MessageReceived } from '../domain/message.ts';
import { MessageRow } from './contact-message.entity.ts';
import { contactMessageProjection } from './contact-message.projection.ts';

const rowAfter = async (...facts: readonly Omit<Told, 'stream'>[]) => {
  const told = facts.map((fact) => ({ ...fact, stream: 'message-m1' }));
  return (await givenFacts(contactMessageProjection, [MessageRow], ...told)).rowsOf(MessageRow)[0];
};
const from = { topic: 'other' as never, writer: 'w', customerId: null, acknowledge: true };
const who = { name: 'Jane', email: 'jane@roe.test', message: 'Hello' };
const received = MessageReceived.of(from, who);
const call = CallBackRequested.of({ ...from, slot: '2026-11-30T10:00' }, { ...who, phone: '020 7946 0018' });

describe('a message in the queue', () => {
  it('waits from when it came, without a name in its row', async () => {
    const row = { id: 'm1', writer: 'w', customerId: null, status: 'waiting', changedAt: minute(0), dueAt: null };
    expect(await rowAfter(received)).toEqual(row);
    expect(await rowAfter(call)).toEqual({ ...row, dueAt: '2026-11-30T12:00:00.000Z' });
  });

  it('is due at another time when a call was moved, and goes on waiting', async () => {
    const moved = CallBackChanged.of({ slot: '2026-11-30T14:00', acknowledge: true }, { phone: '020 7946 0018' });
    expect(await rowAfter(call, moved)).toMatchObject({ status: 'waiting', changedAt: minute(0), dueAt: '2026-11-30T16:00:00.000Z' });
  });

  it.each([
    ['settled', received, MessageAnswered.of({}, { answer: 'Hello' })],
    ['settled', received, MessageClosed.of({})],
    ['settled', call, CallBackMade.of({}, { note: '' })],
    ['settled', call, CallBackClosed.of({}, { note: '' })],
    ['settled', call, CallBackCancelled.of({})],
    ['erased', received, MessageErased.of({})],
  ] as const)('is %s by what was done', async (status, first, then) => {
    expect(await rowAfter(first, then)).toMatchObject({ status, changedAt: minute(1) });
  });
});
