import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { londonDate, MESSAGES, type adminLogin, type PasskeyAnswer, type ResponseOf } from '@willow/contracts';
import { CONFIG, type Config } from '../../../platform/config/config.ts';
import type { Context } from '../../../event-sourcing/context.ts';
import { Operators } from '../operators.repository.ts';
import { RefusedError } from '../../../event-sourcing/core/refusal.ts';
import { KnownDevices } from '../../../platform/sessions/known-devices.ts';
import type { OperatorRefusal, UsedPasskey } from '../domain/operator.commands.ts';
import type { Operator } from '../domain/operator.state.ts';
import { LoginAttempts } from '../login-attempts.ts';
import { OperatorSessions, type StartedSession } from '../operator-sessions.ts';
import type { OperatorFact } from '../domain/operator.facts.ts';
import { hasSecondFactor, isFactorOf } from '../domain/passkeys.ts';
import { PasskeyChallenges } from '../passkeys/passkey-challenges.ts';
import { isPassword } from '../passwords.ts';
import { newSecret, timeStepOf } from '../second-factor.ts';
import { signedInAs } from '../signed-in-as.ts';

export type Credentials = {
  readonly email: string;
  readonly password: string;
  readonly code: string | null;
  readonly passkey: PasskeyAnswer | null;
};
/** Where an attempt comes from: the address, the cookie of a device that may be known, and which kind of browser it is. */
export type Origin = {
  readonly address: string;
  readonly device: string | undefined;
  readonly browser: string;
  /** The cookie that a challenge for a passkey went to. */
  readonly asked: string | undefined;
};
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
    private readonly challenges: PasskeyChallenges,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async execute({ credentials, origin, context }: LogInOperator): Promise<SignedIn> {
    const id = this.operators.idOf(credentials.email);
    const device = this.devices.recognise('operator', id, origin.device, context.now);
    const attempt = await this.attempts.begin(id, origin.address, device);
    const { state } = await this.operators.load(id);
    const passwordRight = await isPassword(credentials.password, state.passwordHash, device ? 'known' : 'stranger');
    if (!state.identity) throw new RefusedError<OperatorRefusal>('CredentialsWrong');
    const tried = { id, state, passwordRight, count: attempt.count };
    const { facts, state: after } = await this.#logIn(tried, { credentials, origin, context }).catch(async (error: unknown) => {
      // The password was right: it was no guess.
      if (error instanceof RefusedError) await attempt.withdraw();
      throw error;
    });
    if (!facts.some(({ type }) => type === 'OperatorLoggedIn')) throw refusalOf(tried, credentials, facts);
    await attempt.succeed();
    const pending = this.config.OPERATOR_MFA === 'on' && !hasSecondFactor(after);
    const holds = (now: Operator) => now.passwordHash === state.passwordHash && isFactorOf(now, facts, after);
    const session = await this.sessions.start(id, after, context, { pending, device: origin.browser, holds });
    return { admin: signedInAs(id, after, pending), session, device: pending ? null : this.devices.issue('operator', id, context.now) };
  }

  async #logIn({ id, state, passwordRight, count }: Tried, { credentials, origin, context }: Asked) {
    const isKnown = passwordRight && state.standing === 'active';
    const passkey = credentials.passkey && isKnown ? await this.#used(credentials.passkey, state, origin, context.now) : 'none';
    const code = codeStep(state, credentials.code, context.now);
    const [today, factorRequired] = [londonDate(context.now), this.config.OPERATOR_MFA === 'on'];
    const command = { type: 'LogIn', passwordRight, count, code, passkey, today, factorRequired, newSecret: newSecret() } as const;
    return this.operators.handle(id, command, { ...context, actor: `operator:${id}` });
  }

  async #used(answer: PasskeyAnswer, { passkeys }: Operator, { asked }: Origin, now: Date): Promise<UsedPasskey | null> {
    const read = await this.challenges.reader(answer, asked, now);
    return read(passkeys);
  }
}

type Asked = Pick<LogInOperator, 'credentials' | 'origin' | 'context'>;
type Tried = { readonly id: string; readonly state: Operator; readonly passwordRight: boolean; readonly count: number };

const codeStep = ({ factor }: Operator, code: string | null, now: Date): 'none' | number | null =>
  code === null ? 'none' : factor.secret ? timeStepOf(factor.secret, code, now) : null;

/** Whoever was disabled is not told that the password was right. */
function refusalOf(
  { state, passwordRight }: Tried,
  { code, passkey }: Credentials,
  facts: readonly OperatorFact[],
): RefusedError<OperatorRefusal> {
  if (facts.some(({ type }) => type === 'PasskeyCounterWentBack')) return new RefusedError<OperatorRefusal>('PasskeyCopied');
  if (!passwordRight || state.standing !== 'active') return new RefusedError<OperatorRefusal>('CredentialsWrong');
  if (passkey) return new RefusedError<OperatorRefusal>('PasskeyNotKnown');
  if (code === null) return new RefusedError<OperatorRefusal>('CredentialsWrong');
  return new RefusedError<OperatorRefusal>('LoginCodeWrong', { issues: [{ path: ['code'], message: MESSAGES.codeWrong }] });
}
