import { Body, Controller, Inject, Param, Req, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import {
  addPasskey,
  askForPasskey,
  beginPasskey,
  type BodyOf,
  type MyAccount,
  type ParamsOf,
  removePasskey,
  renamePasskey,
  signInByPasskey,
} from '@willow/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../../../event-sourcing/context.ts';
import { CONFIG, type Config } from '../../../platform/config/config.ts';
import { atLeast } from '../../../platform/http/at-least.ts';
import { setCookie } from '../../../platform/http/cookies.ts';
import { Contract, Ctx, OperatorSubject } from '../../../platform/http/decorators.ts';
import { Limited } from '../../../platform/http/rate-limit.guard.ts';
import type { SignedInOperator } from '../../../platform/http/subject.ts';
import type { Limit } from '../../../platform/sessions/rate-limiter.ts';
import { AddPasskey, BeginPasskey } from '../commands/add-passkey.ts';
import { ChangePasskey, type PasskeyChange } from '../commands/change-passkey.ts';
import { SignInByPasskey } from '../commands/sign-in-by-passkey.ts';
import { PasskeyAttempts } from '../passkeys/passkey-attempts.ts';
import { CHALLENGE_SECONDS, PasskeyChallenges } from '../passkeys/passkey-challenges.ts';
import { GetMyAccount } from '../queries/get-my-account.ts';
import { OWN_PASSWORD } from './own-password.limit.ts';
import { originOf, setSignedIn } from './sign-in-cookies.ts';

const CHANGES: Limit = { name: 'own-passkeys', max: 30, windowSeconds: 900 };

/** Signing in by a passkey, and what everybody of the team does with their own. */
@Controller()
export class PasskeyController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly attempts: PasskeyAttempts,
    private readonly challenges: PasskeyChallenges,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Contract(askForPasskey)
  async ask(@Req() { ip }: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply, @Ctx() { now }: Context) {
    await this.attempts.countAsked(ip);
    const { request, browser } = await this.challenges.ask(now);
    setCookie(reply, this.config, 'passkey', browser, CHALLENGE_SECONDS);
    return request;
  }

  @Contract(signInByPasskey)
  async signIn(
    @Body() { passkey }: BodyOf<typeof signInByPasskey>,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Ctx() context: Context,
  ) {
    const origin = originOf(request, this.config);
    const signedIn = await atLeast(this.commands.execute(new SignInByPasskey(passkey, origin, context)));
    setSignedIn(reply, this.config, signedIn);
    return signedIn.admin;
  }

  @Contract(beginPasskey)
  @Limited(OWN_PASSWORD)
  begin(
    @Body() { password }: BodyOf<typeof beginPasskey>,
    @OperatorSubject() { id, sessionId }: SignedInOperator,
    @Ctx() context: Context,
  ) {
    return this.commands.execute(new BeginPasskey(id, sessionId, password, context));
  }

  @Contract(addPasskey)
  @Limited(CHANGES)
  async add(
    @Body() body: BodyOf<typeof addPasskey>,
    @OperatorSubject() self: SignedInOperator,
    @Ctx() context: Context,
  ): Promise<MyAccount> {
    await this.commands.execute(new AddPasskey(self.id, self.sessionId, body, context));
    return this.#account(self);
  }

  @Contract(renamePasskey)
  @Limited(CHANGES)
  rename(
    @Param() { id }: ParamsOf<typeof renamePasskey>,
    @Body() { name }: BodyOf<typeof renamePasskey>,
    @OperatorSubject() self: SignedInOperator,
    @Ctx() context: Context,
  ): Promise<MyAccount> {
    return this.#changed(self, id, { name }, context);
  }

  @Contract(removePasskey)
  @Limited(CHANGES)
  remove(
    @Param() { id }: ParamsOf<typeof removePasskey>,
    @OperatorSubject() self: SignedInOperator,
    @Ctx() context: Context,
  ): Promise<MyAccount> {
    return this.#changed(self, id, 'removed', context);
  }

  async #changed(self: SignedInOperator, passkeyId: string, change: PasskeyChange, context: Context): Promise<MyAccount> {
    await this.commands.execute(new ChangePasskey(self.id, self.sessionId, passkeyId, change, context));
    return this.#account(self);
  }

  #account({ id, sessionId }: SignedInOperator): Promise<MyAccount> {
    return this.queries.execute(new GetMyAccount(id, sessionId));
  }
}
