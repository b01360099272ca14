import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { causedByJob } from '../../../event-sourcing/context.ts';
import { Clock } from '../../../platform/clock/clock.ts';
import { SignedLog } from '../../../platform/event-store/signed-log.ts';
import { HandlesJob, type JobContext, type PayloadOf } from '../../../platform/queue/index.ts';
import { RecordVerification, type Verification } from '../../operators/index.ts';
import { type Verdict, verdictOn } from '../verdict.ts';
import { verifyLog } from './audit.jobs.ts';

const VERDICTS: Readonly<Record<Verdict['status'], Verification['verdict']>> = { 0: 'as_signed', 1: 'changed', 2: 'cannot_tell' };

@Injectable()
export class VerifyLogWorker {
  constructor(
    private readonly commands: CommandBus,
    private readonly log: SignedLog,
    private readonly clock: Clock,
  ) {}

  @HandlesJob(verifyLog)
  async verify({ operatorId }: PayloadOf<typeof verifyLog>, { id: jobId }: JobContext): Promise<void> {
    const { source, file, signer } = this.log;
    const report = await source.verify({ file, publicKey: signer.publicKey, before: signer.before });
    const found = { facts: report.chain.verified, verdict: VERDICTS[verdictOn(report, file.path).status] };
    const context = causedByJob(`operator:${operatorId}`, jobId, this.clock.now());
    await this.commands.execute(new RecordVerification(operatorId, found, context));
  }
}
