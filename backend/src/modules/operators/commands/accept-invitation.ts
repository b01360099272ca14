import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { BodyOf, acceptInvitation } from '@willow/contracts';
import { CONFIG, type Config } from '../../../platform/config/config.ts';
import type { Context } from '../../../event-sourcing/context.ts';
import { RefusedError } from '../../../event-sourcing/core/refusal.ts';
import type { OperatorRefusal } from '../domain/operator.commands.ts';
import type { Operator } from '../domain/operator.state.ts';
import { InvitationAttempts } from '../invitation-attempts.ts';
import { readLinkToken } from '../links/link-token.ts';
import { OperatorSessions } from '../operator-sessions.ts';
import { Operators } from '../operators.repository.ts';
import { refuseGuessable } from '../guessable.ts';
import { hashPassword } from '../passwords.ts';
import { newSecret } from '../second-factor.ts';
import { signedInAs } from '../signed-in-as.ts';
import type { Origin, SignedIn } from './log-in.ts';

/** Somebody sets their password by the link they were sent. */
export class AcceptInvitation extends Command<Pick<SignedIn, 'admin' | 'session'>> {
  constructor(
    readonly body: BodyOf<typeof acceptInvitation>,
    /** The address it comes from, and which kind of browser it is. */
    readonly from: Pick<Origin, 'address' | 'browser'>,
    readonly context: Context,
  ) {
    super();
  }
}

@CommandHandler(AcceptInvitation)
export class AcceptInvitationHandler implements ICommandHandler<AcceptInvitation> {
  constructor(
    private readonly operators: Operators,
    private readonly sessions: OperatorSessions,
    private readonly attempts: InvitationAttempts,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async execute({ body: { token, password }, from, context }: AcceptInvitation): Promise<Pick<SignedIn, 'admin' | 'session'>> {
    await this.attempts.count(from.address);
    const claim = readLinkToken(token);
    if (!claim) throw new RefusedError<OperatorRefusal>('InvitationInvalid');
    const { operatorId: id, tokenHash } = claim;
    // Hashing is slow: check the link first.
    const { state } = await this.operators.load(id);
    if (state.invitation?.tokenHash !== tokenHash) throw new RefusedError<OperatorRefusal>('InvitationInvalid');
    const pending = this.config.OPERATOR_MFA === 'on';
    await refuseGuessable(password, state.identity);
    const passwordHash = await hashPassword(password);
    const accept = {
      type: 'AcceptInvitation',
      tokenHash,
      now: context.now.toISOString(),
      passwordHash,
      newSecret: pending ? newSecret() : null,
    } as const;
    const after = await this.operators.handle(id, accept, { ...context, actor: `operator:${id}` });
    const holds = (now: Operator) => now.passwordHash === passwordHash;
    const session = await this.sessions.start(id, after.state, context, { pending, device: from.browser, holds });
    return { admin: signedInAs(id, after.state, pending), session };
  }
}
