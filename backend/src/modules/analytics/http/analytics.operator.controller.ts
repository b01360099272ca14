import { Controller, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { type Analytics, getAnalytics, type QueryOf } from '@willow/contracts';
import type { Context } from '../../../event-sourcing/context.ts';
import { Contract, Ctx } from '../../../platform/http/decorators.ts';
import { GetAnalytics } from '../queries/get-analytics.ts';

@Controller()
export class AnalyticsOperatorController {
  constructor(private readonly queries: QueryBus) {}

  @Contract(getAnalytics)
  show(@Query() { days = '30' }: QueryOf<typeof getAnalytics>, @Ctx() { now }: Context): Promise<Analytics> {
    return this.queries.execute(new GetAnalytics(Number(days), now));
  }
}
