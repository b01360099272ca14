import { BRAND } from '@willow/contracts/brand/brand';
import type { AdminOrderDetail } from '@willow/contracts/operator/operator.contract';
import { follow } from '../../../shared/csv.ts';
import { showToast } from '../../../shared/toast/toasts.ts';
import { customerReference } from '../order-words.ts';
import { useReadVersion, useSayWhyNot } from '../use-version.ts';
import { useReturnAnswersMutation } from './detail.api.ts';

export function useReturnAnswers({ order, user }: AdminOrderDetail) {
  const [giveBack, { isLoading: busy }] = useReturnAnswersMutation();
  const version = useReadVersion(order.id);
  const sayWhyNot = useSayWhyNot(order.id);
  const run = async () => {
    const { error } = await giveBack({ id: order.id, version });
    if (error) return sayWhyNot(error, 'Failed to return the answers');
    showToast({ tone: 'success', title: 'Order updated', description: 'The customer can change the answers now.' });
    const subject = `${BRAND.name}: please look at your answers again (order ${customerReference(order.id)})`;
    const body = `Dear ${user.fullName},\n\nWe have opened your answers again, so that you can change them. There is nothing more to pay: ${globalThis.location.origin}/dashboard\n\n`;
    follow({ href: `mailto:${user.email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}` });
  };
  return { busy, run: () => void run() };
}
