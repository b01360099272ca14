import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { StressReport } from '@willow/contracts';
import { CurrentWills } from '../current-wills.ts';

export class GetStressReport extends Query<StressReport> {
  constructor(readonly customerId: string) {
    super();
  }
}

@QueryHandler(GetStressReport)
export class GetStressReportHandler implements IQueryHandler<GetStressReport> {
  constructor(private readonly currentWills: CurrentWills) {}

  async execute({ customerId }: GetStressReport): Promise<StressReport> {
    const { input, open } = await this.currentWills.see(customerId);
    const report = await this.currentWills.explain(customerId, 'stressReport', input);
    return open ? report : { ...report, step: null };
  }
}
