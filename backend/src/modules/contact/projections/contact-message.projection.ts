import { streamIdOf } from '../../../event-sourcing/core/stream-name.ts';
import { defineProjection } from '../../../event-sourcing/projections/projection.ts';
import { WriteOnlyRows } from '../../../event-sourcing/projections/write-only-rows.ts';
import { MessageAnswered, MessageClosed, MessageErased, MessageReceived } from '../domain/message.ts';
import { MessageRow } from './contact-message.entity.ts';

const STATUS = {
  MessageAnswered: 'settled',
  MessageClosed: 'settled',
  MessageErased: 'erased',
} as const;

export const contactMessageProjection = defineProjection({
  name: 'contact-message',
  on: [MessageReceived, MessageAnswered, MessageClosed, MessageErased],
  tables: ['contact_message'],
  async apply(facts, db) {
    const rows = new WriteOnlyRows(db, MessageRow);
    for (const fact of facts) {
      const id = streamIdOf(fact);
      const changedAt = new Date(fact.metadata.occurredAt);
      if (fact.type === 'MessageReceived') {
        const { writer, customerId } = fact.data;
        rows.set({ id, writer, customerId, status: 'waiting', changedAt });
      } else rows.change(id, { status: STATUS[fact.type], changedAt });
    }
    await rows.save();
  },
});
