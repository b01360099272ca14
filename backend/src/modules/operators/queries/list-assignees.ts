import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { DataSource } from 'typeorm';
import { ProjectionProgress, READ_WAIT_MS } from '../../../event-sourcing/projections/projection-progress.ts';
import type { Position } from '../../../event-sourcing/store/event-store.ts';
import { takesOrders } from '../domain/operator.state.ts';
import { Operators } from '../operators.repository.ts';
import { OperatorAccountRow } from '../projections/operator-account.entity.ts';
import { operatorAccountProjection } from '../projections/operator-account.projection.ts';
import type { NamedOperator } from './get-operator-names.ts';

/** Who may have orders, by name. */
export class ListAssignees extends Query<NamedOperator[]> {
  constructor(readonly after: Position | null) {
    super();
  }
}

@QueryHandler(ListAssignees)
export class ListAssigneesHandler implements IQueryHandler<ListAssignees> {
  constructor(
    private readonly db: DataSource,
    private readonly progress: ProjectionProgress,
    private readonly operators: Operators,
  ) {}

  async execute({ after }: ListAssignees): Promise<NamedOperator[]> {
    if (after) await this.progress.waitFor(operatorAccountProjection.name, after, READ_WAIT_MS);
    const rows = await this.db.getRepository(OperatorAccountRow).findBy({ state: 'active' });
    const named = await Promise.all(
      rows.map(async ({ id }): Promise<NamedOperator[]> => {
        const { state } = await this.operators.load(id);
        return state.identity && takesOrders(state) ? [{ id, name: state.identity.name, role: state.role }] : [];
      }),
    );
    return named.flat().toSorted((one, other) => one.name.localeCompare(other.name, 'en-GB') || one.id.localeCompare(other.id));
  }
}
