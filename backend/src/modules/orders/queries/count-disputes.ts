import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { DataSource } from 'typeorm';

/** What a bank waits for: evidence, or somebody who looks at a warning of fraud. */
export const DISPUTE_KINDS = ['needs_response', 'fraud'] as const;
export type DisputeCounts = Readonly<Record<(typeof DISPUTE_KINDS)[number], number>>;

export class CountDisputes extends Query<DisputeCounts> {}

/** An order that has one is at this stage, whatever else is to be done with it. */
const COUNT = `
  SELECT issue.kind, count(*)::int AS count FROM order_list o, jsonb_each_text(o.payment_issues) issue (id, kind)
   WHERE o.stage = 'disputed' AND issue.kind = ANY ($1) GROUP BY issue.kind`;

@QueryHandler(CountDisputes)
export class CountDisputesHandler implements IQueryHandler<CountDisputes> {
  constructor(private readonly db: DataSource) {}

  async execute(): Promise<DisputeCounts> {
    const rows = await this.db.query<readonly { readonly kind: string; readonly count: number }[]>(COUNT, [DISPUTE_KINDS]);
    const of = (kind: string): number => rows.find((row) => row.kind === kind)?.count ?? 0;
    return { needs_response: of('needs_response'), fraud: of('fraud') };
  }
}
