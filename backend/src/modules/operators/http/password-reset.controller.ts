import { Body, Controller, Req } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { type BodyOf, readPasswordReset, requestPasswordReset, resetPassword } from '@willow/contracts';
import type { FastifyRequest } from 'fastify';
import type { Context } from '../../../event-sourcing/context.ts';
import { atLeast } from '../../../platform/http/at-least.ts';
import { Contract, Ctx } from '../../../platform/http/decorators.ts';
import { RequestPasswordReset, ResetPassword } from '../commands/reset-password.ts';
import { ReadResetLink } from '../queries/read-reset-link.ts';

/** For somebody of the team who forgot their password. */
@Controller()
export class PasswordResetController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Contract(requestPasswordReset)
  async request(@Body() { email }: BodyOf<typeof requestPasswordReset>, @Req() { ip }: FastifyRequest, @Ctx() context: Context) {
    await atLeast(this.commands.execute(new RequestPasswordReset(email, ip, context)));
    return { success: true as const };
  }

  @Contract(readPasswordReset)
  read(@Body() { token }: BodyOf<typeof readPasswordReset>, @Req() { ip }: FastifyRequest) {
    return this.queries.execute(new ReadResetLink(token, ip));
  }

  @Contract(resetPassword)
  async reset(@Body() body: BodyOf<typeof resetPassword>, @Req() { ip }: FastifyRequest, @Ctx() context: Context) {
    await this.commands.execute(new ResetPassword(body, ip, context));
    return { success: true as const };
  }
}
