import { type AdminOrder, poundsOf } from '@willow/contracts';
import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { DataSource, In } from 'typeorm';
import { GetOperatorNames, ListAssignees, type NamedOperator } from '../../operators/index.ts';
import { Orders } from '../orders.repository.ts';
import { CustomerAccount } from '../projections/customer-account.entity.ts';
import type { OrderRow } from '../projections/order-list.entity.ts';

/**
 * Rows of the list as the console shows them. Notes are personal and stand only sealed in the log, so that destroying the key erases them;
 * the streams of those rows that have some are read in one statement, because the store batches reads of the same moment.
 */
@Injectable()
export class AdminOrders {
  constructor(
    private readonly db: DataSource,
    private readonly orders: Orders,
    private readonly queries: QueryBus,
  ) {}

  /** Without `open` nobody is named, and notes are left out. */
  async of(rows: readonly OrderRow[], open = true): Promise<AdminOrder[]> {
    const isAssigned = rows.some(({ assignee }) => assignee !== null);
    const [customers, names, team, notes] = await Promise.all([
      open ? this.db.getRepository(CustomerAccount).findBy({ id: In(rows.map(({ customerId }) => customerId)) }) : [],
      this.queries.execute(new GetOperatorNames(rows.flatMap(operatorsIn))),
      isAssigned ? this.queries.execute(new ListAssignees(null)) : [],
      Promise.all(rows.map(async ({ id, hasNotes }) => (hasNotes && open ? (await this.orders.load(id)).state.notes : null))),
    ]);
    const byId = new Map(customers.map((customer) => [customer.id, customer]));
    const assignees = new Set(team.map(({ id }) => id));
    return rows.map((row, index) => adminOrderOf(row, byId.get(row.customerId), notes[index] ?? null, { names, assignees }));
  }
}

const URGENCY = ['needs_response', 'fraud', 'under_review', 'lost'] as const;

function disputeIn(issues: OrderRow['paymentIssues']): AdminOrder['dispute'] {
  const standing = Object.values(issues);
  return URGENCY.find((each) => standing.includes(each)) ?? null;
}

type Team = {
  readonly names: ReadonlyMap<string, NamedOperator>;
  /** Who may have orders, by id. */ readonly assignees: ReadonlySet<string>;
};

const operatorsIn = ({ markedSentBy, openedBy, assignee }: OrderRow): readonly string[] =>
  [markedSentBy, openedBy, assignee].filter((each) => each !== null);

function adminOrderOf(row: OrderRow, customer: CustomerAccount | undefined, notes: string | null, { names, assignees }: Team): AdminOrder {
  const { customerId, amountPence, discountPence, refundedPence, createdAt, waitingSince, markedSentBy, markedSentAt, ...others } = row;
  const {
    openedBy,
    openedAt,
    block,
    high,
    proposed,
    paymentIssues,
    willMail: _,
    willBounced,
    receiptMail: __,
    receiptBounced,
    ...shown
  } = others;
  const assignee = row.assignee === null ? undefined : names.get(row.assignee);
  const done = (actor: string | null, at: Date | null) => {
    const by = actor === null ? undefined : names.get(actor);
    return by && at ? { by, at: at.toISOString() } : null;
  };
  return {
    ...shown,
    // For who sends it again it is the same whether a mail did not go out or came back.
    mailFailed: row.mailFailed || willBounced,
    receiptFailed: row.receiptFailed || receiptBounced,
    // While the answers are with the customer nothing is made of them.
    draft: row.returned && !row.updating ? null : row.draft,
    createdAt: createdAt.toISOString(),
    waitingSince: waitingSince.toISOString(),
    user: { id: customerId, fullName: customer?.fullName ?? '', email: customer?.email ?? '' },
    notes,
    markedSent: done(markedSentBy, markedSentAt),
    opened: done(openedBy, openedAt),
    assignee: assignee ? { ...assignee, left: !assignees.has(assignee.id) } : null,
    amount: poundsOf(amountPence),
    finalAmount: poundsOf(amountPence - discountPence),
    refunded: poundsOf(refundedPence),
    dispute: disputeIn(paymentIssues),
    review: block === null || high === null ? null : { block, high, proposed: proposed ?? 0 },
  };
}
