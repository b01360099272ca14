import { BRAND } from '@willow/contracts/brand/brand';
import type { AdminOrderDetail } from '@willow/contracts/operator/operator.contract';
import { follow } from '../../../shared/csv.ts';
import { customerReference } from '../order-words.ts';
import { useChangeOrder } from './use-change-order.ts';
import { useNotes } from './use-notes.ts';

export function useRequestInformation({ order, user }: AdminOrderDetail) {
  const { change, busy } = useChangeOrder(order.id);
  const notes = useNotes(order);
  const run = async () => {
    const done = await change({ status: 'in_review', notes: notes.text });
    if (!done) return;
    notes.settle();
    const subject = `${BRAND.name}: we need a little more information for your will (order ${customerReference(order.id)})`;
    follow({
      href: `mailto:${user.email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(`Dear ${user.fullName},\n\n`)}`,
    });
  };
  return { busy, run: () => void run() };
}
