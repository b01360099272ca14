import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { MESSAGES, type adminLogin, type ResponseOf } from '@willow/contracts';
import { CONFIG, type Config } from '../../../platform/config/config.ts';
import type { Context } from '../../../event-sourcing/context.ts';
import { Operators } from '../operators.repository.ts';
import { RefusedError } from '../../../event-sourcing/core/refusal.ts';
import { SessionStore } from '../../../platform/sessions/session-store.ts';
import type { Operator, OperatorRefusal } from '../domain/operator.ts';
import { isPassword } from '../passwords.ts';
import { newSecret, timeStepOf } from '../second-factor.ts';
import { signedInAs } from '../signed-in-as.ts';

export type Credentials = { readonly email: string; readonly password: string; readonly code: string | null };
export type SignedIn = ResponseOf<typeof adminLogin> & { readonly session: { readonly token: string; readonly maxAgeSeconds: number } };

export class LogInOperator extends Command<SignedIn> {
  constructor(
    readonly credentials: Credentials,
    readonly context: Context,
  ) {
    super();
  }
}

@CommandHandler(LogInOperator)
export class LogInOperatorHandler implements ICommandHandler<LogInOperator> {
  constructor(
    private readonly operators: Operators,
    private readonly sessions: SessionStore,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async execute({ credentials: { email, password, code }, context }: LogInOperator): Promise<SignedIn> {
    const id = this.operators.idOf(email);
    const { state } = await this.operators.load(id);
    const passwordRight = await isPassword(password, state.identity?.passwordHash ?? null);
    if (!state.identity) throw wrong(false);
    const after = await this.#logIn(id, { passwordRight, code: codeStep(state, code, context.now) }, context);
    if (!after) throw wrong(passwordRight && code !== null);
    const pending = this.config.OPERATOR_MFA === 'on' && !after.factor.enrolled;
    const session = await this.sessions.start({ kind: 'operator', subjectId: id, role: after.role }, context.now, { pending });
    return { ...signedInAs(id, after, pending), session };
  }

  async #logIn(id: string, tried: { passwordRight: boolean; code: 'none' | number | null }, context: Context): Promise<Operator | null> {
    const command = { type: 'LogIn', ...tried, factorRequired: this.config.OPERATOR_MFA === 'on', newSecret: newSecret() } as const;
    const { facts, state } = await this.operators.handle(id, command, { ...context, actor: `operator:${id}` });
    return facts.some((fact) => fact.type === 'OperatorLoggedIn') ? state : null;
  }
}

const codeStep = ({ factor }: Operator, code: string | null, now: Date): 'none' | number | null =>
  code === null ? 'none' : factor.secret ? timeStepOf(factor.secret, code, now) : null;

function wrong(onlyTheCode: boolean): RefusedError<OperatorRefusal> {
  if (!onlyTheCode) return new RefusedError<OperatorRefusal>('CredentialsWrong');
  return new RefusedError<OperatorRefusal>('LoginCodeWrong', { issues: [{ path: ['code'], message: MESSAGES.codeWrong }] });
}
