import { Inject, Injectable } from '@nestjs/common';
import { BRAND, type NewPasskey, PASSKEY_MINUTES, type PasskeyAnswer, PasskeyCreation, PasskeyRequest } from '@willow/contracts';
import { parse } from 'uuid';
import { z } from 'zod';
import { RefusedError } from '../../../event-sourcing/core/refusal.ts';
import { CONFIG, type Config } from '../../../platform/config/config.ts';
import type { OperatorRefusal } from '../domain/operator.commands.ts';
import type { Passkey } from '../domain/operator.state.ts';

/** Most takes time and memory to load, and few requests need it. */
const library = () => import('@simplewebauthn/server');
const helpers = () => import('@simplewebauthn/server/helpers');

/** Ed25519, ECDSA with P-256, RSA with PKCS#1: COSE algorithm identifiers, the best first. */
const ALGORITHMS = [-8, -7, -257];
const TIMEOUT_MS = PASSKEY_MINUTES * 60_000;

type Owner = { readonly id: string; readonly email: string; readonly name: string };
type MadePasskey = Omit<Passkey, 'passkeyId' | 'name'>;
type Challenge = string | null;

/** The ceremonies of W3C Web Authentication at the console's own address. The device always checks that it is its owner. */
@Injectable()
export class Webauthn {
  readonly #origin: string;
  readonly #rpId: string;

  constructor(@Inject(CONFIG) { publicUrl }: Pick<Config, 'publicUrl'>) {
    const { origin, hostname } = new URL(publicUrl);
    this.#origin = origin;
    this.#rpId = hostname;
  }

  async askForNew({ id, email, name }: Owner, known: readonly Passkey[]): Promise<PasskeyCreation> {
    const { generateRegistrationOptions } = await library();
    return PasskeyCreation.parse(
      await generateRegistrationOptions({
        rpName: BRAND.name,
        rpID: this.#rpId,
        userID: new Uint8Array(parse(id)),
        userName: email,
        userDisplayName: name,
        timeout: TIMEOUT_MS,
        attestationType: 'none',
        supportedAlgorithmIDs: ALGORITHMS,
        excludeCredentials: known.map(({ credentialId, transports }) => ({ id: credentialId, transports: [...transports] })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      }),
    );
  }

  async ask(): Promise<PasskeyRequest> {
    const { generateAuthenticationOptions } = await library();
    return PasskeyRequest.parse(
      await generateAuthenticationOptions({ rpID: this.#rpId, timeout: TIMEOUT_MS, userVerification: 'required' }),
    );
  }

  /** Throws RefusedError. `challenge`: null when there is none that is still good. */
  async readNew(passkey: NewPasskey, challenge: Challenge): Promise<MadePasskey> {
    const { clientDataJSON, attestationObject, transports = [] } = passkey.response;
    const expected = this.#expected(clientDataJSON, challenge);
    try {
      await assertSelfMade(attestationObject);
      const { verifyRegistrationResponse } = await library();
      const { verified, registrationInfo } = await verifyRegistrationResponse({
        ...expected,
        supportedAlgorithmIDs: ALGORITHMS,
        response: { ...passkey, clientExtensionResults: {}, response: { clientDataJSON, attestationObject } },
      });
      if (!verified) throw new Error('The attestation is not right');
      const { id, publicKey, counter } = registrationInfo.credential;
      return { credentialId: id, publicKey: Buffer.from(publicKey).toString('base64url'), counter, transports };
    } catch (cause) {
      throw new RefusedError<OperatorRefusal>('PasskeyUnreadable', { cause });
    }
  }

  /** Refuses an answer that was made for another address, or for no challenge that is still good. Says nothing of any account. */
  assertAskedFor({ response }: PasskeyAnswer, challenge: Challenge): void {
    this.#expected(response.clientDataJSON, challenge);
  }

  /** The counter of an answer that this passkey has rightly signed; null when it has not. Whether the counter went back is for the decider. */
  async counterOf(answer: PasskeyAnswer, challenge: Challenge, { credentialId, publicKey }: Passkey): Promise<number | null> {
    const { clientDataJSON, authenticatorData, signature } = answer.response;
    const expected = this.#expected(clientDataJSON, challenge);
    try {
      const { verifyAuthenticationResponse } = await library();
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        ...expected,
        response: { ...answer, clientExtensionResults: {}, response: { clientDataJSON, authenticatorData, signature } },
        credential: { id: credentialId, publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')), counter: 0 },
      });
      return verified ? authenticationInfo.newCounter : null;
    } catch {
      return null;
    }
  }

  #expected(clientDataJson: string, challenge: Challenge) {
    const said = clientDataOf(clientDataJson);
    if (said.origin !== this.#origin) throw new RefusedError<OperatorRefusal>('PasskeyOtherSite');
    if (challenge === null || said.challenge !== challenge) throw new RefusedError<OperatorRefusal>('PasskeyTooLate');
    return { expectedChallenge: challenge, expectedOrigin: this.#origin, expectedRPID: this.#rpId };
  }
}

const ClientData = z.object({ origin: z.string(), challenge: z.string() });

function clientDataOf(text: string): z.infer<typeof ClientData> {
  try {
    return ClientData.parse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')));
  } catch (cause) {
    throw new RefusedError<OperatorRefusal>('PasskeyUnreadable', { cause });
  }
}

/** We ask for no proof of who made the device. One that came all the same is not looked at: it may name addresses to fetch lists from. */
async function assertSelfMade(attestation: string): Promise<void> {
  const { decodeAttestationObject } = await helpers();
  const read = decodeAttestationObject(new Uint8Array(Buffer.from(attestation, 'base64url')));
  const format = read.get('fmt');
  const isSelfMade = format === 'none' || (format === 'packed' && read.get('attStmt').get('x5c') === undefined);
  if (!isSelfMade) throw new Error('The attestation was not asked for');
}
