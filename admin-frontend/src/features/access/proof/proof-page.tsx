import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { errorMessage } from '@willow/frontend/web/api/failure';
import { ErrorNotice } from '../../../shared/ui/notice.tsx';
import { PageHeading } from '../../../shared/ui/page-heading.tsx';
import { Panel } from '../../../shared/ui/panel.tsx';
import { Waiting } from '../../../shared/ui/waiting.tsx';
import { AuditTabs } from '../audit-tabs.tsx';
import { KeptPanel } from './kept-panel.tsx';
import { useProofQuery } from './proof.api.ts';
import { SheetsPanel } from './sheets-panel.tsx';
import { StepsPanel } from './steps-panel.tsx';

const PROVEN = [
  'Everything is recorded as it happens, each entry chained to the one before.',
  'Once a minute we sign the state of the log. Changing, removing or inserting an entry afterwards contradicts a signature.',
  'An exported order holds every entry of it, unchanged, up to the last daily signature.',
  'It also holds each time a team member viewed it or its customer, and the release of Willow that made each draft.',
  'What our team opens or exports is recorded before it is shown.',
];
const NOT_PROVEN = [
  'That what was recorded was true, or that our server’s clock was right.',
  'What happened after the newest signature.',
  'What the sealed parts say, only that they are the ones we stored. Team members are in the file by number, not by name.',
  'Which release made a draft from before we recorded it: the file says “not recorded”.',
  'Anything, if you know the key from this page alone. Whoever holds our master key could sign another history.',
];

/** What is proven and what is not, and all that an auditor takes along. */
export function ProofPage() {
  const { data, error, isError, refetch } = useProofQuery();
  return (
    <>
      <PageHeading title="Proof and Sheets" />
      <AuditTabs />
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }}>
        <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' } }}>
          <Panel title="What is proven">
            <Points points={PROVEN} />
          </Panel>
          <Panel title="What is not">
            <Points points={NOT_PROVEN} />
          </Panel>
        </Box>
        {isError ? (
          <ErrorNotice title="The public key could not be read" onRetry={() => void refetch()}>
            {errorMessage(error, 'Try again in a moment.')}
          </ErrorNotice>
        ) : data ? (
          <>
            <KeptPanel publicKey={data.publicKey} />
            <StepsPanel publicKey={data.publicKey} />
          </>
        ) : (
          <Waiting>Reading the public key…</Waiting>
        )}
        <SheetsPanel />
      </Box>
    </>
  );
}

function Points({ points }: { readonly points: readonly string[] }) {
  return (
    <Box component="ul" sx={{ m: 0, mt: 1.5, pl: 2.5, display: 'grid', gap: 1 }}>
      {points.map((point) => (
        <Typography component="li" key={point}>
          {point}
        </Typography>
      ))}
    </Box>
  );
}
