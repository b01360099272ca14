import { type IQueryHandler, Query, QueryBus, QueryHandler } from '@nestjs/cqrs';
import { ACCESS_PAGE, type AccessEntry, type AccessFilter } from '@willow/contracts';
import { Brackets, DataSource } from 'typeorm';
import { ProjectionProgress, READ_WAIT_MS } from '../../../event-sourcing/projections/projection-progress.ts';
import type { Position } from '../../../event-sourcing/store/event-store.ts';
import { GetOperatorNames } from '../../operators/index.ts';
import { AccessRow } from '../projections/access-log.entity.ts';
import { accessLogProjection } from '../projections/access-log.projection.ts';
import { accessRows, entryOf, operatorsOf } from './access-rows.ts';

export type ListedAccess = { readonly entries: AccessEntry[]; readonly before: string | null };

/** Who of the team looked at what and took what away, newest first. */
export class ListAccess extends Query<ListedAccess> {
  constructor(
    readonly filter: AccessFilter,
    readonly before: string | undefined,
    readonly after: Position | null,
  ) {
    super();
  }
}

@QueryHandler(ListAccess)
export class ListAccessHandler implements IQueryHandler<ListAccess> {
  constructor(
    private readonly db: DataSource,
    private readonly progress: ProjectionProgress,
    private readonly queries: QueryBus,
  ) {}

  async execute({ filter, before, after }: ListAccess): Promise<ListedAccess> {
    if (after) await this.progress.waitFor(accessLogProjection.name, after, READ_WAIT_MS);
    const rows = await this.#rows(filter, before);
    const shown = rows.slice(0, ACCESS_PAGE);
    const names = await this.queries.execute(new GetOperatorNames(operatorsOf(shown)));
    return { entries: shown.map((row) => entryOf(row, names)), before: rows.length > ACCESS_PAGE ? (shown.at(-1)?.id ?? null) : null };
  }

  /** One more than fits on a page. */
  async #rows(filter: AccessFilter, before: string | undefined): Promise<readonly AccessRow[]> {
    const query = accessRows(this.db, filter).limit(ACCESS_PAGE + 1);
    const last = before === undefined ? null : await this.db.getRepository(AccessRow).findOneBy({ id: before });
    if (last) query.andWhere(new Brackets((either) => either.where('a.at < :at', last).orWhere('a.at = :at AND a.id < :id', last)));
    return query.getMany();
  }
}
