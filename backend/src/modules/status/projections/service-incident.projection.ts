import { streamIdOf } from '../../../event-sourcing/core/stream-name.ts';
import { defineProjection } from '../../../event-sourcing/projections/projection.ts';
import { WriteOnlyRows } from '../../../event-sourcing/projections/write-only-rows.ts';
import { componentFacts } from '../domain/component.ts';
import { IncidentRow } from './service-incident.entity.ts';

export const serviceIncidentProjection = defineProjection({
  name: 'service-incident',
  on: componentFacts,
  tables: ['service_incident'],
  async apply(facts, db) {
    const rows = new WriteOnlyRows(db, IncidentRow);
    for (const fact of facts) {
      const { component, since } = fact.data;
      const id = `${streamIdOf(fact)} ${since}`;
      if (fact.type === 'ComponentDegraded') rows.set({ id, component, beganAt: new Date(since), endedAt: null });
      else rows.change(id, { endedAt: new Date(fact.data.at) });
    }
    await rows.save();
  },
});
