import { type IQueryHandler, Query, QueryBus, QueryHandler } from '@nestjs/cqrs';
import { type AccessFilter, csvRow, marked } from '@willow/contracts';
import { DataSource, In } from 'typeorm';
import { ProjectionProgress, READ_WAIT_MS } from '../../../event-sourcing/projections/projection-progress.ts';
import type { Position } from '../../../event-sourcing/store/event-store.ts';
import { GetOperatorNames } from '../../operators/index.ts';
import { AccessRow } from '../projections/access-log.entity.ts';
import { accessLogProjection } from '../projections/access-log.projection.ts';
import { londonTime, type SheetFile } from '../sheets/sheet.ts';
import { accessRows, entryOf, operatorsOf } from './access-rows.ts';

/** All that a filter leaves of the access log, newest first. */
export class ExportAccess extends Query<SheetFile> {
  constructor(
    readonly filter: AccessFilter,
    readonly after: Position | null,
  ) {
    super();
  }
}

const HEADINGS = ['When (London)', 'When (UTC)', 'Who', 'What', 'Order ID', 'Customer ID', 'Entry ID'] as const;
const AT_ONCE = 1000;

/** Which entries they are is settled before the first line: taking them away adds another. */
@QueryHandler(ExportAccess)
export class ExportAccessHandler implements IQueryHandler<ExportAccess> {
  constructor(
    private readonly db: DataSource,
    private readonly progress: ProjectionProgress,
    private readonly queries: QueryBus,
  ) {}

  async execute({ filter, after }: ExportAccess): Promise<SheetFile> {
    if (after) await this.progress.waitFor(accessLogProjection.name, after, READ_WAIT_MS);
    const found = await accessRows(this.db, filter).select('a.id', 'id').getRawMany<{ readonly id: string }>();
    return { rows: found.length, lines: this.#lines(found.map(({ id }) => id)) };
  }

  async *#lines(ids: readonly string[]): AsyncGenerator<string> {
    yield marked(csvRow(HEADINGS));
    for (let from = 0; from < ids.length; from += AT_ONCE) yield await this.#rows(ids.slice(from, from + AT_ONCE));
  }

  async #rows(ids: readonly string[]): Promise<string> {
    const rows = await this.db.getRepository(AccessRow).findBy({ id: In(ids) });
    const names = await this.queries.execute(new GetOperatorNames(operatorsOf(rows)));
    const byId = new Map(rows.map((row) => [row.id, entryOf(row, names)]));
    return ids
      .flatMap((id) => byId.get(id) ?? [])
      .map(({ id, at, who, says, orderId, customerId }) => csvRow([londonTime(at), at, who, says, orderId ?? '', customerId ?? '', id]))
      .join('');
  }
}
