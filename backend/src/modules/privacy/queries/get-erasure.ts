import { type IQueryHandler, Query, QueryBus, QueryHandler } from '@nestjs/cqrs';
import type { ErasureRequest } from '@willow/contracts';
import { GetCustomer } from '../../customers/index.ts';
import { GetOperatorNames } from '../../operators/index.ts';
import { HasPaid } from '../../orders/index.ts';
import { Erasures } from '../erasures.repository.ts';

/** As its own history tells it, with what an operator has to know to decide; null when it was never asked for. */
export class GetErasure extends Query<ErasureRequest | null> {
  constructor(readonly erasureId: string) {
    super();
  }
}

@QueryHandler(GetErasure)
export class GetErasureHandler implements IQueryHandler<GetErasure> {
  constructor(
    private readonly erasures: Erasures,
    private readonly queries: QueryBus,
  ) {}

  async execute({ erasureId }: GetErasure): Promise<ErasureRequest | null> {
    const { state, facts } = await this.erasures.load(erasureId);
    const { status, customerId, dueAt, agreedBy, declinedBecause } = state;
    const requested = facts.findLast(({ type }) => type === 'ErasureRequested');
    if (status === 'none' || !customerId || !requested) return null;
    const completed = facts.findLast(({ type }) => type === 'ErasureCompleted');
    const [customer, needsAgreement, names] = await Promise.all([
      this.queries.execute(new GetCustomer(customerId)),
      this.queries.execute(new HasPaid(customerId)),
      this.queries.execute(new GetOperatorNames(agreedBy)),
    ]);
    return {
      id: erasureId,
      status,
      requestedAt: requested.metadata.occurredAt,
      dueAt,
      erasedAt: completed?.metadata.occurredAt ?? null,
      needsAgreement,
      agreements: agreedBy.length,
      agreedBy: agreedBy.map((id) => names.get(id)!.name),
      declinedBecause,
      customer: customer?.details ?? null,
    };
  }
}
