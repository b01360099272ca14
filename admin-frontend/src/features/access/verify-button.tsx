import FactCheckOutlined from '@mui/icons-material/FactCheckOutlined';
import Button from '@mui/material/Button';
import { errorMessage } from '@willow/frontend/web/api/failure';
import { showToast } from '../../shared/toast/toasts.ts';
import { useVerifyLogMutation } from './access.api.ts';

/** Has the whole log verified. That takes a while; what was found is a line of the list. */
export function VerifyButton({ onAsked }: { readonly onAsked: () => void }) {
  const [verify, { isLoading: busy }] = useVerifyLogMutation();
  const run = async () => {
    const { error } = await verify();
    if (error) return showToast({ tone: 'error', title: 'Error', description: errorMessage(error, 'The log is not being verified.') });
    onAsked();
    return showToast({ tone: 'success', title: 'The log is being verified', description: 'The result appears here when it is done.' });
  };
  return (
    <Button variant="outlined" startIcon={<FactCheckOutlined />} disabled={busy} onClick={() => void run()}>
      Verify the log
    </Button>
  );
}
