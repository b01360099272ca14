import { Inject, Injectable, Module, type OnApplicationBootstrap } from '@nestjs/common';
import { Gauge, type Registry } from 'prom-client';
import { z } from 'zod';
import { BlobStore } from '../blobs/blob-store.ts';
import { BlobsModule } from '../blobs/blobs.module.ts';
import { Clock } from '../clock/clock.ts';
import { CONFIG, type Config } from '../config/config.ts';
import { AnchorsModule } from '../event-store/anchors.module.ts';
import { SignedLog } from '../event-store/signed-log.ts';
import { Secrets } from '../keys/secrets.ts';
import { Logger } from '../logging/logger.ts';
import { defineJob, HandlesJob, JobQueue } from '../queue/index.ts';
import { type BackupSource, backupSourceOf } from './backup-source.ts';
import { listBackups, type ListedBackup } from './index-of-backups.ts';
import { makeBackup } from './make-backup.ts';
import { measureNotes } from './notes.ts';

/** The next one tries again. */
export const keepBackups = defineJob({ name: 'platform.keep-backups', payload: z.object({}), attempts: 1, concurrency: 1 });

/** Nobody loses more than a minute: the time that a backup takes comes on top of this. */
const EVERY_MS = 45_000;
/** Where there is nothing to do. */
const SELDOM_MS = 3600_000;
const LOOK_AGAIN_MS = 30_000;

/** Makes a whole backup each night, and in between what came since, where it is said where they go and whom they are for. */
@Injectable()
export class Backups implements OnApplicationBootstrap {
  readonly #source: BackupSource | null;
  #problem: string | null = null;
  #listed: { readonly newest: ListedBackup | undefined; readonly at: number } | null = null;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly jobs: JobQueue,
    private readonly logger: Logger,
    clock: Clock,
    secrets: Secrets,
    documents: BlobStore,
    { history }: SignedLog,
  ) {
    const isWanted = config.BACKUP_URL && config.BACKUP_RECIPIENT;
    this.#source = isWanted ? backupSourceOf(config, { eventStoreDb: history, documents, secrets, now: () => clock.now() }) : null;
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.jobs.schedule(keepBackups, this.#source ? EVERY_MS : SELDOM_MS, {});
  }

  /** What keeps backups from being made, for readiness. */
  get warning(): string | null {
    return this.#problem === null ? null : `no backup can be made: ${this.#problem}`;
  }

  /** Never fails: whether backups are made is told by their age. */
  @HandlesJob(keepBackups)
  async keep(): Promise<void> {
    const source = this.#source;
    if (!source) return;
    try {
      const { name, segment, head } = await makeBackup(source, 'due');
      if (segment === 0) this.logger.info('everything was backed up', { name, facts: head.facts });
      this.#problem = null;
    } catch (error) {
      this.#problem = error instanceof Error ? error.message : 'it failed';
      this.logger.failure('no backup could be made, trying again', error);
    }
  }

  measure(registry: Registry): void {
    if (!this.#source) return measureNotes(registry, this.config.DATA_DIR);
    const newest = (): Promise<ListedBackup | undefined | null> => this.#newest();
    const gauge = (name: string, help: string, value: (newest: ListedBackup) => string): void =>
      registry.registerMetric(
        new Gauge({
          name,
          help,
          registers: [],
          async collect() {
            const found = await newest();
            if (found === null) this.remove();
            else this.set(found ? Date.parse(value(found)) / 1_000 : 0);
          },
        }),
      );
    gauge('willow_backup_timestamp_seconds', 'Up to when everything is backed up; 0 if nothing is', ({ upTo }) => upTo);
    gauge('willow_backup_whole_timestamp_seconds', 'When everything was last backed up as a whole; 0 if it never was', ({ at }) => at);
  }

  /** Whoever made it. Null when nobody can tell. */
  async #newest(): Promise<ListedBackup | undefined | null> {
    const { archive, secrets } = this.#source!;
    if (this.#listed && performance.now() - this.#listed.at < LOOK_AGAIN_MS) return this.#listed.newest;
    try {
      this.#listed = { newest: (await listBackups(archive, secrets)).at(-1), at: performance.now() };
      return this.#listed.newest;
    } catch {
      return null;
    }
  }
}

@Module({ imports: [AnchorsModule, BlobsModule], providers: [Backups], exports: [Backups] })
export class BackupModule {}
