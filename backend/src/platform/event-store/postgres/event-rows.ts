import type pg from 'pg';
import type { JsonObject, RecordedEvent } from '../event-store.ts';

/** Every value as the server wrote it, except bytes: the driver's global parsers may be changed by any library in the process. */
export const RAW_VALUES: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number) => (oid === 17 ? parseBytes : String)) as pg.CustomTypesConfig['getTypeParser'],
};

const parseBytes = (text: string): Buffer => Buffer.from(text.slice(2), 'hex');

export const EVENT_COLUMNS = ['position', 'stream', 'revision', 'id', 'type', 'data', 'metadata', 'sealed', 'recorded_at'] as const;

export type EventRow = { readonly [Column in Exclude<(typeof EVENT_COLUMNS)[number], 'sealed'>]: string } & {
  readonly sealed: Buffer | null;
};

export const toRecordedEvent = (row: EventRow): RecordedEvent => ({
  id: row.id,
  type: row.type,
  data: JSON.parse(row.data) as JsonObject,
  metadata: JSON.parse(row.metadata) as JsonObject,
  sealed: row.sealed,
  stream: row.stream,
  revision: Number(row.revision),
  position: row.position,
  recordedAt: toIsoTime(row.recorded_at),
});

/** `2026-11-20 10:00:00.5+00`, as the server writes it to a connection that speaks UTC, in ISO 8601. */
const toIsoTime = (text: string): string => `${text.slice(0, 10)}T${text.slice(11, -3).padEnd(12, text.length > 22 ? '0' : '.000')}Z`;
