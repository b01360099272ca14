import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { DataSource } from 'typeorm';
import { ProjectionProgress, READ_WAIT_MS } from '../../../event-sourcing/projections/projection-progress.ts';
import type { Position } from '../../../event-sourcing/store/event-store.ts';
import { CoupleRow } from '../projections/couple-list.entity.ts';
import { coupleListProjection } from '../projections/couple-list.projection.ts';

/** Every pair of a customer, the newest first, those that they left included; none that came before `after` is left out. */
export class FindCouples extends Query<readonly CoupleRow[]> {
  constructor(
    readonly customerId: string,
    readonly after: Position | null = null,
  ) {
    super();
  }
}

@QueryHandler(FindCouples)
export class FindCouplesHandler implements IQueryHandler<FindCouples> {
  constructor(
    private readonly db: DataSource,
    private readonly progress: ProjectionProgress,
  ) {}

  async execute({ customerId, after }: FindCouples): Promise<readonly CoupleRow[]> {
    if (after) await this.progress.waitFor(coupleListProjection.name, after, READ_WAIT_MS);
    return this.db
      .getRepository(CoupleRow)
      .find({ where: [{ inviterId: customerId }, { partnerId: customerId }], order: { createdAt: 'DESC', id: 'ASC' } });
  }
}

/** The pair whose invitation has a code; null when none has. */
export class FindInvited extends Query<string | null> {
  constructor(readonly codeHash: string) {
    super();
  }
}

@QueryHandler(FindInvited)
export class FindInvitedHandler implements IQueryHandler<FindInvited> {
  constructor(private readonly db: DataSource) {}

  async execute({ codeHash }: FindInvited): Promise<string | null> {
    const row = await this.db.getRepository(CoupleRow).findOneBy({ codeHash });
    return row?.id ?? null;
  }
}

/** The pair that a customer is in now. */
export const currentOf = (rows: readonly CoupleRow[], customerId: string): CoupleRow | undefined =>
  rows.find(({ inviterId, inviterLeft, partnerLeft }) => (inviterId === customerId ? !inviterLeft : !partnerLeft));
