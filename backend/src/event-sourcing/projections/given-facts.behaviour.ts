import { type EntityManager, DataSource, type EntityMetadata } from 'typeorm';
import type { RecordedFact } from '../codec/recorded-fact.ts';
import type { Projection } from './projection.ts';
import { sqlOf } from './rows-sql.ts';

/** As `defineFact` makes it, with the stream it is in. */
export type Told = { readonly stream: string; readonly type: string; readonly data: object };

type Row = Readonly<Record<string, unknown>>;
type Statement = { readonly text: string; readonly values: readonly [unknown] };

const T0 = Date.parse('2026-11-28T12:00:00.000Z');

/** When the fact of that number, counted from 0, was recorded: they are a minute apart. */
export const minute = (number: number): string => new Date(T0 + number * 60_000).toISOString();

/**
 * The rows that a projection makes of facts, without a database: by the names of their properties, as JSON. Told one by one or all in one
 * batch, they must be the same.
 */
export async function givenFacts(projection: Projection, entities: readonly (new () => object)[], ...facts: readonly Told[]) {
  const recorded = facts.map((fact, number) => ({
    id: `f${number}`,
    personal: null,
    revision: number,
    ...fact,
    recordedAt: minute(number),
    metadata: { actor: 'system:test', correlationId: 'c', causationId: 'c', occurredAt: minute(number) },
  })) as unknown as readonly RecordedFact[];
  const [atOnce, oneByOne] = await Promise.all([Tables.of(entities), Tables.of(entities)]);
  await projection.apply(recorded, atOnce.db);
  for (const fact of recorded) await projection.apply([fact], oneByOne.db);
  if (JSON.stringify(atOnce.all) !== JSON.stringify(oneByOne.all))
    throw new Error(`In one batch ${JSON.stringify(atOnce.all)}, one by one ${JSON.stringify(oneByOne.all)}`);
  return { rowsOf: (entity: new () => object): readonly Row[] => atOnce.rowsOf(entity) };
}

/** Answers the statements that `Rows` and `WriteOnlyRows` write, and no others. */
class Tables {
  readonly #source: DataSource;
  readonly #rows = new Map<EntityMetadata, Map<string, Row>>();

  private constructor(source: DataSource) {
    this.#source = source;
    for (const metadata of source.entityMetadatas) this.#rows.set(metadata, new Map());
  }

  static async of(entities: readonly (new () => object)[]): Promise<Tables> {
    const source = new DataSource({ type: 'postgres', entities: [...entities] });
    await (source as unknown as { buildMetadatas(): Promise<void> }).buildMetadatas();
    return new Tables(source);
  }

  get db(): EntityManager {
    const connect = async () => ({ query: async (statement: Statement) => ({ rows: this.#run(statement) }) });
    return { dataSource: this.#source, queryRunner: { connect } } as unknown as EntityManager;
  }

  get all(): readonly (readonly Row[])[] {
    return [...this.#rows.values()].map((rows) => [...rows.entries()].toSorted(([a], [b]) => a.localeCompare(b)).map(([, row]) => row));
  }

  rowsOf(entity: new () => object): readonly Row[] {
    return [...this.#rows.get(this.#source.getMetadata(entity))!.values()];
  }

  #run({ text, values: [value] }: Statement): readonly Row[] {
    for (const [metadata, rows] of this.#rows) {
      const { upsert, delete: remove } = sqlOf(metadata);
      const given = (): readonly Row[] => JSON.parse(String(value)) as readonly Row[];
      const keyOf = (row: Row): string => metadata.primaryColumns.map(({ propertyName }) => String(row[propertyName])).join(' ');
      const table = `"${metadata.tableName}"`;
      if (text === upsert) given().forEach((row) => rows.set(keyOf(row), row));
      else if (text === remove) given().forEach((row) => rows.delete(keyOf(row)));
      else if (text.startsWith(`UPDATE ${table} `))
        given().forEach((row) => rows.has(keyOf(row)) && rows.set(keyOf(row), { ...rows.get(keyOf(row)), ...row }));
      else if (text.includes(` FROM ${table} WHERE `)) {
        const { propertyName } = metadata.columns.find((column) => text === sqlOf(metadata).select(column.propertyName))!;
        return [...rows.values()].filter((row) => (value as readonly unknown[]).includes(row[propertyName]));
      } else continue;
      return [];
    }
    throw new Error(`No table answers ${text}`);
  }
}
