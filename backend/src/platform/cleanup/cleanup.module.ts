import { Inject, Injectable, Module, type OnApplicationBootstrap } from '@nestjs/common';
import { z } from 'zod';
import { Clock } from '../clock/clock.ts';
import type { Pools } from '../../event-sourcing/postgres/connections.ts';
import { KeptAnswers } from '../sessions/kept-answers.ts';
import { PostgresSendLedger } from '../mail/postgres-send-ledger.ts';
import { RefusedAddresses } from '../mail/refused-addresses.ts';
import { POOLS } from '../database/pools.ts';
import { defineJob, HandlesJob, JobQueue, WantedJobs } from '../queue/index.ts';
import { ChallengeStore } from '../sessions/challenge-store.ts';
import { RateLimiter } from '../sessions/rate-limiter.ts';
import { SessionStore } from '../sessions/session-store.ts';

export const cleanup = defineJob({ name: 'platform.cleanup', payload: z.object({}), attempts: 1 });

const EVERY_MS = 3600_000;
const MAIL_KEYS_DAYS = 90;
const ANSWERS_HOURS = 24;

@Injectable()
class Cleanup implements OnApplicationBootstrap {
  constructor(
    private readonly jobs: JobQueue,
    private readonly sessions: SessionStore,
    private readonly challenges: ChallengeStore,
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
    private readonly refused: RefusedAddresses,
    private readonly answers: KeptAnswers,
    @Inject(POOLS) private readonly pools: Pools,
  ) {}

  @HandlesJob(cleanup)
  async cleanUp(): Promise<void> {
    await this.sessions.sweep(this.clock.now());
    await this.challenges.sweep(this.clock.now());
    await this.limiter.sweep();
    await new PostgresSendLedger(this.pools.app).forgetOlderThan(MAIL_KEYS_DAYS);
    await this.refused.forgetOlderThan(MAIL_KEYS_DAYS);
    await this.answers.forgetOlderThan(ANSWERS_HOURS);
    await new WantedJobs(this.pools.app).forgetOld();
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.jobs.schedule(cleanup, EVERY_MS, {});
  }
}

@Module({ providers: [Cleanup] })
export class CleanupModule {}
