import { type AdminOrder, poundsOf } from '@willow/contracts';
import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { DataSource, In, IsNull, Not } from 'typeorm';
import { GetOperatorNames, ListAssignees, type NamedOperator } from '../../operators/index.ts';
import { Orders } from '../orders.repository.ts';
import { CustomerAccount } from '../projections/customer-account.entity.ts';
import { OrderRow } from '../projections/order-list.entity.ts';
import { finalPenceOf } from '../projections/order-list.projection.ts';
import { OrderPairRow } from '../projections/order-pair.entity.ts';

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
    const [customers, names, team, notes, pairs] = await Promise.all([
      open ? this.db.getRepository(CustomerAccount).findBy({ id: In(rows.map(({ customerId }) => customerId)) }) : [],
      this.queries.execute(new GetOperatorNames(rows.flatMap(operatorsIn))),
      isAssigned ? this.queries.execute(new ListAssignees(null)) : [],
      Promise.all(rows.map(async ({ id, hasNotes }) => (hasNotes && open ? (await this.orders.load(id)).state.notes : null))),
      this.#pairsOf(rows.map(({ id }) => id)),
    ]);
    const byId = new Map(customers.map((customer) => [customer.id, customer]));
    const assignees = new Set(team.map(({ id }) => id));
    return rows.map((row, index) => ({
      ...adminOrderOf(row, byId.get(row.customerId), notes[index] ?? null, { names, assignees }),
      pair: pairs.get(row.id) ?? null,
    }));
  }

  /** The couple of each order, by its id: the newest, and one that its customer has not left before those that they have. */
  async #pairsOf(ids: readonly string[]): Promise<ReadonlyMap<string, AdminOrder['pair']>> {
    const where = [{ inviter: In(ids), partner: Not(IsNull()) }, { partner: In(ids) }];
    const rows = await this.db.getRepository(OrderPairRow).find({ where, order: { createdAt: 'ASC', id: 'ASC' } });
    if (rows.length === 0) return new Map();
    const others = await this.db
      .getRepository(OrderRow)
      .find({ select: { id: true }, where: { id: In(rows.flatMap(({ inviter, partner }) => [inviter, partner])) } });
    const placed = new Set(others.map(({ id }) => id));
    const sides = rows.flatMap(({ id, inviter, partner, inviterLeft, partnerLeft }) => {
      const isOver = inviterLeft || partnerLeft;
      const side = (own: string | null, other: string | null, left: boolean) => ({ own, other, left, id, isOver });
      return [side(inviter, partner, inviterLeft), side(partner, inviter, partnerLeft)];
    });
    return new Map(
      [...sides.filter(({ left }) => left), ...sides.filter(({ left }) => !left)].map(({ own, other, id, isOver }) => [
        own ?? '',
        { id, orderId: other !== null && placed.has(other) ? other : null, isOver },
      ]),
    );
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

function adminOrderOf(
  row: OrderRow,
  customer: CustomerAccount | undefined,
  notes: string | null,
  { names, assignees }: Team,
): Omit<AdminOrder, 'pair'> {
  const {
    customerId,
    amountPence,
    discountPence: _____,
    secondWillPence,
    refundedPence,
    createdAt,
    waitingSince,
    markedSentBy,
    markedSentAt,
    ...others
  } = row;
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
    finalAmount: poundsOf(finalPenceOf(row)),
    secondWill: poundsOf(secondWillPence),
    refunded: poundsOf(refundedPence),
    dispute: disputeIn(paymentIssues),
    review: block === null || high === null ? null : { block, high, proposed: proposed ?? 0 },
  };
}
