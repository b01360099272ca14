import { stat, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import type pg from 'pg';
import { Gauge, type Registry } from 'prom-client';

export type Space = { readonly freeBytes: number; readonly sizeBytes: number };

const GIB = 2 ** 30;
/** Below both it is told: a tenth of a small disk is soon full, and a tenth of a large one is plenty. */
const LOW_SHARE = 0.1;
const LOW_BYTES = 5 * GIB;

/** Null when it is enough. */
export function lowSpace(place: string, { freeBytes, sizeBytes }: Space, whatStops = 'nothing can be saved'): string | null {
  if (freeBytes >= LOW_SHARE * sizeBytes || freeBytes >= LOW_BYTES) return null;
  const free = freeBytes >= GIB ? `${(freeBytes / GIB).toFixed(1)} GB` : `${Math.round(freeBytes / 2 ** 20)} MB`;
  return `the disk of ${place} has ${free} left, ${Math.floor((100 * freeBytes) / sizeBytes)} % of it: free some space before ${whatStops}`;
}

type Disk = Space & { readonly device: number };

/** Null when nobody can tell. */
async function diskOf(path: string): Promise<Disk | null> {
  try {
    const [{ dev: device }, { bavail, blocks, bsize }] = await Promise.all([stat(path), statfs(path)]);
    // What only an administrator may fill does not count.
    return { device, freeBytes: bavail * bsize, sizeBytes: blocks * bsize };
  } catch {
    return null;
  }
}

/**
 * The disk that DATA_DIR is on, which is also PostgreSQL's and EventStoreDB's where everything runs on one machine; and how large the
 * database is, wherever it is.
 */
export class DiskSpace {
  readonly #dataDir: string;
  readonly #pool: Pick<pg.Pool, 'query'>;
  readonly #diskOf: typeof diskOf;

  constructor(dataDir: string, pool: Pick<pg.Pool, 'query'>, look = diskOf) {
    this.#dataDir = dataDir;
    this.#pool = pool;
    this.#diskOf = look;
  }

  /** Null when nobody can tell. */
  ofDataDir(): Promise<Space | null> {
    return this.#diskOf(this.#dataDir);
  }

  async warning(): Promise<string | null> {
    const space = await this.ofDataDir();
    return space && lowSpace('DATA_DIR', space);
  }

  /** Of where pages are printed, when that is a disk of its own: a container has a small one, and nobody else sees it. */
  async printingWarning(folder = tmpdir()): Promise<string | null> {
    const [own, data] = await Promise.all([this.#diskOf(folder), this.#diskOf(this.#dataDir)]);
    return own && own.device !== data?.device ? lowSpace(folder, own, 'nothing can be printed') : null;
  }

  /** Null when nobody can tell. */
  async ofDatabase(): Promise<number | null> {
    const asked = this.#pool.query<{ bytes: string }>('SELECT pg_database_size(current_database()) AS bytes');
    return asked.then(({ rows }) => Number(rows[0]?.bytes)).catch(() => null);
  }

  measure(registry: Registry): void {
    const [ofDataDir, ofDatabase] = [() => this.ofDataDir(), () => this.ofDatabase()];
    const gauge = (name: string, help: string, value: () => Promise<number | null | undefined>): void =>
      registry.registerMetric(
        new Gauge({
          name,
          help,
          registers: [],
          async collect() {
            const found = await value();
            if (found === null || found === undefined) this.remove();
            else this.set(found);
          },
        }),
      );
    gauge('willow_disk_free_bytes', 'What is free on the disk that DATA_DIR is on', async () => (await ofDataDir())?.freeBytes);
    gauge('willow_disk_size_bytes', 'The size of the disk that DATA_DIR is on', async () => (await ofDataDir())?.sizeBytes);
    gauge('willow_database_size_bytes', 'How large the database is', ofDatabase);
  }
}
