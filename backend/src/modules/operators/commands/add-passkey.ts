import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type addPasskey, type BodyOf, MESSAGES, type PasskeyCreation } from '@willow/contracts';
import { v7 as uuid } from 'uuid';
import type { Context } from '../../../event-sourcing/context.ts';
import { RefusedError } from '../../../event-sourcing/core/refusal.ts';
import type { OperatorRefusal } from '../domain/operator.commands.ts';
import { Operators } from '../operators.repository.ts';
import { PasskeyChallenges } from '../passkeys/passkey-challenges.ts';
import { isPassword } from '../passwords.ts';

/** Asks the browser of this session for a new passkey. The password says that it is still its owner who asks. */
export class BeginPasskey extends Command<PasskeyCreation> {
  constructor(
    readonly operatorId: string,
    readonly sessionId: string,
    readonly password: string,
    readonly context: Context,
  ) {
    super();
  }
}

@CommandHandler(BeginPasskey)
export class BeginPasskeyHandler implements ICommandHandler<BeginPasskey> {
  constructor(
    private readonly operators: Operators,
    private readonly challenges: PasskeyChallenges,
  ) {}

  async execute({ operatorId: id, sessionId, password, context }: BeginPasskey): Promise<PasskeyCreation> {
    const { state } = await this.operators.load(id);
    if (!(await isPassword(password, state.passwordHash, 'known')))
      throw new RefusedError<OperatorRefusal>('PasswordWrong', { issues: [{ path: ['password'], message: MESSAGES.passwordWrong }] });
    return this.challenges.askForNew(sessionId, id, state, context.now);
  }
}

export class AddPasskey extends Command<void> {
  constructor(
    readonly operatorId: string,
    readonly sessionId: string,
    readonly body: BodyOf<typeof addPasskey>,
    readonly context: Context,
  ) {
    super();
  }
}

@CommandHandler(AddPasskey)
export class AddPasskeyHandler implements ICommandHandler<AddPasskey> {
  constructor(
    private readonly operators: Operators,
    private readonly challenges: PasskeyChallenges,
  ) {}

  async execute({ operatorId, sessionId, body: { name, passkey }, context }: AddPasskey): Promise<void> {
    const made = await this.challenges.readNew(sessionId, passkey, context.now);
    await this.operators.handle(operatorId, { type: 'AddPasskey', passkeyId: uuid(), name, ...made }, context);
  }
}
