import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { ExplainedWill } from '@willow/contracts';
import { CurrentWills } from '../current-wills.ts';

export class ExplainWill extends Query<ExplainedWill> {
  constructor(readonly customerId: string) {
    super();
  }
}

@QueryHandler(ExplainWill)
export class ExplainWillHandler implements IQueryHandler<ExplainWill> {
  constructor(private readonly currentWills: CurrentWills) {}

  async execute({ customerId }: ExplainWill): Promise<ExplainedWill> {
    const { input, stage, open, codes } = await this.currentWills.see(customerId);
    const wording = stage !== 'answers';
    const { title, versionCode, clauses } = await this.currentWills.explain(customerId, 'explanation', input, { wording });
    return {
      stage,
      title,
      versionCode: stage === 'draft' || stage === 'final' ? (codes[0] ?? versionCode) : null,
      clauses: open ? clauses : clauses.map((clause) => ({ ...clause, step: null })),
    };
  }
}
