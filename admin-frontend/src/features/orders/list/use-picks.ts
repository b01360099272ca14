import type { AdminOrder } from '@willow/contracts/operator/operator.contract';
import { useMemo, useState } from 'react';

/** The orders of the page that are ticked, to do the same with each. */
export type Picks = {
  readonly picked: readonly AdminOrder[];
  readonly has: (id: string) => boolean;
  readonly pick: (ids: readonly string[], on: boolean) => void;
};

/** What has left the page is ticked no more. */
export function usePicks(rows: readonly AdminOrder[]): Picks {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  return useMemo(
    () => ({
      picked: rows.filter(({ id }) => ids.has(id)),
      has: (id) => ids.has(id),
      pick: (changed, on) => setIds((before) => new Set([...[...before].filter((id) => !changed.includes(id)), ...(on ? changed : [])])),
    }),
    [rows, ids],
  );
}
