import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { EXPORT_PURPOSES, ExportPurpose } from '@willow/contracts/operator/export-purpose';
import { errorMessage } from '@willow/frontend/web/api/failure';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { saveFile } from '../../shared/csv.ts';
import { shortId } from '../../shared/order-words.ts';
import { showToast } from '../../shared/toast/toasts.ts';
import { FormDialog } from '../../shared/ui/form-dialog.tsx';
import { Problem } from '../../shared/ui/problem.tsx';
import { SelectField } from '../../shared/ui/select-field.tsx';
import { useExportOrderHistoryMutation } from './history.api.ts';
import { signedAtOf } from './signed-at.ts';

/** Takes every fact of an order away as a file that anybody can check without us. */
export default function ExportOrderDialog({ orderId, onClose }: { readonly orderId: string; readonly onClose: () => void }) {
  const [purpose, setPurpose] = useState<ExportPurpose>('audit');
  const [problem, setProblem] = useState<string>();
  const [take, { isLoading: busy, reset }] = useExportOrderHistoryMutation();
  const save = async () => {
    if (busy) return;
    setProblem(undefined);
    const { data, error } = await take({ id: orderId, purpose });
    if (error) return setProblem(errorMessage(error, 'Nothing was exported. Try again in a moment.'));
    saveFile(`order-${shortId(orderId)}.ndjson`, 'application/x-ndjson', data);
    // Nothing of it is kept here.
    reset();
    showToast({ tone: 'success', title: 'Export successful', description: signedAtOf(data) });
    return onClose();
  };
  return (
    <FormDialog
      title="Export this order"
      width="sm"
      action={['Export', 'Proving and writing…']}
      busy={busy}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <SelectField
        label="What for?"
        name="purpose"
        value={purpose}
        options={EXPORT_PURPOSES}
        onChange={({ target }) => setPurpose(ExportPurpose.parse(target.value))}
      />
      <Typography sx={{ mt: 2.5 }}>
        One file with every fact of this order and what belongs to it, who viewed it, the release that made each draft, and proof that
        nothing was changed or left out. The whole log is verified first, which takes a moment.
      </Typography>
      <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
        What is personal stays sealed in it, and our team is in it by number. Check it offline, against the public key that you keep: node
        verify.mjs order-
        {shortId(orderId)}
        .ndjson --public-key KEY. The export and its purpose are recorded.
      </Typography>
      <Typography variant="body2" sx={{ mt: 1, mb: problem ? 2 : 0 }}>
        <Link component={RouterLink} to={`/access?order=${orderId}`}>
          Who looked at this order
        </Link>{' '}
        is in the access log by name, up to this minute.
      </Typography>
      {problem && <Problem title="Nothing was exported">{problem}</Problem>}
    </FormDialog>
  );
}
