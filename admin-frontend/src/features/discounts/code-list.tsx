import useMediaQuery from '@mui/material/useMediaQuery';
import type { DiscountCode } from '@willow/contracts/discount/discount.operator.contract';
import { lazy, Suspense, useState } from 'react';
import { useTableView } from '../../shared/router/use-table-view.ts';
import { pageOf } from '../../shared/rows.ts';
import { Pager } from '../../shared/ui/pager.tsx';
import { Waiting } from '../../shared/ui/waiting.tsx';
import { CodeCards } from './code-cards.tsx';
import { CODE_FIELDS, CODE_SORT_KEYS, NEWEST_FIRST } from './code-sorting.ts';
import { ChangeLimit } from './limit-button.tsx';
import { LimitDialog } from './limit-dialog.tsx';

const CodeTable = lazy(async () => ({ default: (await import('./code-table.tsx')).CodeTable }));

export function CodeList({ codes }: { readonly codes: readonly DiscountCode[] }) {
  const { view, sortBy, goTo } = useTableView(CODE_FIELDS, NEWEST_FIRST);
  const wide = useMediaQuery('(min-width: 1200px)', { noSsr: true });
  const [limiting, setLimiting] = useState<DiscountCode | null>(null);
  const page = pageOf(codes, view, CODE_SORT_KEYS(codes));
  return (
    <ChangeLimit value={setLimiting}>
      {wide ? (
        <Suspense fallback={<Waiting>Loading discount codes…</Waiting>}>
          <CodeTable codes={page.rows} sort={view.sort} onSort={sortBy} />
        </Suspense>
      ) : (
        <CodeCards codes={page.rows} />
      )}
      <Pager page={page} onGo={goTo} />
      {limiting && <LimitDialog code={limiting} onClose={() => setLimiting(null)} />}
    </ChangeLimit>
  );
}
