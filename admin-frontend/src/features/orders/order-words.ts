import type { AdminOrder } from '@willow/contracts/operator/operator.contract';

export const isMarked = ({ status, markedSent }: Pick<AdminOrder, 'status' | 'markedSent'>): boolean =>
  status === 'sent' && markedSent !== null;

export const customerReference = (id: string): string => `#${id.slice(-8)}`;

export const isStopped = ({ review, returned }: Pick<AdminOrder, 'review' | 'returned'>): boolean =>
  returned || (review !== null && review.block + review.high > 0);
