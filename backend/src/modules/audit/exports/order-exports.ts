import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { JobQueue } from '../../../platform/queue/index.ts';
import { copyAnchors, exportOrder } from '../jobs/audit.jobs.ts';
import { ExportStore } from './export-store.ts';
import { waitForExport } from './wait-for-export.ts';

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
    return waitForExport(this.store, exportId, operatorId);
  }

  /** The file of anchors as it stands, NDJSON. Throws NothingExported while nothing was signed, and ExportLate. */
  async anchors(operatorId: string): Promise<Buffer> {
    const exportId = randomUUID();
    await this.jobs.add(copyAnchors, exportId, { exportId, operatorId });
    return waitForExport(this.store, exportId, operatorId);
  }
}
