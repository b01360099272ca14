import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type NewPasskey, PASSKEY_MINUTES, type PasskeyAnswer, type PasskeyCreation, type PasskeyRequest } from '@willow/contracts';
import type { UsedPasskey } from '../domain/operator.commands.ts';
import type { Operator } from '../domain/operator.state.ts';
import type { Passkey } from '../domain/operator.state.ts';
import { ChallengeStore } from '../../../platform/sessions/challenge-store.ts';
import { Webauthn } from './webauthn.ts';

export const CHALLENGE_SECONDS = PASSKEY_MINUTES * 60;

const expiry = (now: Date): Date => new Date(now.getTime() + CHALLENGE_SECONDS * 1000);

/** Asks for passkeys and reads the answers. Each challenge is good once, for five minutes, and for whoever was given it. */
@Injectable()
export class PasskeyChallenges {
  constructor(
    private readonly challenges: ChallengeStore,
    private readonly webauthn: Webauthn,
  ) {}

  async askForNew(sessionId: string, id: string, { identity, passkeys }: Operator, now: Date): Promise<PasskeyCreation> {
    const { email = '', name = '' } = identity ?? {};
    const request = await this.webauthn.askForNew({ id, email, name }, passkeys);
    await this.challenges.put(`session|${sessionId}`, request.challenge, expiry(now));
    return request;
  }

  async readNew(sessionId: string, passkey: NewPasskey, now: Date) {
    return this.webauthn.readNew(passkey, await this.challenges.take(`session|${sessionId}`, now));
  }

  /** `browser`: a secret that the browser gives back with the answer. */
  async ask(now: Date): Promise<{ readonly request: PasskeyRequest; readonly browser: string }> {
    const browser = randomBytes(32).toString('base64url');
    const request = await this.webauthn.ask();
    await this.challenges.put(`browser|${browser}`, request.challenge, expiry(now));
    return { request, browser };
  }

  /**
   * Gives a reader that finds which of an operator's passkeys has signed the answer, or null. Refuses an answer that was not asked for in this
   * browser, before anybody's account is looked at.
   */
  async reader(answer: PasskeyAnswer, browser: string | undefined, now: Date): Promise<Reader> {
    const challenge = browser ? await this.challenges.take(`browser|${browser}`, now) : null;
    this.webauthn.assertAskedFor(answer, challenge);
    return async (passkeys) => {
      const passkey = passkeys.find(({ credentialId }) => credentialId === answer.id);
      const counter = passkey ? await this.webauthn.counterOf(answer, challenge, passkey) : null;
      return passkey && counter !== null ? { passkeyId: passkey.passkeyId, counter } : null;
    };
  }
}

type Reader = (passkeys: readonly Passkey[]) => Promise<UsedPasskey | null>;
