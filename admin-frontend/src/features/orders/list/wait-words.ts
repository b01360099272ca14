import type { AdminOrder } from '@willow/contracts/operator/operator.contract';
import { ageInWords } from '../../../shared/age.ts';

const OVER: ReadonlySet<AdminOrder['stage']> = new Set(['sent', 'archived']);

/** How long an order has waited for whoever has it; nothing once it is done. */
export const waitWords = ({ stage, waitingSince }: Pick<AdminOrder, 'stage' | 'waitingSince'>, now: number): string | null =>
  OVER.has(stage) ? null : `waiting ${ageInWords(waitingSince, now)}`;
