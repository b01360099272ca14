import type pg from 'pg';
import type { LogSource, Selection } from '../anchors/log-source.ts';
import type { NumberedEvent } from '../anchors/logged-event.ts';
import { verifyLog } from '../anchors/verify-log.ts';
import { RAW_VALUES } from './event-rows.ts';
import { type LoggedRow, loggedColumns, toLogged } from './logged-rows.ts';

const PAGE = 1_000;
const SQL = `SELECT ${loggedColumns('e')} FROM es.event e
  WHERE position > $1 AND position <= $2 AND ($3::text[] IS NULL OR stream = ANY($3)) AND ($4::text[] IS NULL OR type = ANY($4))
  ORDER BY position LIMIT ${PAGE}`;

/** Of a login that may read the log. Positions have no hole, so they are the numbers. */
export const postgresSource = (pool: pg.Pool): LogSource => ({
  verify: (options) => verifyLog({ pool, ...options }),
  read: (selection) => read(pool, selection),
});

async function* read(pool: pg.Pool, { from, to, streams, types }: Selection): AsyncGenerator<NumberedEvent, void, undefined> {
  let after = from - 1;
  for (;;) {
    const { rows } = await pool.query<LoggedRow>({
      text: SQL,
      values: [after, to, streams ? [...streams] : null, types ?? null],
      types: RAW_VALUES,
    });
    for (const row of rows) yield { number: Number(row.position), event: toLogged(row) };
    if (rows.length < PAGE) return;
    after = Number(rows.at(-1)?.position);
  }
}
