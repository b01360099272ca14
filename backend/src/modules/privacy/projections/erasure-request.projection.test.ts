import { expect, it } from '@jest/globals';
import { givenFacts } from '../../../event-sourcing/projections/given-facts.behaviour.ts';
import { ErasureBegun, ErasureCancelled, ErasureCompleted, ErasureDeclined, ErasureRequested } from '../domain/erasure.ts';
import { ErasureRow } from './erasure-request.entity.ts';
import { erasureRequestProjection } from './erasure-request.projection.ts';

const dueAt = '2026-12-05T12:00:00.000Z';
const requested = ErasureRequested.of({ customerId: 'c1', dueAt });

it.each([
  ['requested', []],
  ['cancelled', [ErasureCancelled.of({})]],
  ['declined', [ErasureDeclined.of({}, { reason: 'A will is kept' })]],
  ['erasing', [ErasureBegun.of({})]],
  ['erased', [ErasureBegun.of({}), ErasureCompleted.of({})]],
  ['requested', [ErasureCancelled.of({}), requested]],
] as const)('a request for erasure is %s', async (status, then) => {
  const facts = [requested, ...then].map((fact) => ({ ...fact, stream: 'erasure-e1' }));
  const { rowsOf } = await givenFacts(erasureRequestProjection, [ErasureRow], ...facts);
  expect(rowsOf(ErasureRow)).toEqual([{ id: 'e1', customerId: 'c1', status, dueAt }]);
});
