import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type enrolSecondFactor, type ResponseOf } from '@willow/contracts';
import type { Context } from '../../../event-sourcing/context.ts';
import { Operators } from '../operators.repository.ts';
import { RefusedError } from '../../../event-sourcing/core/refusal.ts';
import type { OperatorRefusal } from '../domain/operator.commands.ts';
import { hasSecondFactor } from '../domain/passkeys.ts';
import { SessionStore } from '../../../platform/sessions/session-store.ts';
import { timeStepOf } from '../second-factor.ts';
import { signedInAs } from '../signed-in-as.ts';

export class EnrolSecondFactor extends Command<ResponseOf<typeof enrolSecondFactor>> {
  constructor(
    readonly operatorId: string,
    readonly sessionId: string,
    readonly code: string,
    readonly context: Context,
  ) {
    super();
  }
}

@CommandHandler(EnrolSecondFactor)
export class EnrolSecondFactorHandler implements ICommandHandler<EnrolSecondFactor> {
  constructor(
    private readonly operators: Operators,
    private readonly sessions: SessionStore,
  ) {}

  async execute({ operatorId, sessionId, code, context }: EnrolSecondFactor): Promise<ResponseOf<typeof enrolSecondFactor>> {
    const { state } = await this.operators.load(operatorId);
    // Somebody enrolled in the meantime: this session has not shown that factor, so it has to sign in again.
    if (hasSecondFactor(state)) throw new RefusedError<OperatorRefusal>('AlreadyEnrolled');
    const timeStep = state.factor.secret ? timeStepOf(state.factor.secret, code, context.now) : null;
    const after = await this.operators.handle(operatorId, { type: 'EnrolSecondFactor', timeStep }, context);
    await this.sessions.settle(sessionId);
    // Others have shown the password alone.
    await this.sessions.revokeOthers('operator', operatorId, sessionId);
    return signedInAs(operatorId, after.state, false);
  }
}
