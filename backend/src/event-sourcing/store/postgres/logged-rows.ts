import type { LoggedEvent } from '../anchors/logged-event.ts';

const COLUMNS = ['position', 'stream', 'revision', 'id', 'type', 'data', 'metadata', 'sealed'] as const;

/** With RAW_VALUES: text as it is stored. */
export type LoggedRow = { readonly [Column in Exclude<(typeof COLUMNS)[number], 'sealed'> | 'recorded_ms']: string } & {
  readonly sealed: Buffer | null;
};

export const loggedColumns = (alias: string): string =>
  [...COLUMNS.map((column) => `${alias}.${column}`), `floor(extract(epoch FROM ${alias}.recorded_at) * 1000)::bigint AS recorded_ms`].join(
    ', ',
  );

export const toLogged = ({ position, stream, revision, id, type, data, metadata, sealed, recorded_ms }: LoggedRow): LoggedEvent => ({
  position,
  stream,
  revision: Number(revision),
  id,
  type,
  at: new Date(Number(recorded_ms)).toISOString(),
  data,
  metadata,
  sealed,
});
