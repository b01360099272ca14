import { type IQueryHandler, Query, QueryBus, QueryHandler } from '@nestjs/cqrs';
import { ACCESS_PAGE, type AccessEntry, type AccessKind } from '@willow/contracts';
import { Brackets, DataSource } from 'typeorm';
import { ProjectionProgress, READ_WAIT_MS } from '../../../event-sourcing/projections/projection-progress.ts';
import type { Position } from '../../../event-sourcing/store/event-store.ts';
import { GetOperatorNames, ListExported, LogVerified, OrderExported } from '../../operators/index.ts';
import { PersonalDataOpened } from '../../orders/index.ts';
import { AccessRow } from '../projections/access-log.entity.ts';
import { accessLogProjection } from '../projections/access-log.projection.ts';
import { openSentenceOf } from '../sentences/sentence-of.ts';

export type ListedAccess = { readonly entries: AccessEntry[]; readonly before: string | null };

/** Who of the team looked at what and took what away, newest first. */
export class ListAccess extends Query<ListedAccess> {
  constructor(
    readonly kind: AccessKind,
    readonly before: string | undefined,
    readonly after: Position | null,
  ) {
    super();
  }
}

const TYPES: Readonly<Record<Exclude<AccessKind, 'all'>, readonly string[]>> = {
  exports: [ListExported.type, OrderExported.type],
  opened: [PersonalDataOpened.type],
  verified: [LogVerified.type],
};

@QueryHandler(ListAccess)
export class ListAccessHandler implements IQueryHandler<ListAccess> {
  constructor(
    private readonly db: DataSource,
    private readonly progress: ProjectionProgress,
    private readonly queries: QueryBus,
  ) {}

  async execute({ kind, before, after }: ListAccess): Promise<ListedAccess> {
    if (after) await this.progress.waitFor(accessLogProjection.name, after, READ_WAIT_MS);
    const rows = await this.#rows(kind, before);
    const shown = rows.slice(0, ACCESS_PAGE);
    const names = await this.queries.execute(new GetOperatorNames(shown.map(({ actor }) => actor).filter(isOperator)));
    const entries = shown.map(({ id, at, actor, orderId, customerId, type, data }) => ({
      id,
      at: at.toISOString(),
      who: names.get(actor)?.name ?? 'Willow (command line)',
      says: openSentenceOf({ type, data: JSON.parse(data) as object }),
      orderId,
      customerId,
    }));
    return { entries, before: rows.length > ACCESS_PAGE ? (shown.at(-1)?.id ?? null) : null };
  }

  /** One more than fits on a page. */
  async #rows(kind: AccessKind, before: string | undefined): Promise<readonly AccessRow[]> {
    const access = this.db.getRepository(AccessRow);
    const query = access
      .createQueryBuilder('a')
      .orderBy('a.at', 'DESC')
      .addOrderBy('a.id', 'DESC')
      .limit(ACCESS_PAGE + 1);
    if (kind !== 'all') query.andWhere('a.type = ANY (:types)', { types: TYPES[kind] });
    const last = before === undefined ? null : await access.findOneBy({ id: before });
    if (last) query.andWhere(new Brackets((either) => either.where('a.at < :at', last).orWhere('a.at = :at AND a.id < :id', last)));
    return query.getMany();
  }
}

const isOperator = (actor: string): boolean => actor.startsWith('operator:');
