import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type enrolSecondFactor, MESSAGES, type ResponseOf } from '@willow/contracts';
import type { Context } from '../../../event-sourcing/context.ts';
import { Streams } from '../../../event-sourcing/streams.ts';
import { accepted, RequestRefused } from '../../../platform/http/request-refused.ts';
import { SessionStore } from '../../../platform/sessions/session-store.ts';
import { operator } from '../domain/operator.ts';
import { OPERATOR_REFUSALS } from '../operator.refusals.ts';
import { operatorStream } from '../operator.streams.ts';
import { timeStepOf } from '../second-factor.ts';
import { signedInAs } from '../signed-in-as.ts';

/** Sets up the second factor with the authenticator app's first code; the session then opens every door of its role. */
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
    private readonly streams: Streams,
    private readonly sessions: SessionStore,
  ) {}

  async execute({ operatorId, sessionId, code, context }: EnrolSecondFactor): Promise<ResponseOf<typeof enrolSecondFactor>> {
    const stream = operatorStream(operatorId);
    const { state } = await this.streams.load(operator, stream);
    // Somebody enrolled in the meantime: this session has not shown that factor, so it has to sign in again.
    if (state.factor.enrolled) throw new RequestRefused(401, MESSAGES.notAuthenticated);
    const timeStep = state.factor.secret ? timeStepOf(state.factor.secret, code, context.now) : null;
    const after = accepted(
      await this.streams.handle(operator, stream, { type: 'EnrolSecondFactor', timeStep }, context),
      OPERATOR_REFUSALS,
    );
    await this.sessions.settle(sessionId);
    return signedInAs(operatorId, after.state, false);
  }
}
