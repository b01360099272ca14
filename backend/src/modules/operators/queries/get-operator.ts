import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { type Admin, MESSAGES } from '@willow/contracts';
import { Streams } from '../../../platform/facts/streams.ts';
import { RequestRefused } from '../../../platform/http/request-refused.ts';
import { operator } from '../domain/operator.ts';
import { operatorStream } from '../operator.streams.ts';

/** The operator who is signed in. */
export class GetOperator extends Query<Admin> {
  constructor(readonly operatorId: string) {
    super();
  }
}

@QueryHandler(GetOperator)
export class GetOperatorHandler implements IQueryHandler<GetOperator> {
  constructor(private readonly streams: Streams) {}

  async execute({ operatorId }: GetOperator): Promise<Admin> {
    const { state } = await this.streams.load(operator, operatorStream(operatorId));
    if (!state.identity || !state.active) throw new RequestRefused(401, MESSAGES.notAuthenticated);
    return { id: operatorId, email: state.identity.email, name: state.identity.name, role: state.role };
  }
}
