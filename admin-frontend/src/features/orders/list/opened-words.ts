import type { AdminOrder } from '@willow/contracts/operator/operator.contract';
import { ageInWords } from '../../../shared/age.ts';

/** Whoever opened a will longer ago than this is not likely to be reading it. */
const LATELY_MS = 3_600_000;

/** Which colleague may be at work on an order already; null for the reader's own readings. `now`: when the rows were read. */
export function openedWords({ opened, stage }: Pick<AdminOrder, 'opened' | 'stage'>, now: number, readerId: string | null): string | null {
  if (!opened || stage === 'sent' || opened.by.id === readerId || now - Date.parse(opened.at) > LATELY_MS) return null;
  return `${opened.by.name} opened it ${ageInWords(opened.at, now)} ago`;
}
