import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { RefusedError } from '../../../event-sourcing/core/refusal.ts';
import { JobQueue } from '../../../platform/queue/index.ts';
import type { AuditRefusal } from '../audit.refusals.ts';
import { exportOrder } from '../jobs/export-order.job.ts';
import { ExportStore } from './export-store.ts';

const WAIT_MS = 25_000;
const POLL_MS = 100;

/** For the API process: a worker, which alone has the signatures, verifies the log and writes; this side waits for it. */
@Injectable()
export class OrderExports {
  constructor(
    private readonly store: ExportStore,
    private readonly jobs: JobQueue,
  ) {}

  /** NDJSON. Throws LogNotAsSigned, NothingExported and ExportLate. */
  async of(orderId: string, operatorId: string): Promise<Buffer> {
    const exportId = randomUUID();
    await this.jobs.add(exportOrder, exportId, { exportId, orderId, operatorId });
    const deadline = performance.now() + WAIT_MS;
    while (performance.now() < deadline) {
      const made = await this.store.take(exportId, operatorId);
      if (made && 'content' in made) return made.content;
      if (made) throw new RefusedError<AuditRefusal>(made.problem === 'changed' ? 'LogNotAsSigned' : 'NothingExported');
      await sleep(POLL_MS);
    }
    throw new RefusedError<AuditRefusal>('ExportLate');
  }
}
