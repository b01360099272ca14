import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { londonDate, MESSAGES, type adminLogin, type ResponseOf } from '@willow/contracts';
import { CONFIG, type Config } from '../../../platform/config/config.ts';
import type { Context } from '../../../event-sourcing/context.ts';
import { Operators } from '../operators.repository.ts';
import { isRefusedFor, RefusedError } from '../../../event-sourcing/core/refusal.ts';
import { KnownDevices } from '../../../platform/sessions/known-devices.ts';
import type { OperatorRefusal } from '../domain/operator.commands.ts';
import type { Operator } from '../domain/operator.ts';
import { LoginAttempts } from '../login-attempts.ts';
import { OperatorSessions, type StartedSession } from '../operator-sessions.ts';
import { isPassword } from '../passwords.ts';
import { newSecret, timeStepOf } from '../second-factor.ts';
import { signedInAs } from '../signed-in-as.ts';

export type Credentials = { readonly email: string; readonly password: string; readonly code: string | null };
/** Where an attempt comes from: the address, the cookie of a device that may be known, and which kind of browser it is. */
export type Origin = { readonly address: string; readonly device: string | undefined; readonly browser: string };
export type SignedIn = {
  readonly admin: ResponseOf<typeof adminLogin>;
  readonly session: StartedSession;
  /** Null until the second factor is set up. */
  readonly device: string | null;
};

export class LogInOperator extends Command<SignedIn> {
  constructor(
    readonly credentials: Credentials,
    readonly origin: Origin,
    readonly context: Context,
  ) {
    super();
  }
}

@CommandHandler(LogInOperator)
export class LogInOperatorHandler implements ICommandHandler<LogInOperator> {
  constructor(
    private readonly operators: Operators,
    private readonly sessions: OperatorSessions,
    private readonly attempts: LoginAttempts,
    private readonly devices: KnownDevices,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async execute({ credentials: { email, password, code }, origin, context }: LogInOperator): Promise<SignedIn> {
    const id = this.operators.idOf(email);
    const device = this.devices.recognise('operator', id, origin.device, context.now);
    const attempt = await this.attempts.begin(id, origin.address, device);
    const { state } = await this.operators.load(id);
    const passwordRight = await isPassword(password, state.passwordHash, device ? 'known' : 'stranger');
    if (!state.identity) throw wrong(false);
    const tried = { passwordRight, code: codeStep(state, code, context.now), count: attempt.count };
    const after = await this.#logIn(id, tried, context).catch(async (error: unknown) => {
      if (isRefusedFor<OperatorRefusal>(error, 'CodeNeeded')) await attempt.withdraw();
      throw error;
    });
    // Whoever was disabled is not told that the password was right.
    if (!after) throw wrong(passwordRight && code !== null && state.standing === 'active');
    await attempt.succeed();
    const pending = this.config.OPERATOR_MFA === 'on' && !after.factor.enrolled;
    const session = await this.sessions.start(id, after, context, { pending, device: origin.browser });
    return { admin: signedInAs(id, after, pending), session, device: pending ? null : this.devices.issue('operator', id, context.now) };
  }

  async #logIn(id: string, tried: Tried, context: Context): Promise<Operator | null> {
    const today = londonDate(context.now);
    const command = { type: 'LogIn', ...tried, today, factorRequired: this.config.OPERATOR_MFA === 'on', newSecret: newSecret() } as const;
    const { facts, state } = await this.operators.handle(id, command, { ...context, actor: `operator:${id}` });
    return facts.some((fact) => fact.type === 'OperatorLoggedIn') ? state : null;
  }
}

type Tried = { readonly passwordRight: boolean; readonly code: 'none' | number | null; readonly count: number };

const codeStep = ({ factor }: Operator, code: string | null, now: Date): 'none' | number | null =>
  code === null ? 'none' : factor.secret ? timeStepOf(factor.secret, code, now) : null;

function wrong(onlyTheCode: boolean): RefusedError<OperatorRefusal> {
  if (!onlyTheCode) return new RefusedError<OperatorRefusal>('CredentialsWrong');
  return new RefusedError<OperatorRefusal>('LoginCodeWrong', { issues: [{ path: ['code'], message: MESSAGES.codeWrong }] });
}
