import { Body, Controller } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { type BodyOf, type Operations, readOperations, retryJob, retryParked, skipJob, skipParked } from '@willow/contracts';
import type { Context } from '../../../event-sourcing/context.ts';
import { Contract, Ctx } from '../../../platform/http/decorators.ts';
import { HandleFailedJob } from '../commands/handle-failed-job.ts';
import { HandleParked } from '../commands/handle-parked.ts';
import { GetOperations } from '../queries/get-operations.ts';

const DONE = { success: true } as const;

@Controller()
export class OperationsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Contract(readOperations)
  read(): Promise<Operations> {
    return this.queries.execute(new GetOperations());
  }

  @Contract(retryJob)
  async retryJob(@Body() { job, id }: BodyOf<typeof retryJob>, @Ctx() context: Context) {
    await this.commands.execute(new HandleFailedJob(job, id, null, context));
    return DONE;
  }

  @Contract(skipJob)
  async skipJob(@Body() { job, id, reason }: BodyOf<typeof skipJob>, @Ctx() context: Context) {
    await this.commands.execute(new HandleFailedJob(job, id, reason, context));
    return DONE;
  }

  @Contract(retryParked)
  async retryParked(@Body() act: BodyOf<typeof retryParked>, @Ctx() context: Context) {
    await this.commands.execute(new HandleParked(act, context));
    return DONE;
  }

  @Contract(skipParked)
  async skipParked(@Body() act: BodyOf<typeof skipParked>, @Ctx() context: Context) {
    await this.commands.execute(new HandleParked(act, context));
    return DONE;
  }
}
