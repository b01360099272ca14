import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { DataSource, In } from 'typeorm';
import { MailDeliveryRow } from '../projections/mail-delivery.entity.ts';

/** Whether the newest mail with a customer's will came back. */
export class HasUndeliveredWill extends Query<boolean> {
  constructor(readonly customerId: string) {
    super();
  }
}

@QueryHandler(HasUndeliveredWill)
export class HasUndeliveredWillHandler implements IQueryHandler<HasUndeliveredWill> {
  constructor(private readonly db: DataSource) {}

  async execute({ customerId }: HasUndeliveredWill): Promise<boolean> {
    const where = { customerId, kind: In(['will', 'will-again']) };
    const newest = await this.db
      .getRepository(MailDeliveryRow)
      .findOne({ where, order: { at: 'DESC' }, select: { id: true, state: true } });
    return newest?.state === 'bounced';
  }
}
