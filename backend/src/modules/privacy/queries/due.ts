import { type FindOptionsWhere, In, LessThanOrEqual } from 'typeorm';
import type { ErasureRow } from '../projections/erasure-request.entity.ts';

/** Erasures that are due and not done: not begun, or interrupted. */
export const dueBy = (now: Date): FindOptionsWhere<ErasureRow> => ({ status: In(['requested', 'erasing']), dueAt: LessThanOrEqual(now) });
