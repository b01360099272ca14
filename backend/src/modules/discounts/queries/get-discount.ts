import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { normalCode } from '@willow/contracts';
import { Discounts } from '../discounts.repository.ts';
import { isUsedUp } from '../domain/discount.ts';

type OfferedDiscount = { readonly percent: number; readonly usedUp: boolean };

/** What a code would give this customer; null when it is no code that works. Looking takes no use. */
export class GetDiscount extends Query<OfferedDiscount | null> {
  constructor(
    readonly code: string,
    readonly customerId: string,
  ) {
    super();
  }
}

@QueryHandler(GetDiscount)
export class GetDiscountHandler implements IQueryHandler<GetDiscount> {
  constructor(private readonly discounts: Discounts) {}

  async execute({ code, customerId }: GetDiscount): Promise<OfferedDiscount | null> {
    const { state } = await this.discounts.load(normalCode(code));
    return state.percent !== null && state.active ? { percent: state.percent, usedUp: isUsedUp(state, customerId) } : null;
  }
}
