import Download from '@mui/icons-material/Download';
import Refresh from '@mui/icons-material/Refresh';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ExportedList, ExportPurpose } from '@willow/contracts/operator/export-purpose';
import { lazy, Suspense, useState } from 'react';
import { clockTime } from '../times.ts';
import { showToast } from '../toast/toasts.ts';

const ExportDialog = lazy(() => import('./export-dialog.tsx'));

type ListButtonsProps = {
  readonly query: { readonly fulfilledTimeStamp?: number | undefined; readonly isFetching: boolean; readonly isLoading: boolean };
  readonly onRefresh: () => void;
  /** What the file is called, before the date. */
  readonly subject: ExportedList;
  /** Nothing to export. */
  readonly isEmpty: boolean;
  /** The list as CSV, recorded with what it is for. */
  readonly file: (purpose: ExportPurpose) => Promise<string>;
};

/** How old a list is, with a button to read it again and one to export it. */
export function ListButtons({ query, onRefresh, subject, isEmpty, file }: ListButtonsProps) {
  const [asking, setAsking] = useState(false);
  const ask = () => (isEmpty ? showToast({ tone: 'error', title: 'No data to export' }) : setAsking(true));
  return (
    <>
      {query.fulfilledTimeStamp && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Updated {clockTime(query.fulfilledTimeStamp)}
        </Typography>
      )}
      <Button variant="outlined" startIcon={<Refresh />} onClick={onRefresh} disabled={query.isFetching}>
        Refresh
      </Button>
      <Button variant="outlined" startIcon={<Download />} onClick={ask} disabled={query.isLoading}>
        Export CSV
      </Button>
      <Suspense fallback={null}>{asking && <ExportDialog subject={subject} file={file} onClose={() => setAsking(false)} />}</Suspense>
    </>
  );
}
