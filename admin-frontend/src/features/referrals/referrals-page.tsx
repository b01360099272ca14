import Paper from '@mui/material/Paper';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { AdminReferral } from '@willow/contracts/referral/referral.operator.contract';
import { errorMessage } from '@willow/frontend/web/api/failure';
import { lazy, Suspense, useState } from 'react';
import { useRecordedFile } from '../../shared/record-export.ts';
import { useTableView } from '../../shared/router/use-table-view.ts';
import { pageOf, sorted } from '../../shared/rows.ts';
import { ListButtons } from '../../shared/ui/list-buttons.tsx';
import { EmptyNotice, ErrorNotice } from '../../shared/ui/notice.tsx';
import { PageHeading } from '../../shared/ui/page-heading.tsx';
import { Pager } from '../../shared/ui/pager.tsx';
import { Waiting } from '../../shared/ui/waiting.tsx';
import type { Asked } from './asked-dialog.tsx';
import { ReferralCards } from './referral-cards.tsx';
import { referralsCsv } from './referral-csv.ts';
import { ReferralFigures } from './referral-figures.tsx';
import { NEWEST_FIRST, REFERRAL_FIELDS, REFERRAL_SORT_KEYS } from './referral-sorting.ts';
import { useReferralsQuery } from './referrals.api.ts';
import type { OnAsk } from './use-referral-actions.ts';

const ReferralTable = lazy(async () => ({ default: (await import('./referral-table.tsx')).ReferralTable }));

const AskedDialog = lazy(async () => ({ default: (await import('./asked-dialog.tsx')).AskedDialog }));

const NONE: readonly AdminReferral[] = [];

export function ReferralsPage() {
  const query = useReferralsQuery();
  const table = useTableView(REFERRAL_FIELDS, NEWEST_FIRST);
  const { data: referrals = NONE, refetch } = query;
  const [asked, setAsked] = useState<Asked | null>(null);
  const file = useRecordedFile('referrals', () => referralsCsv(sorted(referrals, table.view.sort, REFERRAL_SORT_KEYS)));
  return (
    <>
      <PageHeading title="Referral Management">
        <ListButtons query={query} onRefresh={() => void refetch()} subject="referrals" isEmpty={referrals.length === 0} file={file} />
      </PageHeading>
      {query.data && <ReferralFigures referrals={referrals} />}
      <Paper sx={{ overflow: 'hidden' }}>
        <ReferralList query={query} table={table} onAsk={setAsked} />
      </Paper>
      <Suspense fallback={null}>{asked && <AskedDialog {...asked} onClose={() => setAsked(null)} />}</Suspense>
    </>
  );
}

type ReferralListProps = {
  readonly query: ReturnType<typeof useReferralsQuery>;
  readonly table: ReturnType<typeof useTableView<(typeof REFERRAL_FIELDS)[number]>>;
  readonly onAsk: OnAsk;
};

function ReferralList({
  query: { data: referrals, error, isError, isLoading, refetch },
  table: { view, sortBy, goTo },
  onAsk,
}: ReferralListProps) {
  const wide = useMediaQuery('(min-width: 1280px)', { noSsr: true });
  if (isLoading) return <Waiting>Loading referrals…</Waiting>;
  if (isError)
    return (
      <ErrorNotice title="Failed to fetch referrals" onRetry={() => void refetch()}>
        {errorMessage(error, 'The list could not be read.')}
      </ErrorNotice>
    );
  if (!referrals || referrals.length === 0)
    return <EmptyNotice title="No referrals yet">A referral appears here when a customer invites a friend.</EmptyNotice>;
  const page = pageOf(referrals, view, REFERRAL_SORT_KEYS);
  return (
    <>
      {wide ? (
        <Suspense fallback={<Waiting>Loading referrals…</Waiting>}>
          <ReferralTable referrals={page.rows} sort={view.sort} onSort={sortBy} onAsk={onAsk} />
        </Suspense>
      ) : (
        <ReferralCards referrals={page.rows} onAsk={onAsk} />
      )}
      <Pager page={page} onGo={goTo} />
    </>
  );
}
