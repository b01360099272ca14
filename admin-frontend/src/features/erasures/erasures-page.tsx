import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { errorMessage } from '@willow/frontend/web/api/failure';
import { EmptyNotice, ErrorNotice } from '../../shared/ui/notice.tsx';
import { PageHeading } from '../../shared/ui/page-heading.tsx';
import { Waiting } from '../../shared/ui/waiting.tsx';
import { useErasuresQuery } from '../../shared/waiting/erasures.api.ts';
import { ByAddress } from './by-address.tsx';
import { RequestCard } from './request-card.tsx';

/** Customers who want to be forgotten, the most urgent first. */
export function ErasuresPage() {
  return (
    <>
      <PageHeading title="Erasure Requests">
        <ByAddress />
      </PageHeading>
      <Paper sx={{ overflow: 'hidden' }}>
        <Requests />
      </Paper>
    </>
  );
}

function Requests() {
  const { data, error, isLoading, isError, refetch } = useErasuresQuery();
  if (isLoading) return <Waiting>Loading erasure requests…</Waiting>;
  if (isError)
    return (
      <ErrorNotice title="Failed to fetch erasure requests" onRetry={() => void refetch()}>
        {errorMessage(error, 'The list could not be read.')}
      </ErrorNotice>
    );
  if (!data || data.length === 0)
    return <EmptyNotice title="No erasure requests">Customers request erasure under “Your data” on their dashboard.</EmptyNotice>;
  return (
    <Box component="ul" aria-label="Requests" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {data.map((request) => (
        <RequestCard key={request.id} request={request} />
      ))}
    </Box>
  );
}
