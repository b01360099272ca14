import type { EntityManager, EntityMetadata } from 'typeorm';
import { prepared } from './prepared.ts';
import { sqlOf } from './rows-sql.ts';
import type { RowsSql } from './rows-sql.ts';

type Value = string | number | boolean;
type Key = Value | readonly Value[];

/**
 * The rows of one table that a batch touches: one statement reads them, one writes them. A fact sees what those before it in the batch
 * left.
 */
export class Rows<Row extends object> {
  readonly #db: EntityManager;
  readonly #sql: RowsSql;
  readonly #metadata: EntityMetadata;
  readonly #rows = new Map<string, Row>();
  readonly #changed = new Map<string, Row>();
  readonly #deleted = new Map<string, Row>();

  private constructor(db: EntityManager, metadata: EntityMetadata) {
    this.#db = db;
    this.#metadata = metadata;
    this.#sql = sqlOf(metadata);
  }

  static async load<Row extends object>(
    db: EntityManager,
    entity: new () => Row,
    by: keyof Row & string,
    values: readonly Value[],
  ): Promise<Rows<Row>> {
    const rows = new Rows<Row>(db, db.dataSource.getMetadata(entity));
    const found = values.length > 0 ? await prepared<Row>(db, rows.#sql.select(by), [[...new Set(values)]]) : [];
    for (const row of found) rows.#rows.set(rows.#keyOf(row), row);
    return rows;
  }

  get(key: Key): Row | undefined {
    return this.#rows.get(joined(key));
  }

  all(): readonly Row[] {
    return [...this.#rows.values()];
  }

  set(row: Row): void {
    const key = this.#keyOf(row);
    this.#deleted.delete(key);
    this.#rows.set(key, row);
    this.#changed.set(key, row);
  }

  change(key: Key, changes: Partial<Row>): void {
    const row = this.get(key);
    if (row) this.set({ ...(row as object), ...changes } as Row);
  }

  delete(row: Row): void {
    const key = this.#keyOf(row);
    this.#rows.delete(key);
    this.#changed.delete(key);
    this.#deleted.set(key, row);
  }

  async save(): Promise<void> {
    if (this.#deleted.size > 0) await prepared(this.#db, this.#sql.delete, [asJson(this.#deleted)]);
    if (this.#changed.size > 0) await prepared(this.#db, this.#sql.upsert, [asJson(this.#changed)]);
    this.#deleted.clear();
    this.#changed.clear();
  }

  #keyOf(row: Row): string {
    return joined(this.#metadata.primaryColumns.map(({ propertyName }) => row[propertyName as keyof Row] as Value));
  }
}

const joined = (key: Key): string => (Array.isArray(key) ? key.join('\u0000') : String(key));

const asJson = (rows: ReadonlyMap<string, object>): string => JSON.stringify([...rows.values()]);
