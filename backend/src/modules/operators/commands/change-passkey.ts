import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { CONFIG, type Config } from '../../../platform/config/config.ts';
import type { Context } from '../../../event-sourcing/context.ts';
import { SessionStore } from '../../../platform/sessions/session-store.ts';
import { Operators } from '../operators.repository.ts';

export type PasskeyChange = { readonly name: string } | 'removed';

/** One of somebody's own passkeys gets another name, or is removed. */
export class ChangePasskey extends Command<void> {
  constructor(
    readonly operatorId: string,
    /** The one that goes on. */
    readonly sessionId: string,
    readonly passkeyId: string,
    readonly change: PasskeyChange,
    readonly context: Context,
  ) {
    super();
  }
}

@CommandHandler(ChangePasskey)
export class ChangePasskeyHandler implements ICommandHandler<ChangePasskey> {
  constructor(
    private readonly operators: Operators,
    private readonly sessions: SessionStore,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async execute({ operatorId: id, sessionId, passkeyId, change, context }: ChangePasskey): Promise<void> {
    if (change !== 'removed') {
      await this.operators.handle(id, { type: 'RenamePasskey', passkeyId, name: change.name }, context);
      return;
    }
    const factorRequired = this.config.OPERATOR_MFA === 'on';
    await this.operators.handle(id, { type: 'RemovePasskey', passkeyId, factorRequired }, context);
    // Whoever removes it may have lost the device.
    await this.sessions.revokeOthers('operator', id, sessionId);
  }
}
