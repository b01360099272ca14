import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { MAIL_NAMES, type MailDelivery } from '@willow/contracts';
import { DataSource } from 'typeorm';
import { ProjectionProgress, READ_WAIT_MS } from '../../../event-sourcing/projections/projection-progress.ts';
import type { Position } from '../../../event-sourcing/store/event-store.ts';
import { toldOf } from './delivery-words.ts';
import { MailDeliveryRow } from '../projections/mail-delivery.entity.ts';
import { mailDeliveryProjection } from '../projections/mail-delivery.projection.ts';

const AT_ONCE = 20;

/** What became of the newest mails of an order or of a customer, newest first. */
export class ListDeliveries extends Query<readonly MailDelivery[]> {
  constructor(
    readonly of: { readonly orderId: string } | { readonly customerId: string },
    readonly after: Position | null,
  ) {
    super();
  }
}

@QueryHandler(ListDeliveries)
export class ListDeliveriesHandler implements IQueryHandler<ListDeliveries> {
  constructor(
    private readonly db: DataSource,
    private readonly progress: ProjectionProgress,
  ) {}

  async execute({ of, after }: ListDeliveries): Promise<readonly MailDelivery[]> {
    if (after) await this.progress.waitFor(mailDeliveryProjection.name, after, READ_WAIT_MS);
    const rows = await this.db.getRepository(MailDeliveryRow).find({ where: { ...of }, order: { at: 'DESC', id: 'ASC' }, take: AT_ONCE });
    return rows.map((row) => ({ id: row.id, mail: MAIL_NAMES[row.kind], at: row.at.toISOString(), ...toldOf(row) }));
  }
}
