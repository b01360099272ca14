import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { StressReport } from '@willow/contracts';
import { stressReport } from '../../../drafting/index.ts';
import { WillInsights } from '../will-insights.ts';

export class GetStressReport extends Query<StressReport> {
  constructor(readonly customerId: string) {
    super();
  }
}

@QueryHandler(GetStressReport)
export class GetStressReportHandler implements IQueryHandler<GetStressReport> {
  constructor(private readonly insights: WillInsights) {}

  async execute({ customerId }: GetStressReport): Promise<StressReport> {
    const { planned, open } = await this.insights.see(customerId);
    const report = stressReport(planned);
    return open ? report : { ...report, step: null };
  }
}
