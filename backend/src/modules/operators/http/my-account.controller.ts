import { Body, Controller, Param } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { type BodyOf, changePassword, endOtherSessions, endSession, myAccount, type MyAccount, type ParamsOf } from '@willow/contracts';
import type { Context } from '../../../event-sourcing/context.ts';
import { Contract, Ctx, OperatorSubject } from '../../../platform/http/decorators.ts';
import { Limited } from '../../../platform/http/rate-limit.guard.ts';
import type { SignedInOperator } from '../../../platform/http/subject.ts';
import { ChangePassword } from '../commands/change-password.ts';
import { EndSessions } from '../commands/end-sessions.ts';
import { GetMyAccount } from '../queries/get-my-account.ts';
import { OWN_PASSWORD } from './own-password.limit.ts';

/** What everybody of the team sees and changes of their own account. */
@Controller()
export class MyAccountController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Contract(myAccount)
  account(@OperatorSubject() self: SignedInOperator): Promise<MyAccount> {
    return this.#account(self);
  }

  @Contract(endSession)
  async endSession(
    @Param() { id }: ParamsOf<typeof endSession>,
    @OperatorSubject() self: SignedInOperator,
    @Ctx() context: Context,
  ): Promise<MyAccount> {
    await this.commands.execute(new EndSessions(self.id, { one: id }, context));
    return this.#account(self);
  }

  @Contract(endOtherSessions)
  async endOthers(@OperatorSubject() self: SignedInOperator, @Ctx() context: Context): Promise<MyAccount> {
    await this.commands.execute(new EndSessions(self.id, { othersThan: self.sessionId }, context));
    return this.#account(self);
  }

  @Contract(changePassword)
  @Limited(OWN_PASSWORD)
  async changePassword(
    @Body() body: BodyOf<typeof changePassword>,
    @OperatorSubject() self: SignedInOperator,
    @Ctx() context: Context,
  ): Promise<MyAccount> {
    await this.commands.execute(new ChangePassword(self.id, self.sessionId, body, context));
    return this.#account(self);
  }

  #account({ id, sessionId }: SignedInOperator): Promise<MyAccount> {
    return this.queries.execute(new GetMyAccount(id, sessionId));
  }
}
