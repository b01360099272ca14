import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { DataSource } from 'typeorm';
import { MailDeliveryRow } from '../projections/mail-delivery.entity.ts';

/** The keys of all mails to a customer that the mail provider has told of. */
export class ListDeliveryIds extends Query<readonly string[]> {
  constructor(readonly customerId: string) {
    super();
  }
}

@QueryHandler(ListDeliveryIds)
export class ListDeliveryIdsHandler implements IQueryHandler<ListDeliveryIds> {
  constructor(private readonly db: DataSource) {}

  async execute({ customerId }: ListDeliveryIds): Promise<readonly string[]> {
    const rows = await this.db.getRepository(MailDeliveryRow).find({ where: { customerId }, order: { at: 'ASC' }, select: { id: true } });
    return rows.map(({ id }) => id);
  }
}
