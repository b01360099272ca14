import { Body, Controller, Param, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import {
  type BodyOf,
  type CustomerPage,
  type CustomerStory,
  correctDetails,
  getCustomerHistory,
  getCustomerStory,
  type OrderHistory,
  type ParamsOf,
  type QueryOf,
  requestEmailChangeFor,
  type ResponseOf,
  searchCustomers,
  stopEmailChangeFor,
} from '@willow/contracts';
import type { Context } from '../../../event-sourcing/context.ts';
import { Contract, Ctx, OperatorSubject, ReadAfter } from '../../../platform/http/decorators.ts';
import type { SignedInOperator } from '../../../platform/http/subject.ts';
import { GetCustomerHistory } from '../../audit/index.ts';
import { RequestEmailChange, StopEmailChange } from '../../customers/index.ts';
import { CorrectCustomer } from '../../orders/index.ts';
import { RecordCustomerView, RecordListView } from '../../operators/index.ts';
import { GetCustomerStory } from '../queries/get-customer-story.ts';
import { ListCustomers } from '../queries/list-customers.ts';

@Controller()
export class CustomerOperatorController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Contract(searchCustomers)
  async list(
    @Body() { search, ...from }: BodyOf<typeof searchCustomers>,
    @OperatorSubject() by: SignedInOperator,
    @ReadAfter() after: string | null,
    @Ctx() context: Context,
  ): Promise<CustomerPage> {
    await this.commands.execute(new RecordListView(by.id, 'customers', context));
    return this.queries.execute(new ListCustomers(search, from, after));
  }

  @Contract(getCustomerStory)
  async story(
    @Param() { id }: ParamsOf<typeof getCustomerStory>,
    @OperatorSubject() by: SignedInOperator,
    @ReadAfter() after: string | null,
    @Ctx() context: Context,
  ): Promise<CustomerStory> {
    const reading = { customerId: id, reader: by, now: context.now, after };
    const story = await this.queries.execute(new GetCustomerStory(reading));
    await this.commands.execute(new RecordCustomerView(by.id, { customerId: id, what: 'page' }, context));
    return story;
  }

  @Contract(correctDetails)
  correct(
    @Param() { id }: ParamsOf<typeof correctDetails>,
    @Body() correction: BodyOf<typeof correctDetails>,
    @Ctx() context: Context,
  ): Promise<ResponseOf<typeof correctDetails>> {
    return this.commands.execute(new CorrectCustomer(id, correction, context));
  }

  @Contract(requestEmailChangeFor)
  async requestEmailChange(
    @Param() { id }: ParamsOf<typeof requestEmailChangeFor>,
    @Body() { email, reason }: BodyOf<typeof requestEmailChangeFor>,
    @Ctx() context: Context,
  ): Promise<ResponseOf<typeof requestEmailChangeFor>> {
    return { change: await this.commands.execute(new RequestEmailChange(id, email, reason, context)) };
  }

  @Contract(stopEmailChangeFor)
  async stopEmailChange(
    @Param() { id }: ParamsOf<typeof stopEmailChangeFor>,
    @Ctx() context: Context,
  ): Promise<ResponseOf<typeof stopEmailChangeFor>> {
    return { change: await this.commands.execute(new StopEmailChange(id, 'team', context)) };
  }

  @Contract(getCustomerHistory)
  async history(
    @Param() { id }: ParamsOf<typeof getCustomerHistory>,
    @Query() { before }: QueryOf<typeof getCustomerHistory>,
    @OperatorSubject() by: SignedInOperator,
    @ReadAfter() after: string | null,
    @Ctx() context: Context,
  ): Promise<OrderHistory> {
    const reading = { customerId: id, reader: by, now: context.now, after };
    const { history } = await this.queries.execute(new GetCustomerHistory(reading, before));
    await this.commands.execute(new RecordCustomerView(by.id, { customerId: id, what: 'history' }, context));
    return history;
  }
}
