import type { AdminOrder } from '@willow/contracts/operator/operator.contract';

export const isMarked = ({ status, markedSent }: Pick<AdminOrder, 'status' | 'markedSent'>): boolean =>
  status === 'sent' && markedSent !== null;

/** What approving the will of an order is called: of one that was mailed, sending it again. */
export const approveWords = (order: Pick<AdminOrder, 'status' | 'markedSent'>): string =>
  order.status === 'sent' && !isMarked(order) ? 'Approve & Send Again' : 'Approve & Send Draft';

export const customerReference = (id: string): string => `#${id.slice(-8)}`;

export const isStopped = ({ review, returned }: Pick<AdminOrder, 'review' | 'returned'>): boolean =>
  returned || (review !== null && review.block + review.high > 0);
