import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { londonDate } from '@willow/contracts';
import { Clock } from '../../../platform/clock/clock.ts';
import { CONFIG, type Config } from '../../../platform/config/config.ts';
import { SignedLog } from '../../../platform/event-store/signed-log.ts';
import { Logger } from '../../../platform/logging/logger.ts';
import { HandlesJob, JobQueue } from '../../../platform/queue/index.ts';
import { LogChanged, makeCheckpoint } from '../checkpoints.ts';
import { checkpointLog, mailSignatures } from './audit.jobs.ts';

const EVERY_MS = 24 * 3600_000;

@Injectable()
export class CheckpointLogWorker implements OnApplicationBootstrap {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly jobs: JobQueue,
    private readonly log: SignedLog,
    private readonly clock: Clock,
    private readonly logger: Logger,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.jobs.schedule(checkpointLog, EVERY_MS, {});
  }

  @HandlesJob(checkpointLog)
  async checkpoint(): Promise<void> {
    const { source, file, signer, keep } = this.log;
    try {
      const checkpoint = await makeCheckpoint({ source, file, signer, keep, now: this.clock.now() });
      if (!checkpoint) return;
      this.logger.info('the log was verified, and how it stands was signed', { facts: checkpoint.tree.facts });
      const day = londonDate(this.clock.now());
      if (this.config.AUDITOR_EMAIL) await this.jobs.add(mailSignatures, day, { day });
    } catch (error) {
      if (error instanceof LogChanged) this.logger.failure('the log is not what was signed, and no checkpoint is made', error);
      throw error;
    }
  }
}
