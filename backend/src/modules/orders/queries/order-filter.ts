import { AGES, londonDate, type listOrders, type OrderQueue, OrderStage, type QueryOf } from '@willow/contracts';
import type { SelectQueryBuilder } from 'typeorm';
import { checkoutLimit, queueOf } from '../domain/order.stage.ts';
import type { OrderRow } from '../projections/order-list.entity.ts';

export type OrderFilter = QueryOf<typeof listOrders>;

/** What is asked of the list, and by whom. Without `names` nothing is found or sorted by a name. */
export type Asked = {
  readonly filter: OrderFilter;
  readonly now: Date;
  readonly readerId: string;
  readonly names: boolean;
};

/** Orders that were not reviewed yet are none of these. */
const BY_REVIEW = {
  blocked: 'o.block > 0',
  undecided: 'o.high > 0',
  proposed: 'o.proposed > 0',
  clear: 'o.block = 0 AND o.high = 0',
} as const;
const DAYS = { week: 7, month: 30 } as const;
const DAY_MS = 86_400_000;

/** Narrows orders (`o`) by everything but the search. `team`: the ids of those who may have orders. */
export function narrow(query: SelectQueryBuilder<OrderRow>, { filter, now, readerId }: Asked, team: readonly string[]): void {
  const { status, payment, review, dateRange, age, queue, problems, assignee } = filter;
  if (status && status !== 'all') query.andWhere('o.status = :status', { status });
  if (payment && payment !== 'all') query.andWhere('o.paymentStatus = :payment', { payment });
  if (review && review !== 'all') query.andWhere(BY_REVIEW[review]);
  if (assignee === 'me') query.andWhere('o.assignee = :readerId', { readerId });
  // Whoever left cannot see to it.
  if (assignee === 'nobody') query.andWhere('(o.assignee IS NULL OR o.assignee <> ALL (:team))', { team });
  if (problems) query.andWhere('(o.openProblems > 0 OR o.answeredEnquiries > 0)');
  if (age && age !== 'all') query.andWhere('o.waitingSince <= :aged', { aged: new Date(now.getTime() - AGES[age] * DAY_MS) });
  if (queue && queue !== 'all') query.andWhere(`(${inQueue(queue)})`, { limit: checkoutLimit(now) });
  if (dateRange && dateRange !== 'all')
    query.andWhere(`o.createdAt >= (:since::timestamp AT TIME ZONE 'Europe/London')`, { since: firstDay(dateRange, now) });
}

/** The places of the queue: its stages, each with those that are old, those that are young, or both. Flags to decide are parted by who has to. */
function inQueue(queue: OrderQueue): string {
  if (queue === 'to_decide' || queue === 'to_agree')
    return `o.stage = 'to_decide' AND ${queue === 'to_agree' ? '' : 'NOT '}coalesce(o.proposed = o.high, false)`;
  const places = OrderStage.options.flatMap((stage) => {
    const [old, young] = [queueOf(stage, true) === queue, queueOf(stage, false) === queue];
    if (!old && !young) return [];
    if (old && young) return [`o.stage = '${stage}'`];
    return [`(o.stage = '${stage}' AND o.waitingSince ${old ? '<=' : '>'} :limit)`];
  });
  return places.join(' OR ');
}

function firstDay(range: 'today' | 'week' | 'month', now: Date): string {
  const today = londonDate(now);
  if (range === 'today') return today;
  const first = new Date(`${today}T00:00:00Z`);
  first.setUTCDate(first.getUTCDate() - (DAYS[range] - 1));
  return first.toISOString().slice(0, 10);
}
