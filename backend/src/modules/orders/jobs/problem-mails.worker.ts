import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { londonDate } from '@willow/contracts';
import { CONFIG, type Config } from '../../../platform/config/config.ts';
import { pageOf } from '../../../platform/config/storefront.ts';
import { Mailer } from '../../../platform/mail/mailer.ts';
import { templates } from '../../../platform/mail/templates/index.ts';
import { toJobError } from '../../../platform/mail/to-job-error.ts';
import { JobRunner } from '../../../platform/queue/index.ts';
import { GetCustomer } from '../../customers/index.ts';
import { problemsIn } from '../problems.ts';
import { Orders } from '../orders.repository.ts';
import { sendProblemAnswer, sendProblemReceived } from './order.jobs.ts';

/** Tells a customer that what they said is wrong has reached us, and mails our answer. What they said is in neither mail. */
@Injectable()
export class ProblemMailsWorker implements OnModuleInit {
  constructor(
    private readonly runner: JobRunner,
    private readonly orders: Orders,
    private readonly queries: QueryBus,
    private readonly mailer: Mailer,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  onModuleInit(): void {
    this.runner.register(sendProblemReceived, ({ orderId }, { id }) => this.#send(orderId, id));
    this.runner.register(sendProblemAnswer, ({ orderId, problemId }, { id }) => this.#answer(orderId, problemId, id));
  }

  async #send(orderId: string, key: string): Promise<void> {
    const { placed } = (await this.orders.load(orderId)).state;
    const customer = placed && (await this.queries.execute(new GetCustomer(placed.customerId)));
    // Erased meanwhile: there is no address left to write to.
    if (!customer?.details) return;
    const content = templates.problemReceived({ fullName: customer.details.fullName, href: pageOf(this.config, '/dashboard') });
    const about = { kind: 'problem-received', customerId: placed!.customerId, orderId } as const;
    await toJobError(this.mailer.send({ key, about, to: customer.details.email, ...content }));
  }

  async #answer(orderId: string, problemId: string, key: string): Promise<void> {
    const { state, facts } = await this.orders.load(orderId);
    const problem = problemsIn(facts).find(({ id }) => id === problemId);
    const customer = state.placed && (await this.queries.execute(new GetCustomer(state.placed.customerId)));
    // Answered another way, or erased since.
    if (!customer?.details || !problem?.answered?.text) return;
    const content = templates.problemAnswered({
      fullName: customer.details.fullName,
      writtenOn: londonDate(new Date(problem.at)),
      answer: problem.answered.text,
      href: pageOf(this.config, '/dashboard'),
    });
    const about = { kind: 'problem-answered', customerId: state.placed!.customerId, orderId } as const;
    await toJobError(this.mailer.send({ key, about, to: customer.details.email, ...content }));
  }
}
