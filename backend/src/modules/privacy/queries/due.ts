import { type FindOptionsWhere, In, LessThanOrEqual } from 'typeorm';
import type { ErasureRow } from '../projections/erasure-request.entity.ts';

/** Whose time to change their minds is over, and who is not erased: what nobody has begun, and what was interrupted. */
export const dueBy = (now: Date): FindOptionsWhere<ErasureRow> => ({ status: In(['requested', 'erasing']), dueAt: LessThanOrEqual(now) });
