import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { MyAccount } from '@willow/contracts/operator/my-account.contract';
import { errorMessage } from '@willow/frontend/web/api/failure';
import { ErrorNotice } from '../../shared/ui/notice.tsx';
import { PageHeading } from '../../shared/ui/page-heading.tsx';
import { Waiting } from '../../shared/ui/waiting.tsx';
import { useAccountQuery } from './account.api.ts';
import { PasswordPanel } from './password-panel.tsx';
import { SessionsPanel } from './sessions-panel.tsx';

/** One's own way into the console. */
export function AccountPage() {
  const { data, error, isLoading, refetch } = useAccountQuery();
  return (
    <>
      <PageHeading title="My account" />
      {isLoading && <Waiting>Loading your account…</Waiting>}
      {!isLoading && !data && (
        <Paper>
          <ErrorNotice title="Failed to fetch your account" onRetry={() => void refetch()}>
            {errorMessage(error, 'Your account could not be read.')}
          </ErrorNotice>
        </Paper>
      )}
      {data && <Account account={data} />}
    </>
  );
}

function Account({ account: { sessions, authenticator } }: { readonly account: MyAccount }) {
  return (
    <Box sx={{ display: 'grid', gap: 3, alignItems: 'start', gridTemplateColumns: { lg: 'minmax(0, 3fr) minmax(0, 2fr)' } }}>
      <SessionsPanel sessions={sessions} />
      <Box sx={{ display: 'grid', gap: 3 }}>
        <PasswordPanel />
        <Paper component="section" aria-labelledby="second-factor" sx={{ p: 3 }}>
          <Typography variant="h2" id="second-factor">
            Second factor
          </Typography>
          <Typography sx={{ mt: 1 }}>
            {authenticator
              ? 'An authenticator app is set up. If you lose it, ask another admin to reset it.'
              : 'No authenticator app is set up.'}
          </Typography>
        </Paper>
      </Box>
    </Box>
  );
}
