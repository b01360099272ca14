import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.ts';
import { SignedLog } from '../../../platform/event-store/signed-log.ts';
import { HandlesJob, type PayloadOf } from '../../../platform/queue/index.ts';
import { ExportStore } from '../exports/export-store.ts';
import { copyAnchors } from './audit.jobs.ts';

@Injectable()
export class CopyAnchorsWorker {
  constructor(
    private readonly log: SignedLog,
    private readonly store: ExportStore,
    private readonly clock: Clock,
  ) {}

  @HandlesJob(copyAnchors)
  async copy({ exportId, operatorId }: PayloadOf<typeof copyAnchors>): Promise<void> {
    const lines = (await this.log.file.lines()) ?? [];
    const made = lines.length > 0 ? { content: Buffer.from(lines.map((line) => `${line}\n`).join('')) } : { problem: 'unknown' as const };
    await this.store.keep(exportId, operatorId, made, this.clock.now());
  }
}
