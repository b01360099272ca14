import { slotEnd } from '@willow/contracts';
import { streamIdOf } from '../../../event-sourcing/core/stream-name.ts';
import { defineProjection } from '../../../event-sourcing/projections/projection.ts';
import { WriteOnlyRows } from '../../../event-sourcing/projections/write-only-rows.ts';
import { CallBackCancelled, CallBackChanged, CallBackClosed, CallBackMade, CallBackRequested } from '../domain/call-back.ts';
import { MessageAnswered, MessageClosed, MessageErased, MessageReceived } from '../domain/message.ts';
import { MessageRow } from './contact-message.entity.ts';

const STATUS = {
  MessageAnswered: 'settled',
  MessageClosed: 'settled',
  CallBackMade: 'settled',
  CallBackClosed: 'settled',
  CallBackCancelled: 'settled',
  MessageErased: 'erased',
} as const;

export const contactMessageProjection = defineProjection({
  name: 'contact-message',
  on: [
    MessageReceived,
    MessageAnswered,
    MessageClosed,
    CallBackRequested,
    CallBackChanged,
    CallBackMade,
    CallBackClosed,
    CallBackCancelled,
    MessageErased,
  ],
  tables: ['contact_message'],
  async apply(facts, db) {
    const rows = new WriteOnlyRows(db, MessageRow);
    for (const fact of facts) {
      const id = streamIdOf(fact);
      const changedAt = new Date(fact.metadata.occurredAt);
      if (fact.type === 'MessageReceived' || fact.type === 'CallBackRequested') {
        const { writer, customerId } = fact.data;
        const dueAt = 'slot' in fact.data ? slotEnd(fact.data.slot) : null;
        rows.set({ id, writer, customerId, status: 'waiting', changedAt, dueAt });
      } else if (fact.type === 'CallBackChanged') rows.change(id, { dueAt: slotEnd(fact.data.slot) });
      else rows.change(id, { status: STATUS[fact.type], changedAt });
    }
    await rows.save();
  },
});
