import { Controller } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { closeUpdate, openUpdate } from '@willow/contracts';
import type { Context } from '../../../event-sourcing/context.ts';
import { Contract, Ctx, SubjectId } from '../../../platform/http/decorators.ts';
import { Limited } from '../../../platform/http/rate-limit.guard.ts';
import { Serialized } from '../../../platform/http/serialized.interceptor.ts';
import type { Limit } from '../../../platform/sessions/rate-limiter.ts';
import { GetAfterSending } from '../../wills/index.ts';
import { CloseUpdate } from '../commands/close-update.ts';
import { OpenUpdate } from '../commands/open-update.ts';

/** Each opening is kept for ever. */
const UPDATES: Limit = { name: 'will-updates', max: 20, windowSeconds: 24 * 3600 };

/** A customer changes a will that was sent. */
@Controller()
export class UpdateController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Contract(openUpdate)
  @Limited(UPDATES)
  @Serialized()
  async open(@SubjectId() customerId: string, @Ctx() context: Context) {
    await this.commands.execute(new OpenUpdate(customerId, context));
    return this.queries.execute(new GetAfterSending(customerId));
  }

  @Contract(closeUpdate)
  @Limited(UPDATES)
  @Serialized()
  async close(@SubjectId() customerId: string, @Ctx() context: Context) {
    await this.commands.execute(new CloseUpdate(customerId, context));
    return this.queries.execute(new GetAfterSending(customerId));
  }
}
