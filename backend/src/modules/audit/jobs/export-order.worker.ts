import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.ts';
import { SignedLog } from '../../../platform/event-store/signed-log.ts';
import { Logger } from '../../../platform/logging/logger.ts';
import { HandlesJob, type PayloadOf } from '../../../platform/queue/index.ts';
import { LogChanged, makeCheckpoint } from '../checkpoints.ts';
import { ExportStore, type MadeExport } from '../exports/export-store.ts';
import { NothingToExport, writeExport } from '../write-export.ts';
import { exportOrder } from './audit.jobs.ts';

const KEPT_MS = 3600_000;

/** Writes the facts of one order with their proofs, for the process that waits for them. */
@Injectable()
export class ExportOrderWorker {
  constructor(
    private readonly log: SignedLog,
    private readonly store: ExportStore,
    private readonly clock: Clock,
    private readonly logger: Logger,
  ) {}

  @HandlesJob(exportOrder)
  async export({ exportId, orderId, operatorId }: PayloadOf<typeof exportOrder>): Promise<void> {
    const now = this.clock.now();
    await this.store.discardOlderThan(new Date(now.getTime() - KEPT_MS));
    await this.store.keep(exportId, operatorId, await this.#made(orderId), now);
  }

  async #made(orderId: string): Promise<MadeExport> {
    try {
      return { content: await this.#write(orderId).catch((error: unknown) => this.#withNewCheckpoint(orderId, error)) };
    } catch (error) {
      if (error instanceof NothingToExport) return { problem: 'unknown' };
      if (!(error instanceof LogChanged)) throw error;
      this.logger.failure('the log is not what was signed, and nothing is exported', error);
      return { problem: 'changed' };
    }
  }

  /** An order that came since the daily one is in no checkpoint yet. */
  async #withNewCheckpoint(orderId: string, error: unknown): Promise<Buffer> {
    if (!(error instanceof NothingToExport)) throw error;
    const { source, file, signer, keep } = this.log;
    await makeCheckpoint({ source, file, signer, keep, now: this.clock.now() });
    return this.#write(orderId);
  }

  async #write(orderId: string): Promise<Buffer> {
    const { source, file, signer } = this.log;
    const lines: string[] = [];
    const write = (line: string): Promise<void> => {
      lines.push(`${line}\n`);
      return Promise.resolve();
    };
    await writeExport({ source, file, publicKey: signer.publicKey, before: signer.before, scope: { order: orderId }, write });
    return Buffer.from(lines.join(''));
  }
}
