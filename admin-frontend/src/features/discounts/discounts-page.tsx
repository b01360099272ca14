import Paper from '@mui/material/Paper';
import { errorMessage } from '@willow/frontend/web/api/failure';
import { EmptyNotice, ErrorNotice } from '../../shared/ui/notice.tsx';
import { PageHeading } from '../../shared/ui/page-heading.tsx';
import { Waiting } from '../../shared/ui/waiting.tsx';
import { CodeForm } from './code-form.tsx';
import { CodeList } from './code-list.tsx';
import { useDiscountCodesQuery } from './discounts.api.ts';

export function DiscountsPage() {
  return (
    <>
      <PageHeading title="Discount Codes" />
      <CodeForm />
      <Paper sx={{ overflow: 'hidden' }}>
        <Codes />
      </Paper>
    </>
  );
}

function Codes() {
  const { data, error, isLoading, isError, refetch } = useDiscountCodesQuery();
  if (isLoading) return <Waiting>Loading discount codes…</Waiting>;
  if (isError)
    return (
      <ErrorNotice title="Failed to fetch discount codes" onRetry={() => void refetch()}>
        {errorMessage(error, 'The list could not be read.')}
      </ErrorNotice>
    );
  if (!data || data.length === 0) return <EmptyNotice title="No discount codes yet">Make the first one above.</EmptyNotice>;
  return <CodeList codes={data} />;
}
