import { type IQueryHandler, Query, QueryBus, QueryHandler } from '@nestjs/cqrs';
import { type countQueues, OrderQueue, OrderStage, type QueueCount, type ResponseOf } from '@willow/contracts';
import { DataSource } from 'typeorm';
import { ProjectionProgress, READ_WAIT_MS } from '../../../event-sourcing/projections/projection-progress.ts';
import type { Position } from '../../../event-sourcing/store/event-store.ts';
import { GetSettings } from '../../settings/index.ts';
import { checkoutLimit, queueOf } from '../domain/order.stage.ts';

type Counts = ResponseOf<typeof countQueues>;
type Counted = { readonly count: string; readonly late: string; readonly oldest: Date | null };
type CountedStage = Counted & { readonly stage: OrderStage; readonly old: boolean };
type CountedFlags = Counted & { readonly queue: OrderQueue };

/** What is done is never late. */
const OVER: readonly OrderStage[] = ['sent', 'archived'];
const OTHER_STAGES = OrderStage.options.filter((stage) => stage !== 'to_decide');

/** Each count is a stretch of one index: nothing is worked out for each order. `$2` parts the old from the young, from `$3` on one is late. */
const COUNT_STAGES = `
  SELECT stage, old, counted.count, counted.oldest,
    CASE WHEN stage = ANY ($4::text[]) THEN 0 ELSE
      (SELECT count(*) FROM order_list o WHERE o.stage = stages.stage AND o.waiting_since > after AND o.waiting_since <= least(until, $3))
    END AS late
    FROM unnest($1::text[]) stages (stage)
    CROSS JOIN (VALUES (true, '-infinity'::timestamptz, $2::timestamptz), (false, $2, 'infinity')) ages (old, after, until)
    CROSS JOIN LATERAL (
      SELECT count(*) AS count, min(o.waiting_since) AS oldest FROM order_list o
       WHERE o.stage = stages.stage AND o.waiting_since > after AND o.waiting_since <= until) counted`;

/** Flags to decide that wait for an operator, and those that wait for a second one: few rows, told apart one by one. */
const COUNT_FLAGS = `
  SELECT CASE WHEN coalesce(o.proposed = o.high, false) THEN 'to_agree' ELSE 'to_decide' END AS queue, count(*) AS count,
    min(o.waiting_since) AS oldest, count(*) FILTER (WHERE o.waiting_since <= $1) AS late
    FROM order_list o WHERE o.stage = 'to_decide' GROUP BY 1`;

export class CountQueues extends Query<Counts> {
  constructor(
    readonly after: Position | null,
    readonly now: Date,
  ) {
    super();
  }
}

@QueryHandler(CountQueues)
export class CountQueuesHandler implements IQueryHandler<CountQueues> {
  constructor(
    private readonly db: DataSource,
    private readonly progress: ProjectionProgress,
    private readonly queries: QueryBus,
  ) {}

  async execute({ after, now }: CountQueues): Promise<Counts> {
    if (after) await this.progress.waitFor('order-list', after, READ_WAIT_MS);
    const { reviewHours } = await this.queries.execute(new GetSettings());
    const target = new Date(now.getTime() - reviewHours * 3_600_000);
    const [stages, flags] = await Promise.all([
      this.db.query<readonly CountedStage[]>(COUNT_STAGES, [OTHER_STAGES, checkoutLimit(now), target, OVER]),
      this.db.query<readonly CountedFlags[]>(COUNT_FLAGS, [target]),
    ]);
    const counted = [...stages.map(({ stage, old, ...count }) => ({ queue: queueOf(stage, old), ...count })), ...flags];
    const inQueue = (queue: OrderQueue) => together(counted.filter((each) => each.queue === queue));
    return Object.fromEntries(OrderQueue.options.map((queue) => [queue, inQueue(queue)])) as Counts;
  }
}

function together(places: readonly Counted[]): QueueCount {
  const [oldest] = places.flatMap(({ oldest }) => oldest?.toISOString() ?? []).toSorted();
  return {
    count: places.reduce((sum, { count }) => sum + Number(count), 0),
    late: places.reduce((sum, { late }) => sum + Number(late), 0),
    oldest: oldest ?? null,
  };
}
