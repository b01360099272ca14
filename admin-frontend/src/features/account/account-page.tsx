import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import type { MyAccount } from '@willow/contracts/operator/my-account.contract';
import { errorMessage } from '@willow/frontend/web/api/failure';
import { ErrorNotice } from '../../shared/ui/notice.tsx';
import { PageHeading } from '../../shared/ui/page-heading.tsx';
import { Waiting } from '../../shared/ui/waiting.tsx';
import { useAccountQuery } from './account.api.ts';
import { LookPanel } from './look-panel.tsx';
import { PasskeysPanel } from './passkeys-panel.tsx';
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

function Account({ account: { sessions, ...factors } }: { readonly account: MyAccount }) {
  return (
    <Box sx={{ display: 'grid', gap: 3, alignItems: 'start', gridTemplateColumns: { lg: 'minmax(0, 3fr) minmax(0, 2fr)' } }}>
      <SessionsPanel sessions={sessions} />
      <Box sx={{ display: 'grid', gap: 3 }}>
        <PasskeysPanel {...factors} />
        <PasswordPanel />
        <LookPanel />
      </Box>
    </Box>
  );
}
