import { readdir, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { Gauge, type Registry } from 'prom-client';

/** Where whatever else makes backups leaves them, or a note of one that is elsewhere. */
export const backupsIn = (dataDir: string): string => resolve(dataDir, 'backups');

/** When the newest thing in a folder was changed, in milliseconds since 1970; null when there is none. */
export async function newestIn(folder: string): Promise<number | null> {
  const names = await readdir(folder).catch(() => []);
  const times = await Promise.all(names.map(async (name) => (await stat(join(folder, name))).mtimeMs));
  return times.length === 0 ? null : Math.max(...times);
}

/** How old the newest is that something else made. */
export function measureNotes(registry: Registry, dataDir: string): void {
  registry.registerMetric(
    new Gauge({
      name: 'willow_backup_timestamp_seconds',
      help: 'When the newest backup in DATA_DIR/backups was made; 0 if none is known',
      registers: [],
      async collect() {
        this.set(((await newestIn(backupsIn(dataDir))) ?? 0) / 1_000);
      },
    }),
  );
}
