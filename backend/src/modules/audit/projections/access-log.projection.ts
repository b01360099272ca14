import type { Recorded } from '../../../event-sourcing/codec/recorded-fact.ts';
import type { FactOf } from '../../../event-sourcing/core/fact.ts';
import { streamIdOf } from '../../../event-sourcing/core/stream-name.ts';
import { defineProjection } from '../../../event-sourcing/projections/projection.ts';
import { WriteOnlyRows } from '../../../event-sourcing/projections/write-only-rows.ts';
import { accessFacts } from '../../operators/index.ts';
import { PersonalDataOpened } from '../../orders/index.ts';
import { AccessRow } from './access-log.entity.ts';

type Handled = FactOf<(typeof accessFacts)[number]> | FactOf<typeof PersonalDataOpened>;

/** Null for a list of many, and for the page of a customer. */
function orderOf(fact: Recorded<Handled>): string | null {
  if (fact.type === 'RecordViewed' || fact.type === 'OrderOpened' || fact.type === 'OrderExported') return fact.data.orderId;
  return fact.type === 'PersonalDataOpened' ? streamIdOf(fact) : null;
}

export const accessLogProjection = defineProjection({
  name: 'access-log',
  on: [...accessFacts, PersonalDataOpened],
  tables: ['access_log'],
  async apply(facts, db) {
    const rows = new WriteOnlyRows(db, AccessRow);
    for (const fact of facts) {
      const { id, type, data, position, revision, metadata } = fact;
      rows.set({
        id,
        at: new Date(metadata.occurredAt),
        position,
        revision,
        actor: metadata.actor,
        request: metadata.correlationId,
        type,
        orderId: orderOf(fact),
        customerId: fact.type === 'CustomerViewed' ? fact.data.customerId : null,
        data: JSON.stringify(data),
      });
    }
    await rows.save();
  },
});
