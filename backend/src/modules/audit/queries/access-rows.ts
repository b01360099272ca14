import type { AccessEntry, AccessFilter, AccessKind } from '@willow/contracts';
import { Brackets, type DataSource, type SelectQueryBuilder } from 'typeorm';
import { ListExported, LogVerified, type NamedOperator, OrderExported, SheetExported } from '../../operators/index.ts';
import { orderIdOf, PersonalDataOpened } from '../../orders/index.ts';
import { AccessRow } from '../projections/access-log.entity.ts';
import { openSentenceOf } from '../sentences/sentence-of.ts';

const TYPES: Readonly<Record<Exclude<AccessKind, 'all'>, readonly string[]>> = {
  exports: [ListExported.type, SheetExported.type, OrderExported.type],
  opened: [PersonalDataOpened.type],
  verified: [LogVerified.type],
};

const OPERATOR = 'operator:';
const UUID_LENGTH = 36;

/** A file of evidence and a list are both taken away, and one of them is a look as well. */
const EVIDENCE = `%"what":"evidence"%`;

/** The first instant of a day in London, as SQL; an index on the column still serves. */
const dayOf = (parameter: string, plus = ''): string => `(CAST(:${parameter} AS date)${plus})::timestamp AT TIME ZONE 'Europe/London'`;

/** As ids are stored; `#` is how people write a number. */
const startOf = (typed: string): string => typed.replace(/^#/, '').toLowerCase();

/** The entries that a filter leaves, newest first. */
export function accessRows(
  db: DataSource,
  { kind = 'all', person, order, customer, from, to }: AccessFilter,
): SelectQueryBuilder<AccessRow> {
  const query = db.getRepository(AccessRow).createQueryBuilder('a').orderBy('a.at', 'DESC').addOrderBy('a.id', 'DESC');
  if (kind !== 'all')
    query.andWhere(
      new Brackets((either) => {
        either.where('a.type = ANY (:types)', { types: TYPES[kind] });
        if (kind === 'exports') either.orWhere('a.data LIKE :evidence', { evidence: EVIDENCE });
      }),
    );
  if (person !== undefined) query.andWhere('a.actor = :actor', { actor: OPERATOR + person });
  if (order !== undefined) query.andWhere('a.orderId LIKE :order', { order: `${startOf(order)}%` });
  if (customer !== undefined) {
    const start = startOf(customer);
    query.andWhere(
      new Brackets((either) => {
        either.where('a.customerId LIKE :customer', { customer: `${start}%` });
        if (start.length === UUID_LENGTH) either.orWhere('a.orderId = :theirs', { theirs: orderIdOf(start) });
      }),
    );
  }
  if (from !== undefined) query.andWhere(`a.at >= ${dayOf('from')}`, { from });
  if (to !== undefined) query.andWhere(`a.at < ${dayOf('to', ' + 1')}`, { to });
  return query;
}

export const operatorsOf = (rows: readonly AccessRow[]): readonly string[] =>
  rows.map(({ actor }) => actor).filter((actor) => actor.startsWith(OPERATOR));

export const entryOf = (
  { id, at, actor, orderId, customerId, type, data }: AccessRow,
  names: ReadonlyMap<string, NamedOperator>,
): AccessEntry => ({
  id,
  at: at.toISOString(),
  who: names.get(actor)?.name ?? 'Willow (command line)',
  says: openSentenceOf({ type, data: JSON.parse(data) as object }),
  orderId,
  customerId,
});
