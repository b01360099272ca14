import { type IQueryHandler, Query, QueryBus, QueryHandler } from '@nestjs/cqrs';
import { GetCustomer } from '../../customers/index.ts';
import { Couples } from '../couples.repository.ts';
import { isOpen } from '../domain/couple.state.ts';
import { FindInvited } from './find-couples.ts';

/** The code of an invitation that a customer had opened before they logged in; null when there is none, or it cannot be accepted any more. */
export class GetKeptInvitation extends Query<string | null> {
  constructor(
    readonly customerId: string,
    readonly now: Date,
  ) {
    super();
  }
}

@QueryHandler(GetKeptInvitation)
export class GetKeptInvitationHandler implements IQueryHandler<GetKeptInvitation> {
  constructor(
    private readonly couples: Couples,
    private readonly queries: QueryBus,
  ) {}

  async execute({ customerId, now }: GetKeptInvitation): Promise<string | null> {
    const customer = await this.queries.execute(new GetCustomer(customerId));
    const id = customer?.invitationHash ? await this.queries.execute(new FindInvited(customer.invitationHash)) : null;
    if (id === null) return null;
    const { state } = await this.couples.load(id);
    return state.inviterId !== customerId && isOpen(state, now.toISOString()) ? this.couples.codeOf(id) : null;
  }
}
