import Download from '@mui/icons-material/Download';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useAppDispatch } from '../../shared/store.ts';
import { PageHeading } from '../../shared/ui/page-heading.tsx';
import { takeAccess } from './access.api.ts';
import { addressOf, filterIn } from './access-filter.ts';
import { AccessFilterBar } from './access-filter-bar.tsx';
import { AccessPageOf } from './access-list.tsx';
import { AuditTabs } from './audit-tabs.tsx';
import { VerifyButton } from './verify-button.tsx';

const ExportDialog = lazy(() => import('../../shared/ui/export-dialog.tsx'));

/** Who of the team looked at what, and took what away. */
export function AccessPage() {
  const [params, setParams] = useSearchParams();
  const filter = filterIn(params);
  const [exporting, setExporting] = useState(false);
  const dispatch = useAppDispatch();
  return (
    <>
      <PageHeading title="Access Log">
        <VerifyButton onAsked={() => setParams({ show: 'verified' })} />
        <Button variant="outlined" startIcon={<Download />} onClick={() => setExporting(true)}>
          Export CSV
        </Button>
      </PageHeading>
      <AuditTabs />
      <Typography sx={{ mb: 3, color: 'text.secondary', maxWidth: '44rem' }}>
        Every order and customer viewed and every file exported, newest first, in London time. Each is recorded before anything is shown,
        and cannot be changed. Viewing the same thing again within half an hour counts as one visit.
      </Typography>
      <AccessFilterBar filter={filter} onApply={(chosen) => setParams(addressOf(chosen))} />
      <Paper sx={{ overflow: 'hidden' }}>
        <AccessPageOf key={params.toString()} filter={filter} />
      </Paper>
      <Suspense fallback={null}>
        {exporting && (
          <ExportDialog
            subject="access"
            usual="audit"
            about="The file has every access log entry that matches your filters."
            file={(purpose) => dispatch(takeAccess.initiate({ ...filter, purpose }, { track: false })).unwrap()}
            onClose={() => setExporting(false)}
          />
        )}
      </Suspense>
    </>
  );
}
