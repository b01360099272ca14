import type { AdminOrder } from '@willow/contracts/operator/operator.contract';
import type { Word } from '../../shared/order-words.ts';

export const PAYMENT_WORDS: Readonly<Record<AdminOrder['paymentStatus'], Word>> = {
  pending: { text: 'Pending', tone: 'plain' },
  processing: { text: 'Processing', tone: 'attention' },
  succeeded: { text: 'Paid', tone: 'good' },
  failed: { text: 'Failed', tone: 'bad' },
};

export const isMarked = ({ status, markedSent }: Pick<AdminOrder, 'status' | 'markedSent'>): boolean =>
  status === 'sent' && markedSent !== null;

export const customerReference = (id: string): string => `#${id.slice(-8)}`;

export const isStopped = ({ review, returned }: Pick<AdminOrder, 'review' | 'returned'>): boolean =>
  returned || (review !== null && review.block + review.high > 0);
