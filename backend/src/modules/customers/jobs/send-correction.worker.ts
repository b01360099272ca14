import { Inject, Injectable } from '@nestjs/common';
import { CORRECTABLE } from '@willow/contracts';
import { CONFIG, type Config } from '../../../platform/config/config.ts';
import { pageOf } from '../../../platform/config/storefront.ts';
import { type JobMail, SendsMail } from '../../../platform/mail/mail-jobs.ts';
import { templates } from '../../../platform/mail/templates/index.ts';
import type { PayloadOf } from '../../../platform/queue/index.ts';
import { Customers } from '../customers.repository.ts';
import { sendCorrection } from './send-correction.job.ts';

/** Tells a customer what our team corrected, and why. */
@Injectable()
export class SendCorrectionWorker {
  constructor(
    private readonly customers: Customers,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @SendsMail(sendCorrection)
  async correction({ customerId, correctionId }: PayloadOf<typeof sendCorrection>): Promise<JobMail | null> {
    const { state, facts } = await this.customers.load(customerId);
    const fact = facts.find(({ type, data }) => type === 'DetailsCorrected' && data.correctionId === correctionId);
    if (fact?.type !== 'DetailsCorrected' || !fact.personal || !state.details) return null;
    const { fullName, email } = state.details;
    const content = templates.detailsCorrected({
      fullName,
      what: namesOf(fact.data.fields),
      reason: fact.personal.reason,
      isPaid: fact.data.orderId !== null,
      href: pageOf(this.config, '/dashboard'),
    });
    const about = { kind: 'details-corrected', customerId, orderId: fact.data.orderId } as const;
    return { about, to: email, ...content };
  }
}

const WORDS: Readonly<Record<string, string>> = CORRECTABLE;

const namesOf = (fields: readonly string[]): readonly string[] => [...new Set(fields.flatMap((field) => WORDS[field] ?? []))];
