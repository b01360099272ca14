import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Paper from '@mui/material/Paper';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type CustomerPage, CUSTOMERS_A_PAGE, type ListedCustomer } from '@willow/contracts/operator/customers.contract';
import { errorMessage } from '@willow/frontend/web/api/failure';
import { lazy, Suspense, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { useListKeys } from '../../shared/keys/use-list-keys.ts';
import { cursorIn, cursorTo, pageIn, pagesOf, useTableChanges } from '../../shared/router/use-table-view.ts';
import type { Page } from '../../shared/rows.ts';
import { useSearch } from '../../shared/searches/use-search.ts';
import { EmptyNotice, ErrorNotice } from '../../shared/ui/notice.tsx';
import { PageHeading } from '../../shared/ui/page-heading.tsx';
import { Pager } from '../../shared/ui/pager.tsx';
import { Waiting } from '../../shared/ui/waiting.tsx';
import { SearchForm } from './list/search-form.tsx';
import { UserCards } from './list/user-cards.tsx';
import { useCustomersQuery } from './users.api.ts';

const UserTable = lazy(async () => ({ default: (await import('./list/user-table.tsx')).UserTable }));

/** Everybody who signed up, the newest first. */
export function UsersPage() {
  const { search, lookFor } = useSearch();
  const [params] = useSearchParams();
  const page = pageIn(params);
  const query = useCustomersQuery({ search, page, ...cursorIn(params) }, { refetchOnMountOrArgChange: true });
  return (
    <>
      <PageHeading title="Users">
        <Button variant="outlined" disabled={query.isFetching} onClick={() => void query.refetch()}>
          Refresh
        </Button>
      </PageHeading>
      <SearchForm search={search} onSearch={lookFor} />
      <Paper sx={{ position: 'relative', overflow: 'hidden' }}>
        <UserList query={query} search={search} page={page} onClear={() => lookFor('')} />
      </Paper>
    </>
  );
}

type UserListProps = {
  readonly query: ReturnType<typeof useCustomersQuery>;
  readonly search: string;
  readonly page: number;
  readonly onClear: () => void;
};

function UserList({ query: { data, error, isError, isFetching, refetch }, search, page, onClear }: UserListProps) {
  const { goTo } = useTableChanges({ field: 'signedUp', direction: 'desc' });
  const keys = useRef<HTMLElement>(null);
  useListKeys(keys, '/admin/users/');
  if (isError)
    return (
      <ErrorNotice title="Failed to fetch users" onRetry={() => void refetch()}>
        {errorMessage(error, 'The list could not be read.')}
      </ErrorNotice>
    );
  if (!data) return <Waiting>Loading users…</Waiting>;
  if (data.customers.length > 0)
    return (
      <Box ref={keys}>
        {isFetching && <LinearProgress aria-label="Loading users" sx={{ position: 'absolute', insetInline: 0, top: 0, zIndex: 1 }} />}
        <Rows customers={data.customers} />
        <Pager page={pageOf(data, page)} onGo={(to) => goTo(to, cursorTo(page, to, data))} />
      </Box>
    );
  if (page > 1)
    return (
      <EmptyNotice title="No customers on this page" action={<Again label="Go to the first page" onDo={() => goTo(1)} />}>
        The list is shorter than before.
      </EmptyNotice>
    );
  if (search === '') return <EmptyNotice title="No customers yet">New customers appear here.</EmptyNotice>;
  return (
    <EmptyNotice title="No customers match" action={<Again label="Clear search" onDo={onClear} />}>
      Try part of the name or email address. Erased customers cannot be found.
    </EmptyNotice>
  );
}

function Rows({ customers }: { readonly customers: readonly ListedCustomer[] }) {
  const wide = useMediaQuery('(min-width: 1280px)', { noSsr: true });
  if (!wide) return <UserCards customers={customers} />;
  return (
    <Suspense fallback={<Waiting>Loading users…</Waiting>}>
      <UserTable customers={customers} />
    </Suspense>
  );
}

function Again({ label, onDo }: { readonly label: string; readonly onDo: () => void }) {
  return (
    <Button variant="outlined" onClick={onDo}>
      {label}
    </Button>
  );
}

const pageOf = ({ customers, total, more, ...around }: CustomerPage, number: number): Page<ListedCustomer> => ({
  rows: customers,
  number,
  count: pagesOf(number, Math.ceil(total / CUSTOMERS_A_PAGE), around),
  first: (number - 1) * CUSTOMERS_A_PAGE + 1,
  total,
  more,
});
