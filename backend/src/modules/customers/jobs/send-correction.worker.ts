import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { CORRECTABLE } from '@willow/contracts';
import { CONFIG, type Config } from '../../../platform/config/config.ts';
import { pageOf } from '../../../platform/config/storefront.ts';
import { Mailer } from '../../../platform/mail/mailer.ts';
import { templates } from '../../../platform/mail/templates/index.ts';
import { toJobError } from '../../../platform/mail/to-job-error.ts';
import { JobRunner } from '../../../platform/queue/index.ts';
import { Customers } from '../customers.repository.ts';
import { sendCorrection } from './send-correction.job.ts';

/** Tells a customer what our team corrected, and why. */
@Injectable()
export class SendCorrectionWorker implements OnModuleInit {
  constructor(
    private readonly runner: JobRunner,
    private readonly customers: Customers,
    private readonly mailer: Mailer,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  onModuleInit(): void {
    this.runner.register(sendCorrection, ({ customerId, correctionId }, { id }) => this.#send(customerId, correctionId, id));
  }

  async #send(customerId: string, correctionId: string, key: string): Promise<void> {
    const { state, facts } = await this.customers.load(customerId);
    const fact = facts.find(({ type, data }) => type === 'DetailsCorrected' && data.correctionId === correctionId);
    if (fact?.type !== 'DetailsCorrected' || !fact.personal || !state.details) return;
    const { fullName, email } = state.details;
    const content = templates.detailsCorrected({
      fullName,
      what: namesOf(fact.data.fields),
      reason: fact.personal.reason,
      isPaid: fact.data.orderId !== null,
      href: pageOf(this.config, '/dashboard'),
    });
    const about = { kind: 'details-corrected', customerId, orderId: fact.data.orderId } as const;
    await toJobError(this.mailer.send({ key, about, to: email, ...content }));
  }
}

const WORDS: Readonly<Record<string, string>> = CORRECTABLE;

const namesOf = (fields: readonly string[]): readonly string[] => [...new Set(fields.flatMap((field) => WORDS[field] ?? []))];
