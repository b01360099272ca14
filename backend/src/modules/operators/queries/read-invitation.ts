import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { readInvitation, ResponseOf } from '@willow/contracts';
import { RefusedError } from '../../../event-sourcing/core/refusal.ts';
import { Clock } from '../../../platform/clock/clock.ts';
import type { OperatorRefusal } from '../domain/operator.commands.ts';
import { InvitationAttempts } from '../invitation-attempts.ts';
import { readLinkToken } from '../links/link-token.ts';
import { Operators } from '../operators.repository.ts';

/** Whom an invitation link is for. Refused when the link is used or expired. */
export class ReadInvitation extends Query<ResponseOf<typeof readInvitation>> {
  constructor(
    readonly token: string,
    /** The address it comes from. */
    readonly from: string,
  ) {
    super();
  }
}

@QueryHandler(ReadInvitation)
export class ReadInvitationHandler implements IQueryHandler<ReadInvitation> {
  constructor(
    private readonly operators: Operators,
    private readonly attempts: InvitationAttempts,
    private readonly clock: Clock,
  ) {}

  async execute({ token, from }: ReadInvitation): Promise<ResponseOf<typeof readInvitation>> {
    await this.attempts.count(from);
    const claim = readLinkToken(token);
    const state = claim && (await this.operators.load(claim.operatorId)).state;
    const isGood =
      state?.invitation && state.invitation.tokenHash === claim?.tokenHash && state.invitation.expiresAt > this.clock.now().toISOString();
    if (!isGood || !state.identity) throw new RefusedError<OperatorRefusal>('InvitationInvalid');
    return { ...state.identity, role: state.role };
  }
}
