import { Body, Controller, Query, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { type BodyOf, getWill, MESSAGES, type QueryOf, saveWill, stepAt, submitWill, willPdf, type WillRecord } from '@willow/contracts';
import type { FastifyReply } from 'fastify';
import type { Context } from '../../../event-sourcing/context.ts';
import { Contract, Ctx, CustomerSubject, Repeatable, SubjectId } from '../../../platform/http/decorators.ts';
import { Coalesced } from '../../../platform/http/coalesced.interceptor.ts';
import { Limited } from '../../../platform/http/rate-limit.guard.ts';
import { Serialized } from '../../../platform/http/serialized.interceptor.ts';
import type { SignedInCustomer } from '../../../platform/http/subject.ts';
import { SessionStore } from '../../../platform/sessions/session-store.ts';
import { sendPdf } from '../../../platform/http/send-file.ts';
import { RequestRefused } from '../../../platform/http/request-refused.ts';
import { SaveAnswers } from '../commands/save-answers.ts';
import { SubmitWill } from '../commands/submit-will.ts';
import { GetDocument } from '../queries/get-document.ts';
import { GetWill } from '../queries/get-will.ts';
import { PLANS, READS, SAVES } from '../will-limits.ts';

@Controller()
export class WillController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly sessions: SessionStore,
  ) {}

  @Contract(getWill)
  @Limited(READS)
  @Coalesced()
  async get(@CustomerSubject() customer: SignedInCustomer, @Query() { userId }: QueryOf<typeof getWill>) {
    // The session says whose will it is; another id in the address is an attempt to read somebody else's.
    if (userId !== undefined && userId !== customer.id) throw new RequestRefused(403, MESSAGES.forbidden);
    return { willAnswers: await this.#read(customer, await this.queries.execute(new GetWill(customer.id))) };
  }

  @Contract(saveWill)
  @Repeatable()
  @Limited(SAVES)
  @Serialized()
  async save(@CustomerSubject() customer: SignedInCustomer, @Body() body: BodyOf<typeof saveWill>, @Ctx() context: Context) {
    const { step, answers, revision } = body;
    const madeFrom = revision ?? (await this.sessions.readRevision(customer.sessionId));
    const command = new SaveAnswers(customer.id, stepAt(step).id, answers, madeFrom, context);
    return { willAnswers: await this.#read(customer, await this.commands.execute(command)) };
  }

  @Contract(submitWill)
  @Limited(SAVES)
  @Serialized()
  async submit(@CustomerSubject() customer: SignedInCustomer, @Body() body: BodyOf<typeof submitWill>, @Ctx() context: Context) {
    const read = body?.revision ?? (await this.sessions.readRevision(customer.sessionId));
    const command = new SubmitWill(customer.id, read, context);
    return { success: true as const, willAnswers: await this.#read(customer, await this.commands.execute(command)) };
  }

  @Contract(willPdf)
  @Limited(PLANS)
  async document(
    @SubjectId() customerId: string,
    @Query() { version }: QueryOf<typeof willPdf>,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const pdf = await this.queries.execute(new GetDocument(customerId, { name: 'will', edition: 'standard' }, version));
    // Two versions in one folder are told apart.
    const filename = version ? `your-will-${version}.pdf` : 'your-will.pdf';
    await sendPdf(reply, pdf, { filename, disposition: 'attachment' });
  }

  /** What comes next without a revision is taken as made from this. */
  async #read({ sessionId, readRevision }: SignedInCustomer, record: WillRecord): Promise<WillRecord> {
    const { revision = -1 } = record;
    if (revision !== readRevision) await this.sessions.recordRead(sessionId, revision);
    return record;
  }
}
