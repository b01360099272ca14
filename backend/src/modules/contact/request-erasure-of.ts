import type { Pool } from 'pg';
import type { Context } from '../../event-sourcing/context.ts';
import type { Messages } from './messages.repository.ts';

/** Asks for the erasure of all messages with an address, whoever wrote them; a worker erases them. Gives how many there are. Safe to repeat. */
export async function requestErasureOf(email: string, pool: Pool, messages: Messages, context: Context): Promise<number> {
  const { rows } = await pool.query<{ id: string }>(`SELECT id FROM rm.contact_message WHERE writer = $1 AND status <> 'erased'`, [
    messages.writerOf(email),
  ]);
  for (const { id } of rows) await messages.handle(id, { type: 'RequestErasure' }, context);
  return rows.length;
}
