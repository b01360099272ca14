import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { PasskeyAnswer } from '@willow/contracts';
import { stringify } from 'uuid';
import type { Context } from '../../../event-sourcing/context.ts';
import { RefusedError } from '../../../event-sourcing/core/refusal.ts';
import { KnownDevices } from '../../../platform/sessions/known-devices.ts';
import type { OperatorRefusal } from '../domain/operator.commands.ts';
import type { Operator } from '../domain/operator.state.ts';
import { isFactorOf } from '../domain/passkeys.ts';
import { OperatorSessions } from '../operator-sessions.ts';
import { Operators } from '../operators.repository.ts';
import { PasskeyAttempts } from '../passkeys/passkey-attempts.ts';
import { PasskeyChallenges } from '../passkeys/passkey-challenges.ts';
import { signedInAs } from '../signed-in-as.ts';
import type { Origin, SignedIn } from './log-in.ts';

/** Whoever has the device, and has shown the device that they are its owner, needs no password: these are two factors (AM-4). */
export class SignInByPasskey extends Command<SignedIn> {
  constructor(
    readonly answer: PasskeyAnswer,
    readonly origin: Omit<Origin, 'device'>,
    readonly context: Context,
  ) {
    super();
  }
}

@CommandHandler(SignInByPasskey)
export class SignInByPasskeyHandler implements ICommandHandler<SignInByPasskey> {
  constructor(
    private readonly operators: Operators,
    private readonly sessions: OperatorSessions,
    private readonly attempts: PasskeyAttempts,
    private readonly devices: KnownDevices,
    private readonly challenges: PasskeyChallenges,
  ) {}

  /** An unknown operator, an unknown passkey, a wrong signature and a disabled account are answered alike. */
  async execute({ answer, origin, context }: SignInByPasskey): Promise<SignedIn> {
    const takeBack = await this.attempts.countTried(origin.address);
    const read = await this.challenges.reader(answer, origin.asked, context.now);
    const id = ownerOf(answer);
    const used = id === null ? null : await read((await this.operators.load(id)).state.passkeys);
    if (id === null || used === null) throw new RefusedError<OperatorRefusal>('PasskeyNotKnown');
    const { facts, state } = await this.operators.handle(id, { type: 'LogInByPasskey', ...used }, { ...context, actor: `operator:${id}` });
    if (!facts.some(({ type }) => type === 'OperatorLoggedIn')) throw new RefusedError<OperatorRefusal>('PasskeyCopied');
    await takeBack();
    const holds = (now: Operator) => isFactorOf(now, facts, state);
    const session = await this.sessions.start(id, state, context, { pending: false, device: origin.browser, holds });
    return { admin: signedInAs(id, state, false), session, device: this.devices.issue('operator', id, context.now) };
  }
}

/** The operator's id is in the passkey, since we put it there. Null when it is no id. */
function ownerOf({ response: { userHandle = '' } }: PasskeyAnswer): string | null {
  try {
    return stringify(Buffer.from(userHandle, 'base64url'));
  } catch {
    return null;
  }
}
