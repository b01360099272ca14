import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { BodyOf, resetPassword } from '@willow/contracts';
import type { Context } from '../../../event-sourcing/context.ts';
import { RefusedError } from '../../../event-sourcing/core/refusal.ts';
import { SessionStore } from '../../../platform/sessions/session-store.ts';
import type { OperatorRefusal } from '../domain/operator.commands.ts';
import { InvitationAttempts } from '../invitation-attempts.ts';
import { readLinkToken } from '../links/link-token.ts';
import { ResetLinks } from '../links/reset-links.ts';
import { Operators } from '../operators.repository.ts';
import { refuseGuessable } from '../guessable.ts';
import { hashPassword } from '../passwords.ts';
import { ResetAttempts } from '../reset-attempts.ts';

/** Somebody says that they forgot the password. The caller cannot tell whether anybody has the address. */
export class RequestPasswordReset extends Command<void> {
  constructor(
    readonly email: string,
    /** The address it comes from. */
    readonly from: string,
    readonly context: Context,
  ) {
    super();
  }
}

@CommandHandler(RequestPasswordReset)
export class RequestPasswordResetHandler implements ICommandHandler<RequestPasswordReset> {
  constructor(
    private readonly operators: Operators,
    private readonly links: ResetLinks,
    private readonly attempts: ResetAttempts,
  ) {}

  async execute({ email, from, context }: RequestPasswordReset): Promise<void> {
    const id = this.operators.idOf(email);
    await this.attempts.count(id, from);
    await this.operators.handle(id, { type: 'RequestPasswordReset', ...this.links.make(id, context.now) }, context);
  }
}

/** Somebody sets a new password by the link they were sent. Nobody is signed in by it: it is no second factor. */
export class ResetPassword extends Command<void> {
  constructor(
    readonly body: BodyOf<typeof resetPassword>,
    /** The address it comes from. */
    readonly from: string,
    readonly context: Context,
  ) {
    super();
  }
}

@CommandHandler(ResetPassword)
export class ResetPasswordHandler implements ICommandHandler<ResetPassword> {
  constructor(
    private readonly operators: Operators,
    private readonly sessions: SessionStore,
    private readonly attempts: InvitationAttempts,
  ) {}

  async execute({ body: { token, password }, from, context }: ResetPassword): Promise<void> {
    await this.attempts.count(from);
    const claim = readLinkToken(token);
    if (!claim) throw new RefusedError<OperatorRefusal>('ResetLinkInvalid');
    const { operatorId: id, tokenHash } = claim;
    // Hashing is slow: check the link first.
    const { state } = await this.operators.load(id);
    if (state.resetLink?.tokenHash !== tokenHash) throw new RefusedError<OperatorRefusal>('ResetLinkInvalid');
    await refuseGuessable(password, state.identity);
    const reset = { type: 'ResetPassword', tokenHash, now: context.now.toISOString(), passwordHash: await hashPassword(password) } as const;
    await this.operators.handle(id, reset, { ...context, actor: `operator:${id}` });
    await this.sessions.revokeAll('operator', id);
  }
}
