import { Body, Controller } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { type BodyOf, getAfterSending, recordSigning, recordStorage, setReminders } from '@willow/contracts';
import type { Context } from '../../../event-sourcing/context.ts';
import { Contract, Ctx, SubjectId } from '../../../platform/http/decorators.ts';
import { Limited } from '../../../platform/http/rate-limit.guard.ts';
import { Serialized } from '../../../platform/http/serialized.interceptor.ts';
import { RecordSigning } from '../commands/record-signing.ts';
import { RecordStorage } from '../commands/record-storage.ts';
import { SetReminders } from '../commands/set-reminders.ts';
import { GetAfterSending } from '../queries/get-after-sending.ts';
import { READS, SIGNINGS } from '../will-limits.ts';

/** What happens to a will after it was sent. */
@Controller()
export class AfterSendingController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Contract(getAfterSending)
  @Limited(READS)
  get(@SubjectId() customerId: string) {
    return this.queries.execute(new GetAfterSending(customerId));
  }

  @Contract(recordSigning)
  @Limited(SIGNINGS)
  @Serialized()
  signed(@SubjectId() customerId: string, @Body() said: BodyOf<typeof recordSigning>, @Ctx() context: Context) {
    return this.commands.execute(new RecordSigning(customerId, said, context));
  }

  @Contract(recordStorage)
  @Limited(SIGNINGS)
  @Serialized()
  stored(@SubjectId() customerId: string, @Body() { keptAt }: BodyOf<typeof recordStorage>, @Ctx() context: Context) {
    return this.commands.execute(new RecordStorage(customerId, keptAt, context));
  }

  @Contract(setReminders)
  @Limited(SIGNINGS)
  @Serialized()
  reminders(@SubjectId() customerId: string, @Body() { on }: BodyOf<typeof setReminders>, @Ctx() context: Context) {
    return this.commands.execute(new SetReminders(customerId, on, context));
  }
}
