import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { normalCode } from '@willow/contracts';
import { Discounts } from '../discounts.repository.ts';

export type ActiveDiscount = { readonly code: string; readonly percent: number };

export class GetDiscount extends Query<ActiveDiscount | null> {
  constructor(readonly code: string) {
    super();
  }
}

@QueryHandler(GetDiscount)
export class GetDiscountHandler implements IQueryHandler<GetDiscount> {
  constructor(private readonly discounts: Discounts) {}

  async execute({ code: typed }: GetDiscount): Promise<ActiveDiscount | null> {
    const code = normalCode(typed);
    const { state } = await this.discounts.load(code);
    return state.percent !== null && state.active ? { code, percent: state.percent } : null;
  }
}
