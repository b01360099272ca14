import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { StressReport } from '@willow/contracts';
import { stressReport } from '../../../drafting/index.ts';
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
    const { planned, open } = await this.currentWills.see(customerId);
    const report = stressReport(planned);
    return open ? report : { ...report, step: null };
  }
}
