import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { DataSource, In } from 'typeorm';
import { ProjectionProgress, READ_WAIT_MS } from '../../../event-sourcing/projections/projection-progress.ts';
import type { Position } from '../../../event-sourcing/store/event-store.ts';
import { MilestoneRow } from '../projections/customer-milestone.entity.ts';
import { customerMilestoneProjection } from '../projections/customer-milestone.projection.ts';

/** How far a customer came, and when first. Money in pence. */
export type Milestones = Readonly<MilestoneRow>;

/** By the customer's id; whoever has none is left out. */
export class GetMilestones extends Query<ReadonlyMap<string, Milestones>> {
  constructor(
    readonly customerIds: readonly string[],
    readonly after: Position | null,
  ) {
    super();
  }
}

@QueryHandler(GetMilestones)
export class GetMilestonesHandler implements IQueryHandler<GetMilestones> {
  constructor(
    private readonly db: DataSource,
    private readonly progress: ProjectionProgress,
  ) {}

  async execute({ customerIds, after }: GetMilestones): Promise<ReadonlyMap<string, Milestones>> {
    if (after) await this.progress.waitFor(customerMilestoneProjection.name, after, READ_WAIT_MS);
    const rows = await this.db.getRepository(MilestoneRow).findBy({ customerId: In([...customerIds]) });
    return new Map(rows.map((row) => [row.customerId, row]));
  }
}
