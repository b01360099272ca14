import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { RefusedError } from '../../../event-sourcing/core/refusal.ts';
import type { Position } from '../../../event-sourcing/store/event-store.ts';
import { JobQueue } from '../../../platform/queue/index.ts';
import type { CopyRefusal } from '../domain/erasure.ts';
import { printCopy } from '../jobs/erasure.jobs.ts';
import { CopyStore } from './copy-store.ts';

const WAIT_MS = 25_000;
const POLL_MS = 100;

/** For the API process: a worker prints, this side waits for it. */
@Injectable()
export class Copies {
  constructor(
    private readonly store: CopyStore,
    private readonly jobs: JobQueue,
  ) {}

  async pdf(customerId: string, after: Position | null): Promise<Uint8Array> {
    const id = randomUUID();
    await this.jobs.add(printCopy, id, { copyId: id, customerId, after });
    const deadline = performance.now() + WAIT_MS;
    while (performance.now() < deadline) {
      const pdf = await this.store.take(id, customerId);
      if (pdf) return pdf;
      await sleep(POLL_MS);
    }
    throw new RefusedError<CopyRefusal>('CopyLate');
  }
}
