import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { AfterSending } from '@willow/contracts';
import { afterSendingOf } from '../after-sending.ts';
import { Wills } from '../wills.repository.ts';

export class GetAfterSending extends Query<AfterSending> {
  constructor(readonly customerId: string) {
    super();
  }
}

@QueryHandler(GetAfterSending)
export class GetAfterSendingHandler implements IQueryHandler<GetAfterSending> {
  constructor(private readonly wills: Wills) {}

  async execute({ customerId }: GetAfterSending): Promise<AfterSending> {
    return afterSendingOf(await this.wills.load(customerId));
  }
}
