import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { adminMe, ResponseOf } from '@willow/contracts';
import { Operators } from '../operators.repository.ts';
import { signedInAs } from '../signed-in-as.ts';

export class GetOperator extends Query<ResponseOf<typeof adminMe>> {
  constructor(
    readonly operatorId: string,
    readonly pending: boolean,
  ) {
    super();
  }
}

@QueryHandler(GetOperator)
export class GetOperatorHandler implements IQueryHandler<GetOperator> {
  constructor(private readonly operators: Operators) {}

  async execute({ operatorId, pending }: GetOperator): Promise<ResponseOf<typeof adminMe>> {
    const { state } = await this.operators.load(operatorId);
    return signedInAs(operatorId, state, pending);
  }
}
