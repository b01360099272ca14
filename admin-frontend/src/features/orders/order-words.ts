import type { AdminOrder } from '@willow/contracts/operator/operator.contract';
import { PAYMENT_LABELS } from '@willow/contracts/order/order-labels';
import type { Word } from '../../shared/order-words.ts';

export const PAYMENT_WORDS: Readonly<Record<AdminOrder['paymentStatus'], Word>> = {
  pending: { text: PAYMENT_LABELS.pending, tone: 'plain' },
  processing: { text: PAYMENT_LABELS.processing, tone: 'attention' },
  succeeded: { text: PAYMENT_LABELS.succeeded, tone: 'good' },
  failed: { text: PAYMENT_LABELS.failed, tone: 'bad' },
};

export const isMarked = ({ status, markedSent }: Pick<AdminOrder, 'status' | 'markedSent'>): boolean =>
  status === 'sent' && markedSent !== null;

export const customerReference = (id: string): string => `#${id.slice(-8)}`;

export const isStopped = ({ review, returned }: Pick<AdminOrder, 'review' | 'returned'>): boolean =>
  returned || (review !== null && review.block + review.high > 0);
