import type pg from 'pg';
import type { AnchoredLog } from './log-anchors.ts';

/** The log in PostgreSQL chains its events: its head is one row, and copies of the anchors are kept beside it. */
export const postgresLog = (pool: Pick<pg.Pool, 'query'>): AnchoredLog => ({
  async head(newest) {
    const { rows } = await pool.query<{ position: string; hash: string; anchored: string | null }>({
      name: 'log-head',
      text: `SELECT e.position::text, encode(e.hash, 'hex') AS hash, (SELECT encode(hash, 'hex') FROM es.event WHERE position = $1) AS anchored
               FROM es.event e ORDER BY e.position DESC LIMIT 1`,
      values: [newest?.position ?? null],
    });
    const position = Number(rows[0]?.position);
    return rows[0] ? { ...rows[0], position, since: position - (newest?.position ?? 0) } : null;
  },
  keep: ({ position }, line) =>
    pool.query('INSERT INTO es.anchor (position, line) VALUES ($1, $2) ON CONFLICT DO NOTHING', [position, line]),
});
