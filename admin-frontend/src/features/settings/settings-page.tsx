import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { publishNotice, type Settings } from '@willow/contracts/operator/settings.contract';
import { errorMessage } from '@willow/frontend/web/api/failure';
import { useMay } from '../../shared/session/may.ts';
import { ErrorNotice } from '../../shared/ui/notice.tsx';
import { PageHeading } from '../../shared/ui/page-heading.tsx';
import { Waiting } from '../../shared/ui/waiting.tsx';
import { AnswersPanel } from './answers-panel.tsx';
import { ChangesPanel } from './changes-panel.tsx';
import { NoticePanel } from './notice-panel.tsx';
import { PaymentsPanel } from './payments-panel.tsx';
import { useSettingsQuery } from './settings.api.ts';
import { TargetPanel } from './target-panel.tsx';

/** What holds for the whole service. The team reads it, admins change it. */
export function SettingsPage() {
  const { data, error, isLoading, refetch } = useSettingsQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <>
      <PageHeading title="Settings" />
      {isLoading && <Waiting>Loading the settings…</Waiting>}
      {!isLoading && !data && (
        <Paper>
          <ErrorNotice title="Failed to fetch the settings" onRetry={() => void refetch()}>
            {errorMessage(error, 'The settings could not be read.')}
          </ErrorNotice>
        </Paper>
      )}
      {data && <Panels settings={data} />}
    </>
  );
}

function Panels({ settings: { notice, paymentsPaused, reviewHours, answers, changes } }: { readonly settings: Settings }) {
  const mayChange = useMay()(publishNotice);
  return (
    <Box sx={{ display: 'grid', gap: 3, alignItems: 'start', gridTemplateColumns: { lg: 'minmax(0, 3fr) minmax(0, 2fr)' } }}>
      <Box sx={{ display: 'grid', gap: 3 }}>
        <NoticePanel notice={notice} mayChange={mayChange} />
        <PaymentsPanel paused={paymentsPaused} mayChange={mayChange} />
        <TargetPanel hours={reviewHours} mayChange={mayChange} />
        <AnswersPanel answers={answers} mayChange={mayChange} />
      </Box>
      <ChangesPanel changes={changes} />
    </Box>
  );
}
