import { Body, Controller, Query, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { type BodyOf, getWill, MESSAGES, type QueryOf, saveWill, stepAt, submitWill, willPdf } from '@willow/contracts';
import type { FastifyReply } from 'fastify';
import type { Context } from '../../../event-sourcing/context.ts';
import { Ctx, Contract, SubjectId } from '../../../platform/http/decorators.ts';
import { Coalesced } from '../../../platform/http/coalesced.interceptor.ts';
import { Limited } from '../../../platform/http/rate-limit.guard.ts';
import { Serialized } from '../../../platform/http/serialized.interceptor.ts';
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
  ) {}

  @Contract(getWill)
  @Limited(READS)
  @Coalesced()
  async get(@SubjectId() customerId: string, @Query() { userId }: QueryOf<typeof getWill>) {
    // The session says whose will it is; another id in the address is an attempt to read somebody else's.
    if (userId !== undefined && userId !== customerId) throw new RequestRefused(403, MESSAGES.forbidden);
    return { willAnswers: await this.queries.execute(new GetWill(customerId)) };
  }

  @Contract(saveWill)
  @Limited(SAVES)
  @Serialized()
  async save(@SubjectId() customerId: string, @Body() { step, answers }: BodyOf<typeof saveWill>, @Ctx() context: Context) {
    return { willAnswers: await this.commands.execute(new SaveAnswers(customerId, stepAt(step).id, answers, context)) };
  }

  @Contract(submitWill)
  @Limited(SAVES)
  @Serialized()
  async submit(@SubjectId() customerId: string, @Ctx() context: Context) {
    return { success: true as const, willAnswers: await this.commands.execute(new SubmitWill(customerId, context)) };
  }

  @Contract(willPdf)
  @Limited(PLANS)
  async document(@SubjectId() customerId: string, @Res() reply: FastifyReply): Promise<void> {
    await sendPdf(reply, await this.queries.execute(new GetDocument(customerId, { name: 'will', edition: 'standard' })), {
      filename: 'your-will.pdf',
      disposition: 'attachment',
    });
  }
}
