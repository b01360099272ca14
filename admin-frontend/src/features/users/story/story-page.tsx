import ArrowBack from '@mui/icons-material/ArrowBack';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { CustomerStory } from '@willow/contracts/operator/customers.contract';
import { errorMessage, hasStatus } from '@willow/frontend/web/api/failure';
import { Link, useLocation, useParams } from 'react-router';
import { Badge } from '../../../shared/ui/badge.tsx';
import { EmptyNotice, ErrorNotice } from '../../../shared/ui/notice.tsx';
import { PageHeading } from '../../../shared/ui/page-heading.tsx';
import { Waiting } from '../../../shared/ui/waiting.tsx';
import { ERASED, NOT_CONFIRMED, STAGE_WORDS } from '../user-words.ts';
import { useCustomerQuery } from '../users.api.ts';
import { AccountPanel } from './account-panel.tsx';
import { ErasurePanel } from './erasure-panel.tsx';
import { FriendsPanel } from './friends-panel.tsx';
import { HistoryPanel } from './history-panel.tsx';
import { OrderPanel } from './order-panel.tsx';
import { ProgressPanel } from './progress-panel.tsx';
import { SigningPanel } from './signing-panel.tsx';
import { TalkPanel } from './talk-panel.tsx';

/** Everything about one customer. That it was opened is recorded before it is shown. */
export function StoryPage() {
  const { id = '' } = useParams();
  const { search } = useLocation();
  return (
    <>
      <Button component={Link} to={`/users${search}`} startIcon={<ArrowBack />} sx={{ ml: -1, mb: 1 }}>
        Back to the users
      </Button>
      <Story key={id} id={id} />
    </>
  );
}

function Story({ id }: { readonly id: string }) {
  const { data, error, isError, refetch } = useCustomerQuery(id);
  if (isError && hasStatus(error, 404))
    return (
      <>
        <PageHeading title="No Such Customer" />
        <EmptyNotice title="There is no customer with this id">
          The web address may be incomplete. Search by name or email instead.
        </EmptyNotice>
      </>
    );
  if (isError)
    return (
      <>
        <PageHeading title="Customer" />
        <ErrorNotice title="The customer could not be read" onRetry={() => void refetch()}>
          {errorMessage(error, 'Try again in a moment.')}
        </ErrorNotice>
      </>
    );
  return data ? <Told story={data} onRefresh={() => void refetch()} /> : <Waiting>Loading the customer…</Waiting>;
}

function Told({ story, onRefresh }: { readonly story: CustomerStory; readonly onRefresh: () => void }) {
  const { person, progress, state } = story;
  const { text, tone } = STAGE_WORDS[progress.stage];
  return (
    <>
      <PageHeading title={person?.fullName ?? ERASED} tab="Customer">
        <Button variant="outlined" onClick={onRefresh}>
          Refresh
        </Button>
      </PageHeading>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: -2, mb: 3 }}>
        <Badge tone={tone}>{text}</Badge>
        {state === 'unverified' && <Badge tone="attention">{NOT_CONFIRMED}</Badge>}
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Viewing this page is recorded.
        </Typography>
      </Box>
      <Box sx={COLUMNS}>
        <Box sx={COLUMN}>
          <ProgressPanel story={story} />
          <OrderPanel story={story} />
          <SigningPanel story={story} />
          <TalkPanel story={story} />
        </Box>
        <Box sx={COLUMN}>
          <AccountPanel story={story} onChanged={onRefresh} />
          <FriendsPanel story={story} />
          <ErasurePanel story={story} />
        </Box>
      </Box>
      <HistoryPanel story={story} />
    </>
  );
}

const COLUMN = { display: 'grid', gap: 3, alignContent: 'start', minWidth: 0 } as const;
const COLUMNS = {
  display: 'grid',
  gap: 3,
  mb: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
} as const;
