import Typography from '@mui/material/Typography';
import { MESSAGES } from '@willow/contracts/messages';
import { EXPORT_PURPOSES, type ExportedList, ExportPurpose, type Sheet } from '@willow/contracts/operator/export-purpose';
import { errorMessage } from '@willow/frontend/web/api/failure';
import { useState } from 'react';
import { downloadCsv } from '../csv.ts';
import { showToast } from '../toast/toasts.ts';
import { FormDialog } from './form-dialog.tsx';
import { SelectField } from './select-field.tsx';

type ExportDialogProps = {
  /** What the file is called, before the date. */
  readonly subject: ExportedList | Sheet;
  /** What is in it, as a sentence. */
  readonly about?: string;
  readonly usual?: ExportPurpose;
  readonly file: (purpose: ExportPurpose) => Promise<string>;
  readonly onClose: () => void;
};

/** What a file is for, before there is one. */
export default function ExportDialog({ subject, about, usual = 'work', file, onClose }: ExportDialogProps) {
  const [purpose, setPurpose] = useState<ExportPurpose>(usual);
  const [busy, setBusy] = useState(false);
  const take = async () => {
    setBusy(true);
    try {
      downloadCsv(subject, await file(purpose));
      showToast({ tone: 'success', title: 'Export successful' });
    } catch (error) {
      const description = errorMessage(error, 'Nothing was exported. Try again.');
      showToast({
        tone: 'error',
        ...(description === MESSAGES.nothingToExport ? { title: description } : { title: 'Export failed', description }),
      });
    }
    onClose();
  };
  return (
    <FormDialog title="Export CSV" width="xs" action={['Export', 'Exporting…']} busy={busy} onSubmit={() => void take()} onClose={onClose}>
      <SelectField
        label="What for?"
        name="purpose"
        value={purpose}
        options={EXPORT_PURPOSES}
        onChange={({ target }) => setPurpose(ExportPurpose.parse(target.value))}
      />
      <Typography variant="body2" sx={{ mt: 2, color: 'text.secondary' }}>
        {about ?? `The file has the whole list of ${subject}, with your filters.`} The export and its purpose are recorded.
      </Typography>
    </FormDialog>
  );
}
