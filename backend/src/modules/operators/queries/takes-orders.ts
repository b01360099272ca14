import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { takesOrders } from '../domain/operator.state.ts';
import { Operators } from '../operators.repository.ts';

/** Whether an order may be given to that account. */
export class TakesOrders extends Query<boolean> {
  constructor(readonly operatorId: string) {
    super();
  }
}

@QueryHandler(TakesOrders)
export class TakesOrdersHandler implements IQueryHandler<TakesOrders> {
  constructor(private readonly operators: Operators) {}

  async execute({ operatorId }: TakesOrders): Promise<boolean> {
    return takesOrders((await this.operators.load(operatorId)).state);
  }
}
