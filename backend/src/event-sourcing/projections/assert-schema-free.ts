import type { DataSource } from 'typeorm';

/** An entity with a schema would write to the live tables even while a rebuild runs beside them. */
export function assertSchemaFree(db: DataSource): void {
  const bound = db.entityMetadatas.find(({ schema }) => schema !== undefined);
  if (bound) throw new Error(`The entity ${bound.name} names a schema; read models are found by the search path`);
}
