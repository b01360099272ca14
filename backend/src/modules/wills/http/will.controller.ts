import { Body, Controller, Query, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import {
  type BodyOf,
  getWill,
  MESSAGES,
  type QueryOf,
  type ResponseOf,
  saveWill,
  stepAt,
  submitWill,
  willDocument,
} from '@willow/contracts';
import type { FastifyReply } from 'fastify';
import type { Context } from '../../../event-sourcing/context.ts';
import { Ctx, Contract, SubjectId } from '../../../platform/http/decorators.ts';
import { sendPdf } from '../../../platform/http/send-file.ts';
import { RequestRefused } from '../../../platform/http/request-refused.ts';
import { SaveAnswers } from '../commands/save-answers.ts';
import { SubmitWill } from '../commands/submit-will.ts';
import { GetDocument } from '../queries/get-document.ts';
import { GetWill } from '../queries/get-will.ts';

@Controller()
export class WillController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Contract(getWill)
  async get(
    @SubjectId() customerId: string,
    @Query({ schema: getWill.query }) { userId }: QueryOf<typeof getWill>,
  ): Promise<ResponseOf<typeof getWill>> {
    // The session says whose will it is; another id in the address is an attempt to read somebody else's.
    if (userId !== undefined && userId !== customerId) throw new RequestRefused(403, MESSAGES.forbidden);
    return { willAnswers: await this.queries.execute(new GetWill(customerId)) };
  }

  @Contract(saveWill)
  async save(
    @SubjectId() customerId: string,
    @Body({ schema: saveWill.body }) { step, answers }: BodyOf<typeof saveWill>,
    @Ctx() context: Context,
  ): Promise<ResponseOf<typeof saveWill>> {
    return { willAnswers: await this.commands.execute(new SaveAnswers(customerId, stepAt(step).id, answers, context)) };
  }

  @Contract(submitWill)
  async submit(@SubjectId() customerId: string, @Ctx() context: Context): Promise<ResponseOf<typeof submitWill>> {
    return { success: true, willAnswers: await this.commands.execute(new SubmitWill(customerId, context)) };
  }

  @Contract(willDocument)
  async document(@SubjectId() customerId: string, @Res() reply: FastifyReply): Promise<void> {
    await sendPdf(reply, await this.queries.execute(new GetDocument(customerId, { name: 'will', edition: 'standard' })), {
      filename: 'your-will.pdf',
      disposition: 'attachment',
    });
  }
}
