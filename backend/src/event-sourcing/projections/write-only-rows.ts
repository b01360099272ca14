import type { EntityManager, EntityMetadata } from 'typeorm';
import { prepared } from './prepared.ts';
import { sqlOf } from './rows-sql.ts';

type Value = string | number | boolean;

/** For rows that a batch changes without reading them. The key is one column. */
export class WriteOnlyRows<Row extends object> {
  readonly #db: EntityManager;
  readonly #metadata: EntityMetadata;
  readonly #key: string;
  readonly #whole = new Map<Value, Row>();
  readonly #changes = new Map<Value, Partial<Row>>();

  constructor(db: EntityManager, entity: new () => Row) {
    this.#db = db;
    this.#metadata = db.dataSource.getMetadata(entity);
    const [key, ...others] = this.#metadata.primaryColumns;
    if (!key || others.length > 0) throw new Error(`${this.#metadata.tableName} has not one column as its key`);
    this.#key = key.propertyName;
  }

  set(row: Row): void {
    const key = row[this.#key as keyof Row] as Value;
    this.#changes.delete(key);
    this.#whole.set(key, row);
  }

  change(key: Value, changes: Partial<Row>): void {
    const whole = this.#whole.get(key);
    if (whole) this.#whole.set(key, { ...whole, ...changes });
    else this.#changes.set(key, { ...this.#changes.get(key), ...changes, [this.#key]: key });
  }

  async save(): Promise<void> {
    const sql = sqlOf(this.#metadata);
    if (this.#whole.size > 0) await prepared(this.#db, sql.upsert, [JSON.stringify([...this.#whole.values()])]);
    for (const [properties, rows] of this.#byColumns()) {
      if (properties !== '') await prepared(this.#db, sql.update(properties.split(',')), [JSON.stringify(rows)]);
    }
    this.#whole.clear();
    this.#changes.clear();
  }

  #byColumns(): ReadonlyMap<string, readonly Partial<Row>[]> {
    return Map.groupBy(this.#changes.values(), (changes) =>
      Object.keys(changes)
        .filter((property) => property !== this.#key)
        .toSorted()
        .join(','),
    );
  }
}
