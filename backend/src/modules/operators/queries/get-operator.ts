import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { adminMe, ResponseOf } from '@willow/contracts';
import { Streams } from '../../../event-sourcing/streams.ts';
import { operator } from '../domain/operator.ts';
import { operatorStream } from '../operator.streams.ts';
import { signedInAs } from '../signed-in-as.ts';

/** The operator who is signed in. */
export class GetOperator extends Query<ResponseOf<typeof adminMe>> {
  constructor(
    readonly operatorId: string,
    /** Whether the session still waits for the second factor. */
    readonly pending: boolean,
  ) {
    super();
  }
}

@QueryHandler(GetOperator)
export class GetOperatorHandler implements IQueryHandler<GetOperator> {
  constructor(private readonly streams: Streams) {}

  async execute({ operatorId, pending }: GetOperator): Promise<ResponseOf<typeof adminMe>> {
    const { state } = await this.streams.load(operator, operatorStream(operatorId));
    return signedInAs(operatorId, state, pending);
  }
}
