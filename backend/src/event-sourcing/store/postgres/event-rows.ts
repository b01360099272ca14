import type pg from 'pg';
import { parseJsonObject } from '../event-store.ts';
import type { RecordedEvent } from '../event-store.ts';

/** Values stay text, except bytes: any library in the process may change the driver's global parsers. */
export const RAW_VALUES: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number) => (oid === 17 ? parseBytes : String)) as pg.CustomTypesConfig['getTypeParser'],
};

const parseBytes = (text: string): Buffer => Buffer.from(text.slice(2), 'hex');

/** Revisions are stored in four bytes. */
export const REVISION_MAX = 2_147_483_647;

export const EVENT_COLUMNS = ['position', 'stream', 'revision', 'id', 'type', 'data', 'metadata', 'sealed', 'recorded_at', 'size'] as const;

/** In the order of the columns. Rows as arrays are read in half the time of rows as objects. */
export type EventRow = readonly [
  position: string,
  stream: string,
  revision: string,
  id: string,
  type: string,
  data: string,
  metadata: string,
  sealed: Buffer | null,
  recordedAt: string,
  size: string,
  hash?: string,
  ...more: (string | null)[],
];

export const toRecordedEvent = (row: EventRow): RecordedEvent => ({
  id: row[3],
  type: row[4],
  data: parseJsonObject(row[5]),
  metadata: parseJsonObject(row[6]),
  sealed: row[7],
  stream: row[1],
  revision: Number(row[2]),
  position: row[0],
  recordedAt: toIsoTime(row[8]),
  hash: row[10],
});

export const streamOf = (row: EventRow): string => row[1];

export const sizeOf = (row: EventRow): number => Number(row[9]);

/** `2026-11-20 10:00:00.5+00`, as the server writes it in UTC, to ISO 8601. */
const toIsoTime = (text: string): string => `${text.slice(0, 10)}T${text.slice(11, -3).padEnd(12, text.length > 22 ? '0' : '.000')}Z`;
