import { Inject, Injectable } from '@nestjs/common';
import { parseAnchor } from '../../../event-sourcing/store/anchors/anchor.ts';
import { Clock } from '../../../platform/clock/clock.ts';
import { CONFIG, type Config } from '../../../platform/config/config.ts';
import { SignedLog } from '../../../platform/event-store/signed-log.ts';
import { type JobMail, SendsMail } from '../../../platform/mail/mail-jobs.ts';
import { templates } from '../../../platform/mail/templates/index.ts';
import type { PayloadOf } from '../../../platform/queue/index.ts';
import { newestCheckpoint } from '../checkpoints.ts';
import { mailSignatures } from './audit.jobs.ts';

/** A little more than a day, so that the mails of two days overlap. */
const KEPT_MS = 25 * 3600_000;

/** Brings what was signed out of our reach, to whoever audits. */
@Injectable()
export class MailSignaturesWorker {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly log: SignedLog,
    private readonly clock: Clock,
  ) {}

  @SendsMail(mailSignatures)
  async signatures({ day }: PayloadOf<typeof mailSignatures>): Promise<JobMail | null> {
    const to = this.config.AUDITOR_EMAIL;
    const newest = await newestCheckpoint(this.log.file, this.log.signer.publicKey);
    // Since it was asked for, the address was taken out of the settings, or the file was put aside after a restore.
    if (!to || !newest) return null;
    const { at, tree } = newest.checkpoint;
    const content = templates.logSigned({ fullName: '', at, facts: tree.facts, href: `${this.config.publicUrl}/admin/access/proof` });
    const signatures = { filename: `signatures-${day}.ndjson`, type: 'application/x-ndjson', content: await this.#lines(newest.line) };
    const about = { kind: 'signatures', customerId: null, orderId: null } as const;
    return { about, to, ...content, attachments: [signatures] };
  }

  /** Of the last day, and the checkpoint in any case: when nothing happens it is an older one. */
  async #lines(checkpoint: string): Promise<Buffer> {
    const since = new Date(this.clock.now().getTime() - KEPT_MS).toISOString();
    const recent = ((await this.log.file.lines()) ?? []).filter((line) => (parseAnchor(line)?.at ?? '') >= since);
    const lines = recent.includes(checkpoint) ? recent : [checkpoint, ...recent];
    return Buffer.from(lines.map((line) => `${line}\n`).join(''));
  }
}
