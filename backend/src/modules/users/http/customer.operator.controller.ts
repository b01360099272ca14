import { Body, Controller } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { type BodyOf, type CustomerPage, searchCustomers } from '@willow/contracts';
import { Contract, ReadAfter } from '../../../platform/http/decorators.ts';
import { ListCustomers } from '../queries/list-customers.ts';

@Controller()
export class CustomerOperatorController {
  constructor(private readonly queries: QueryBus) {}

  @Contract(searchCustomers)
  list(@Body() { search, page = 1 }: BodyOf<typeof searchCustomers>, @ReadAfter() after: string | null): Promise<CustomerPage> {
    return this.queries.execute(new ListCustomers(search, page, after));
  }
}
