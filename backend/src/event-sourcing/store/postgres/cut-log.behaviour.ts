import { withClient } from '../../../platform/database/with-client.ts';
import type { Position } from '../event-store.ts';

/** As after an older copy was put back, or the end of the log was lost; only a superuser can. */
export const cutLogAfter = (adminUrl: string, position: Position | 'start'): Promise<unknown> =>
  withClient(adminUrl, (client) =>
    client.query(`BEGIN; SET LOCAL session_replication_role = replica; ALTER TABLE es.event DISABLE TRIGGER append_only;
      DELETE FROM es.event WHERE position > ${position === 'start' ? 0 : Number(position)}; ALTER TABLE es.event ENABLE ALWAYS TRIGGER append_only; COMMIT`),
  );
