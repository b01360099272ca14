import pg from 'pg';
import type { EntityMetadata } from 'typeorm';

type ColumnMetadata = EntityMetadata['columns'][number];

export type RowsSql = {
  select(property: string): string;
  readonly upsert: string;
  update(properties: readonly string[]): string;
  readonly delete: string;
};

const quote = pg.escapeIdentifier;
const known = new WeakMap<EntityMetadata, RowsSql>();

export function sqlOf(metadata: EntityMetadata): RowsSql {
  const sql = known.get(metadata) ?? write(metadata);
  known.set(metadata, sql);
  return sql;
}

function write(metadata: EntityMetadata): RowsSql {
  const { columns, primaryColumns } = metadata;
  const table = quote(metadata.tableName);
  const nameOf = (column: { readonly databaseName: string }): string => quote(column.databaseName);
  const names = columns.map(nameOf).join(', ');
  const key = primaryColumns.map(nameOf).join(', ');
  const others = columns.filter(({ isPrimary }) => !isPrimary).map((column) => `${nameOf(column)} = excluded.${nameOf(column)}`);
  // One parameter of JSON, whatever the number of rows and the types of their columns: the rows as they are, under their properties' names.
  const typed = (column: ColumnMetadata): string =>
    `${quote(column.propertyName)} ${metadata.dataSource.driver.normalizeType(column)}${column.isArray ? '[]' : ''}`;
  const givenWith = (some: readonly ColumnMetadata[]): string => `json_to_recordset($1::json) AS given (${some.map(typed).join(', ')})`;
  const given = givenWith(columns);
  const properties = columns.map(({ propertyName }) => quote(propertyName)).join(', ');
  const keyProperties = primaryColumns.map(({ propertyName }) => quote(propertyName)).join(', ');
  const selected = columns.map((column) => `${nameOf(column)} AS ${quote(column.propertyName)}`).join(', ');
  return {
    select: (property) => {
      const column = columns.find(({ propertyName }) => propertyName === property)!;
      return `SELECT ${selected} FROM ${table} WHERE ${nameOf(column)} = ANY ($1)`;
    },
    upsert: `INSERT INTO ${table} (${names}) SELECT ${properties} FROM ${given}
      ON CONFLICT (${key}) DO ${others.length > 0 ? `UPDATE SET ${others.join(', ')}` : 'NOTHING'}`,
    update: (properties) => {
      const some = columns.filter(({ propertyName }) => properties.includes(propertyName));
      const changes = some.map((column) => `${nameOf(column)} = given.${quote(column.propertyName)}`).join(', ');
      const isIt = primaryColumns.map((column) => `own.${nameOf(column)} = given.${quote(column.propertyName)}`).join(' AND ');
      return `UPDATE ${table} own SET ${changes} FROM ${givenWith([...primaryColumns, ...some])} WHERE ${isIt}`;
    },
    delete: `DELETE FROM ${table} WHERE (${key}) IN (SELECT ${keyProperties} FROM ${given})`,
  };
}
