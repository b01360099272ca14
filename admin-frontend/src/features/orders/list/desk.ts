import { isRecord } from '@willow/frontend/web/is-record';
import { useKept } from '../../../shared/use-kept.ts';

/** Columns that somebody may do without, or ask for. Which order it is, whose, and what can be done always show. */
export const COLUMNS = { submitted: 'Submitted', status: 'Status', payment: 'Payment', amount: 'Amount' } as const;
export type Column = keyof typeof COLUMNS;
export const isColumn = (name: unknown): name is Column => typeof name === 'string' && Object.hasOwn(COLUMNS, name);

/** How an operator has laid out the list. */
export type Desk = { readonly compact: boolean; readonly columns: readonly Column[] };

const USUAL: Desk = { compact: false, columns: ['submitted', 'status', 'payment'] };

/** Kept in this browser, for each operator by themselves. */
export function useDesk() {
  const [desk, keep] = useKept('desk', deskIn);
  return { desk, change: (next: Partial<Desk>) => keep({ ...desk, ...next }) };
}

const deskIn = (kept: unknown): Desk =>
  isRecord(kept) && Array.isArray(kept.columns) ? { compact: kept.compact === true, columns: kept.columns.filter(isColumn) } : USUAL;
