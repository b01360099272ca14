import { streamIdOf } from '../../../event-sourcing/core/stream-name.ts';
import { defineProjection } from '../../../event-sourcing/projections/projection.ts';
import { Rows } from '../../../event-sourcing/projections/rows.ts';
import { deliveryFacts, type DeliveryFact } from '../domain/delivery.ts';
import { MailDeliveryRow } from './mail-delivery.entity.ts';

type Change = Partial<Pick<MailDeliveryRow, 'state' | 'reason' | 'reportedAsSpam' | 'at'>>;

function changeBy(fact: DeliveryFact): Change {
  const at = new Date(fact.data.at);
  switch (fact.type) {
    case 'MailDelivered':
      return { state: 'delivered', reason: null, at };
    case 'MailDeferred':
      return { state: 'deferred', reason: fact.data.reason, at };
    case 'MailBounced':
      return { state: 'bounced', reason: fact.data.reason, at };
    case 'MailBouncedForGood':
      return { state: 'bounced', reason: fact.data.reason };
    case 'MailReportedAsSpam':
      return { reportedAsSpam: true };
  }
}

export const mailDeliveryProjection = defineProjection({
  name: 'mail-delivery',
  on: deliveryFacts,
  tables: ['mail_delivery'],
  async apply(facts, db) {
    const rows = await Rows.load(db, MailDeliveryRow, 'id', facts.map(streamIdOf));
    for (const fact of facts) {
      const id = streamIdOf(fact);
      const { kind, customerId, orderId, at } = fact.data;
      if (!rows.get(id)) rows.set({ id, kind, customerId, orderId, state: null, reason: null, at: new Date(at), reportedAsSpam: false });
      rows.change(id, changeBy(fact));
    }
    await rows.save();
  },
});
