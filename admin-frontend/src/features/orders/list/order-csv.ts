import { shortDate } from '@willow/contracts/dates';
import type { AdminOrder } from '@willow/contracts/operator/operator.contract';
import { csvOf } from '../../../shared/csv.ts';
import { STATUS_WORDS } from '../../../shared/order-words.ts';
import { isMarked, PAYMENT_WORDS } from '../order-words.ts';

const HEADINGS = ['Order ID', 'Full Name', 'Email', 'Submitted', 'Status', 'Payment'] as const;

export const ordersCsv = (orders: readonly AdminOrder[]): string =>
  csvOf(
    HEADINGS,
    orders.map(({ id, user, createdAt, status, markedSent, paymentStatus }) => [
      id,
      user.fullName,
      user.email,
      shortDate(createdAt),
      STATUS_WORDS[status].text + (isMarked({ status, markedSent }) ? ' (marked by hand)' : ''),
      PAYMENT_WORDS[paymentStatus].text,
    ]),
  );
