import { errorMessage } from '@willow/frontend/web/api/failure';
import { showToast } from '../../shared/toast/toasts.ts';
import { useResendReceiptMutation } from './orders.api.ts';

export function useResend(id: string) {
  const [resend, { isLoading: busy }] = useResendReceiptMutation();
  const run = async () => {
    const { data, error } = await resend(id);
    if (error)
      return showToast({
        tone: 'error',
        title: 'Failed to resend receipt',
        description: errorMessage(error, 'The mail may not have gone out. Try again in a moment.'),
      });
    showToast({ tone: 'success', title: 'Receipt sent', description: `Sent to ${data.emailAddress}` });
  };
  return { label: 'Resend Receipt', busy, run: () => void run() };
}
