import { Inject, Injectable, Module, type OnApplicationBootstrap } from '@nestjs/common';
import { z } from 'zod';
import { BlobStore } from '../blobs/blob-store.ts';
import { BlobsModule } from '../blobs/blobs.module.ts';
import { CONFIG, type Config } from '../config/config.ts';
import { Logger } from '../logging/logger.ts';
import { defineJob, HandlesJob, JobQueue, type PayloadOf } from '../queue/index.ts';
import { Secrets } from './secrets.ts';
import { type Standing, turnEpoch } from './turn-epoch.ts';

/** `erased`: somebody was, so that it does not wait for its day. */
export const turnKeyEpoch = defineJob({
  name: 'platform.turn-key-epoch',
  payload: z.object({ erased: z.boolean() }),
  backoffMs: 10_000,
  concurrency: 1,
});

/** What was destroyed opens in no copy of the database that is older than this. */
const EPOCH_MS = 24 * 3600_000;
const LOOK_EVERY_MS = 3600_000;

/** Where a release before epochs may still be about, which could read nothing, the first turn waits for `willow keys turn`. */
const hasBegun = ({ epoch, turnsByItself }: Standing): boolean => epoch > 0 || turnsByItself;

@Injectable()
class KeyEpochTurns implements OnApplicationBootstrap {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly jobs: JobQueue,
    private readonly logger: Logger,
    private readonly secrets: Secrets,
    private readonly blobs: BlobStore,
  ) {}

  @HandlesJob(turnKeyEpoch)
  async turn({ erased }: PayloadOf<typeof turnKeyEpoch>): Promise<void> {
    const { secrets, blobs } = this;
    const isDue = (now: Standing): boolean => hasBegun(now) && (erased || now.beganMsAgo >= EPOCH_MS);
    const { epoch, rewrapped, destroyed } = await turnEpoch({ databaseUrl: this.config.DATABASE_URL, secrets, blobs }, isDue);
    if (destroyed > 0 || rewrapped > 0) this.logger.info('the keys were wrapped anew', { epoch, rewrapped, destroyed });
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.jobs.schedule(turnKeyEpoch, LOOK_EVERY_MS, { erased: false });
  }
}

@Module({ imports: [BlobsModule], providers: [KeyEpochTurns] })
export class KeyEpochsModule {}
