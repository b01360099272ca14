import Download from '@mui/icons-material/Download';
import Refresh from '@mui/icons-material/Refresh';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ExportedList } from '@willow/contracts/operator/export-purpose';
import { errorMessage } from '@willow/frontend/web/api/failure';
import { useState } from 'react';
import { downloadCsv, rowsIn } from '../csv.ts';
import { useAppDispatch } from '../store.ts';
import { clockTime } from '../times.ts';
import { showToast } from '../toast/toasts.ts';

type ListButtonsProps = {
  readonly query: { readonly fulfilledTimeStamp?: number | undefined; readonly isFetching: boolean; readonly isLoading: boolean };
  readonly onRefresh: () => void;
  /** What the file is called, before the date. */
  readonly subject: ExportedList;
  /** Null when there is nothing to export. */
  readonly csv: () => string | null | Promise<string | null>;
};

/** How old a list is, with a button to read it again and one to export it. */
export function ListButtons({ query, onRefresh, subject, csv }: ListButtonsProps) {
  const dispatch = useAppDispatch();
  const [exporting, setExporting] = useState(false);
  const exportCsv = async () => {
    setExporting(true);
    try {
      const file = await csv();
      if (file === null) return showToast({ tone: 'error', title: 'No data to export' });
      const { recordExported } = await import('../record-export.ts');
      await recordExported(dispatch, { list: subject, rows: rowsIn(file), purpose: 'work' });
      downloadCsv(subject, file);
      showToast({ tone: 'success', title: 'Export successful' });
    } catch (error) {
      showToast({ tone: 'error', title: 'Export failed', description: errorMessage(error, 'Nothing was exported. Try again.') });
    } finally {
      setExporting(false);
    }
  };
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
      <Button variant="outlined" startIcon={<Download />} onClick={() => void exportCsv()} disabled={query.isLoading || exporting}>
        {exporting ? 'Exporting…' : 'Export CSV'}
      </Button>
    </>
  );
}
