import useMediaQuery from '@mui/material/useMediaQuery';
import type { Partner } from '@willow/contracts/partner/partner.contract';
import { errorMessage } from '@willow/frontend/web/api/failure';
import { lazy, Suspense } from 'react';
import type { useTableView } from '../../shared/router/use-table-view.ts';
import { pageOf } from '../../shared/rows.ts';
import { EmptyNotice, ErrorNotice } from '../../shared/ui/notice.tsx';
import { Pager } from '../../shared/ui/pager.tsx';
import { Waiting } from '../../shared/ui/waiting.tsx';
import { PartnerCards } from './partner-cards.tsx';
import { type PartnerField, partnerSortKeys } from './partner-sorting.ts';
import type { usePartnersQuery } from './partners.api.ts';

const PartnerTable = lazy(async () => ({ default: (await import('./partner-table.tsx')).PartnerTable }));

type PartnerListProps = {
  readonly query: ReturnType<typeof usePartnersQuery>;
  /** Those that the filters leave. */
  readonly shown: readonly Partner[] | undefined;
  readonly table: ReturnType<typeof useTableView<PartnerField>>;
};

export function PartnerList({ query: { data, error, isError, isLoading, refetch }, shown, table }: PartnerListProps) {
  if (isLoading) return <Waiting>Loading partners…</Waiting>;
  if (isError)
    return (
      <ErrorNotice title="Failed to fetch partners" onRetry={() => void refetch()}>
        {errorMessage(error, 'The list could not be read.')}
      </ErrorNotice>
    );
  if (!data || !shown || data.length === 0)
    return (
      <EmptyNotice title="No partners yet">A partner sends us customers through a link and earns a share of what they pay.</EmptyNotice>
    );
  if (shown.length === 0) return <EmptyNotice title="No partner matches">Try another name, email or ref code, or all of them.</EmptyNotice>;
  return <Found partners={shown} table={table} />;
}

function Found({ partners, table: { view, sortBy, goTo } }: { readonly partners: readonly Partner[] } & Pick<PartnerListProps, 'table'>) {
  const wide = useMediaQuery('(min-width: 1400px)', { noSsr: true });
  const page = pageOf(partners, view, partnerSortKeys(partners));
  return (
    <>
      {wide ? (
        <Suspense fallback={<Waiting>Loading partners…</Waiting>}>
          <PartnerTable partners={page.rows} sort={view.sort} onSort={sortBy} />
        </Suspense>
      ) : (
        <PartnerCards partners={page.rows} />
      )}
      <Pager page={page} onGo={goTo} />
    </>
  );
}
