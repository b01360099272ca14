import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { readPasswordReset, ResponseOf } from '@willow/contracts';
import { RefusedError } from '../../../event-sourcing/core/refusal.ts';
import { Clock } from '../../../platform/clock/clock.ts';
import type { OperatorRefusal } from '../domain/operator.commands.ts';
import { InvitationAttempts } from '../invitation-attempts.ts';
import { readLinkToken } from '../links/link-token.ts';
import { Operators } from '../operators.repository.ts';

/** Whom a link to set a new password is for. Refused when the link is used or expired. */
export class ReadResetLink extends Query<ResponseOf<typeof readPasswordReset>> {
  constructor(
    readonly token: string,
    /** The address it comes from. */
    readonly from: string,
  ) {
    super();
  }
}

@QueryHandler(ReadResetLink)
export class ReadResetLinkHandler implements IQueryHandler<ReadResetLink> {
  constructor(
    private readonly operators: Operators,
    private readonly attempts: InvitationAttempts,
    private readonly clock: Clock,
  ) {}

  async execute({ token, from }: ReadResetLink): Promise<ResponseOf<typeof readPasswordReset>> {
    await this.attempts.count(from);
    const claim = readLinkToken(token);
    const state = claim && (await this.operators.load(claim.operatorId)).state;
    const link = state?.resetLink;
    const isGood = link && link.tokenHash === claim?.tokenHash && link.expiresAt > this.clock.now().toISOString();
    if (!isGood || !state.identity) throw new RefusedError<OperatorRefusal>('ResetLinkInvalid');
    return { email: state.identity.email };
  }
}
