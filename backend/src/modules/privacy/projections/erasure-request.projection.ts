import type { ErasureStatus } from '@willow/contracts';
import { streamIdOf } from '../../../event-sourcing/core/stream-name.ts';
import { defineProjection } from '../../../event-sourcing/projections/projection.ts';
import { WriteOnlyRows } from '../../../event-sourcing/projections/write-only-rows.ts';
import { ErasureBegun, ErasureCancelled, ErasureCompleted, ErasureDeclined, ErasureRequested } from '../domain/erasure.ts';
import { ErasureRow } from './erasure-request.entity.ts';

const STATUS: Readonly<Record<string, ErasureStatus>> = {
  ErasureCancelled: 'cancelled',
  ErasureDeclined: 'declined',
  ErasureBegun: 'erasing',
  ErasureCompleted: 'erased',
};

export const erasureRequestProjection = defineProjection({
  name: 'erasure-request',
  on: [ErasureRequested, ErasureCancelled, ErasureDeclined, ErasureBegun, ErasureCompleted],
  tables: ['erasure_request'],
  async apply(facts, db) {
    const rows = new WriteOnlyRows(db, ErasureRow);
    for (const { type, data, stream } of facts) {
      const id = streamIdOf({ stream });
      if (type === 'ErasureRequested') rows.set({ id, customerId: data.customerId, status: 'requested', dueAt: new Date(data.dueAt) });
      else rows.change(id, { status: STATUS[type]! });
    }
    await rows.save();
  },
});
