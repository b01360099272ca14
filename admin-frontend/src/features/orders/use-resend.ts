import { errorMessage } from '@willow/frontend/web/api/failure';
import { showToast } from '../../shared/toast/toasts.ts';
import { useResendReceiptMutation, useResendWillMutation } from './orders.api.ts';

const UNSENT = 'The email may not have been sent. Try again in a moment.';

export function useResendReceipt(id: string) {
  const [resend, { isLoading: busy }] = useResendReceiptMutation();
  const run = async () => {
    const { data, error } = await resend(id);
    if (error) return showToast({ tone: 'error', title: 'Failed to resend receipt', description: errorMessage(error, UNSENT) });
    showToast({ tone: 'success', title: 'Receipt sent', description: `Sent to ${data.emailAddress}` });
  };
  return { label: 'Resend Receipt', busy, run: () => void run() };
}

/** The mail with a will that was sent, as it was. */
export function useResendWill(id: string) {
  const [resend, { isLoading: busy }] = useResendWillMutation();
  const run = async () => {
    const { data, error } = await resend(id);
    if (error) return showToast({ tone: 'error', title: 'Failed to resend will', description: errorMessage(error, UNSENT) });
    showToast({ tone: 'success', title: 'Will resent', description: `Sent to ${data.emailAddress}` });
  };
  return { label: 'Resend Will', busy, run: () => void run() };
}
