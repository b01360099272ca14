import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type BodyOf, type changePassword, MESSAGES } from '@willow/contracts';
import type { Context } from '../../../event-sourcing/context.ts';
import { RefusedError } from '../../../event-sourcing/core/refusal.ts';
import { SessionStore } from '../../../platform/sessions/session-store.ts';
import type { OperatorRefusal } from '../domain/operator.commands.ts';
import { Operators } from '../operators.repository.ts';
import { refuseGuessable } from '../guessable.ts';
import { hashPassword, isPassword } from '../passwords.ts';

export class ChangePassword extends Command<void> {
  constructor(
    readonly operatorId: string,
    /** The one that goes on. */
    readonly sessionId: string,
    readonly body: BodyOf<typeof changePassword>,
    readonly context: Context,
  ) {
    super();
  }
}

@CommandHandler(ChangePassword)
export class ChangePasswordHandler implements ICommandHandler<ChangePassword> {
  constructor(
    private readonly operators: Operators,
    private readonly sessions: SessionStore,
  ) {}

  async execute({ operatorId: id, sessionId, body: { current, password }, context }: ChangePassword): Promise<void> {
    const { state } = await this.operators.load(id);
    if (!(await isPassword(current, state.passwordHash, 'known')))
      throw new RefusedError<OperatorRefusal>('PasswordWrong', { issues: [{ path: ['current'], message: MESSAGES.passwordWrong }] });
    await refuseGuessable(password, state.identity);
    await this.operators.handle(id, { type: 'ChangePassword', passwordHash: await hashPassword(password) }, context);
    await this.sessions.revokeOthers('operator', id, sessionId);
  }
}
