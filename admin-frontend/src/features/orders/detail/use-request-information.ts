import { BRAND } from '@willow/contracts/brand/brand';
import type { AdminOrderDetail } from '@willow/contracts/operator/operator.contract';
import { follow } from '../../../shared/csv.ts';
import { customerReference } from '../order-words.ts';
import { useChangeOrder } from './use-change-order.ts';
import { useNewNote } from './use-new-note.ts';

export function useRequestInformation({ order, user }: AdminOrderDetail) {
  const { change, busy } = useChangeOrder(order.id);
  const note = useNewNote(order.id);
  const run = async () => {
    const done = await change({ status: 'in_review', ...(!note.isBlank && { notes: note.text }) });
    if (!done) return;
    note.settle();
    const subject = `${BRAND.name}: we need a little more information for your will (order ${customerReference(order.id)})`;
    follow({
      href: `mailto:${user.email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(`Dear ${user.fullName},\n\n`)}`,
    });
  };
  return { busy, run: () => void run() };
}
