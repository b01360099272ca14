import { BRAND } from '@willow/contracts/brand/brand';
import type { AdminOrderDetail } from '@willow/contracts/operator/operator.contract';
import { errorMessage } from '@willow/frontend/web/api/failure';
import { follow } from '../../../shared/csv.ts';
import { showToast } from '../../../shared/toast/toasts.ts';
import { customerReference } from '../order-words.ts';
import { useReturnAnswersMutation } from '../orders.api.ts';

export function useReturnAnswers({ order, user }: AdminOrderDetail) {
  const [giveBack, { isLoading: busy }] = useReturnAnswersMutation();
  const run = async () => {
    const { error } = await giveBack(order.id);
    if (error) return showToast({ tone: 'error', title: 'Error', description: errorMessage(error, 'Failed to return the answers') });
    showToast({ tone: 'success', title: 'Order updated', description: 'The customer can change the answers now.' });
    const subject = `${BRAND.name}: please look at your answers again (order ${customerReference(order.id)})`;
    const body = `Dear ${user.fullName},\n\nWe have opened your answers again, so that you can change them. There is nothing more to pay: ${globalThis.location.origin}/dashboard\n\n`;
    follow({ href: `mailto:${user.email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}` });
  };
  return { busy, run: () => void run() };
}
