import { type AdminOrder, poundsOf } from '@willow/contracts';
import type { QueryBus } from '@nestjs/cqrs';
import { GetOperatorNames, type NamedOperator } from '../../operators/index.ts';
import type { Orders } from '../orders.repository.ts';
import type { CustomerAccount } from '../projections/customer-account.entity.ts';
import type { OrderRow } from '../projections/order-list.entity.ts';
import type { OrderReview } from '../projections/order-review.entity.ts';

export type Shown = { readonly row: OrderRow; readonly customer: CustomerAccount | null; readonly review: OrderReview | null };

/**
 * A row of the list as the console shows it. Notes are personal and stand only sealed in the log, so that destroying the key erases them;
 * the streams of all orders of a list that have some are read in one statement, because the store batches reads of the same moment.
 */
export async function adminOrderOf({ row, customer, review }: Shown, orders: Orders, queries: QueryBus): Promise<AdminOrder> {
  const { customerId, amountPence, discountPence, createdAt, markedSentBy, markedSentAt, ...shown } = row;
  return {
    ...shown,
    createdAt: createdAt.toISOString(),
    user: { id: customerId, fullName: customer?.fullName ?? '', email: customer?.email ?? '' },
    notes: row.hasNotes ? (await orders.load(row.id)).state.notes : null,
    markedSent: markedSentBy === null ? null : { by: await namedBy(queries, markedSentBy), at: markedSentAt!.toISOString() },
    amount: poundsOf(amountPence),
    finalAmount: poundsOf(amountPence - discountPence),
    review: review && { block: review.block, high: review.high },
  };
}

const namedBy = async (queries: QueryBus, actor: string): Promise<NamedOperator> =>
  (await queries.execute(new GetOperatorNames([actor]))).get(actor)!;
