import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.ts';
import { Wills } from '../wills.repository.ts';
import type { DraftFailure } from '@willow/contracts';
import { causedByJob, type Context } from '../../../event-sourcing/context.ts';
import { failsForGood, HandlesJob, type JobContext, type PayloadOf, PermanentJobError } from '../../../platform/queue/index.ts';
import type { WillCommand } from '../domain/will.commands.ts';
import { RELEASE } from '../../../platform/release.ts';
import { currentWording } from '../current-wording.ts';
import { DocumentMaker } from '../documents/document-maker.ts';
import { standardWill } from '../../../drafting/index.ts';
import { PdfFailed } from '../../../platform/pdf/pdf-renderer.ts';
import { findingsOf } from '../review-findings.ts';
import { WillDrafts } from '../will-drafts.ts';
import type { WillVersion } from '../will-version.ts';
import { renderDocument, renderDraft } from './will.jobs.ts';

type Draft = WillVersion & { readonly orderId: string };

@Injectable()
export class RenderWorker {
  constructor(
    private readonly maker: DocumentMaker,
    private readonly drafts: WillDrafts,
    private readonly wills: Wills,
    private readonly clock: Clock,
  ) {}

  @HandlesJob(renderDocument)
  async document({ kind, name, edition, ...version }: PayloadOf<typeof renderDocument>): Promise<void> {
    await this.maker.make(version, { kind, name, edition });
  }

  @HandlesJob(renderDraft)
  async draft(payload: PayloadOf<typeof renderDraft>, job: JobContext): Promise<void> {
    await this.#recordFailure(payload, job, () => this.#renderDraft(payload, job.id));
  }

  /** When it has failed for good, the will says so before the job does: nobody waits for a draft that does not come. */
  async #recordFailure({ customerId, ...draft }: Draft, job: JobContext, work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      const failed = { type: 'RecordDraftFailed', ...draft, failure: failureOf(error) } as const;
      if (failsForGood(error, job)) await this.wills.handle(customerId, failed, this.#context(job.id));
      throw error;
    }
  }

  async #renderDraft({ orderId, ...version }: Draft, jobId: string): Promise<void> {
    const { customerId, ...revisions } = version;
    const input = await this.drafts.load(version);
    if (!input) throw new PermanentJobError('There is no such submission');
    const made = await this.maker.makeFrom(customerId, input, standardWill('draft'));
    const review = findingsOf(input);
    const command: WillCommand =
      'reason' in made
        ? { type: 'RecordDraftRefused', orderId, ...revisions, review, step: made.step, reason: made.reason }
        : {
            type: 'RecordDraft',
            orderId,
            ...revisions,
            review,
            versionCode: made.versionCode,
            contentHash: made.contentHash,
            pdfHash: made.pdfHash,
            wording: currentWording(),
            release: RELEASE,
          };
    await this.wills.handle(customerId, command, this.#context(jobId));
  }

  #context(jobId: string): Context {
    return causedByJob('system:render-draft', jobId, this.clock.now());
  }
}

function failureOf(error: unknown): DraftFailure {
  if (error instanceof PdfFailed) return 'printer';
  return error instanceof PermanentJobError ? 'submission' : 'unexpected';
}
