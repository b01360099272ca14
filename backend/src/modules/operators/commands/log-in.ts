import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type Admin, MESSAGES } from '@willow/contracts';
import type { Context } from '../../../platform/facts/context.ts';
import { Streams } from '../../../platform/facts/streams.ts';
import { RequestRefused } from '../../../platform/http/request-refused.ts';
import { Secrets } from '../../../platform/keys/secrets.ts';
import { SessionStore } from '../../../platform/sessions/session-store.ts';
import { operator } from '../domain/operator.ts';
import { operatorIdOf, operatorStream } from '../operator.streams.ts';
import { isPassword } from '../passwords.ts';

export type SignedIn = { readonly admin: Admin; readonly session: { readonly token: string; readonly maxAgeSeconds: number } };

/** Signs an operator in. The answer to a wrong address and to a wrong password is the same, and takes as long. */
export class LogInOperator extends Command<SignedIn> {
  constructor(
    readonly email: string,
    readonly password: string,
    readonly context: Context,
  ) {
    super();
  }
}

@CommandHandler(LogInOperator)
export class LogInOperatorHandler implements ICommandHandler<LogInOperator> {
  constructor(
    private readonly streams: Streams,
    private readonly secrets: Secrets,
    private readonly sessions: SessionStore,
  ) {}

  async execute({ email, password, context }: LogInOperator): Promise<SignedIn> {
    const id = operatorIdOf(this.secrets, email);
    const { state } = await this.streams.load(operator, operatorStream(id));
    const succeeded = (await isPassword(password, state.identity?.passwordHash ?? null)) && state.active;
    const actor = { ...context, actor: `operator:${id}` as const };
    await this.streams.handle(operator, operatorStream(id), { type: 'RecordLogin', succeeded }, actor);
    if (!succeeded || !state.identity) throw new RequestRefused(401, MESSAGES.credentials);
    const { name, email: address } = state.identity;
    const session = await this.sessions.start({ kind: 'operator', subjectId: id, role: state.role }, context.now);
    return { admin: { id, email: address, name, role: state.role }, session };
  }
}
