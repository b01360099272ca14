import { type IQueryHandler, Query, QueryBus, QueryHandler } from '@nestjs/cqrs';
import { type countQueues, OrderQueue, type OrderStage, type QueueCount, type ResponseOf } from '@willow/contracts';
import { DataSource } from 'typeorm';
import { ProjectionProgress, READ_WAIT_MS } from '../../../event-sourcing/projections/projection-progress.ts';
import type { Position } from '../../../event-sourcing/store/event-store.ts';
import { GetSettings } from '../../settings/index.ts';
import { checkoutLimit, queueOf } from '../domain/order.stage.ts';
import { OrderRow } from '../projections/order-list.entity.ts';

type Counts = ResponseOf<typeof countQueues>;
type Counted = { readonly stage: OrderStage; readonly old: boolean; readonly count: string; readonly late: string; readonly oldest: Date };

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
    const counted = await this.db
      .getRepository(OrderRow)
      .createQueryBuilder('o')
      .select('o.stage', 'stage')
      .addSelect('o.waitingSince <= :limit', 'old')
      .addSelect('count(*)', 'count')
      .addSelect('count(*) FILTER (WHERE o.waitingSince <= :target)', 'late')
      .addSelect('min(o.waitingSince)', 'oldest')
      .setParameters({ limit: checkoutLimit(now), target: new Date(now.getTime() - reviewHours * 3_600_000) })
      .groupBy('o.stage')
      .addGroupBy('o.waitingSince <= :limit')
      .getRawMany<Counted>();
    const inQueue = (queue: OrderQueue) => together(counted.filter(({ stage, old }) => queueOf(stage, old) === queue));
    return Object.fromEntries(OrderQueue.options.map((queue) => [queue, inQueue(queue)])) as Counts;
  }
}

function together(places: readonly Counted[]): QueueCount {
  const [oldest] = places.map((place) => place.oldest.toISOString()).toSorted();
  return {
    count: places.reduce((sum, { count }) => sum + Number(count), 0),
    late: places.reduce((sum, { late }) => sum + Number(late), 0),
    oldest: oldest ?? null,
  };
}
