import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { NewPasskey, PasskeyAnswer, PasskeyCreation, PasskeyRequest } from '@willow/contracts';

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_KEY = 0x40;

type Changes = {
  readonly origin?: string;
  readonly challenge?: string;
  readonly counter?: number;
  readonly userHandle?: string;
  readonly id?: string;
  readonly unverified?: boolean;
};

const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');
const sha256 = (bytes: string | Uint8Array): Buffer => createHash('sha256').update(bytes).digest();

/** One passkey in software (ES256, attestation "none"), as a browser at `origin` would use it. W3C Web Authentication Level 2. */
export class Authenticator {
  readonly #origin: string;
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  readonly #id = randomBytes(16);
  #owner = '';
  #counter = 0;

  constructor(origin: string) {
    this.#origin = origin;
  }

  make({ challenge, rp, user }: PasskeyCreation, { origin = this.#origin, ...changes }: Changes = {}): NewPasskey {
    this.#owner = user.id;
    const idLength = Buffer.from([0, this.#id.length]);
    const key = Buffer.concat([Buffer.alloc(16), idLength, this.#id, this.#coseKey()]);
    const data = Buffer.concat([this.#authenticatorData(rp.id, HAS_KEY, changes), key]);
    return {
      id: base64(this.#id),
      rawId: base64(this.#id),
      type: 'public-key',
      response: {
        clientDataJSON: clientData('webauthn.create', changes.challenge ?? challenge, origin),
        attestationObject: base64(
          cborMap([
            [cborText('fmt'), cborText('none')],
            [cborText('attStmt'), cborMap([])],
            [cborText('authData'), cborBytes(data)],
          ]),
        ),
        transports: ['internal'],
      },
    };
  }

  answer({ challenge, rpId }: PasskeyRequest, { origin = this.#origin, ...changes }: Changes = {}): PasskeyAnswer {
    this.#counter += 1;
    const data = this.#authenticatorData(rpId, 0, { counter: this.#counter, ...changes });
    const client = clientData('webauthn.get', changes.challenge ?? challenge, origin);
    const signed = Buffer.concat([data, sha256(Buffer.from(client, 'base64url'))]);
    const id = changes.id ?? base64(this.#id);
    return {
      id,
      rawId: id,
      type: 'public-key',
      response: {
        clientDataJSON: client,
        authenticatorData: base64(data),
        signature: base64(sign('sha256', signed, this.#keys.privateKey)),
        userHandle: changes.userHandle ?? this.#owner,
      },
    };
  }

  #authenticatorData(rpId: string, flags: number, { counter = 0, unverified = false }: Changes): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(rpId), Buffer.from([flags | USER_PRESENT | (unverified ? 0 : USER_VERIFIED)]), count]);
  }

  /** COSE: key type 2 (EC2), algorithm -7 (ES256), curve 1 (P-256), and the point (RFC 9053). */
  #coseKey(): Buffer {
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' });
    return cborMap([
      [Buffer.from([0x01]), Buffer.from([0x02])],
      [Buffer.from([0x03]), Buffer.from([0x26])],
      [Buffer.from([0x20]), Buffer.from([0x01])],
      [Buffer.from([0x21]), cborBytes(Buffer.from(x, 'base64url'))],
      [Buffer.from([0x22]), cborBytes(Buffer.from(y, 'base64url'))],
    ]);
  }
}

const clientData = (type: string, challenge: string, origin: string): string =>
  base64(Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false })));

/** As much of CBOR as that takes (RFC 8949): maps, texts and bytes, each shorter than 256. */
const cborHead = (major: number, length: number): Buffer =>
  Buffer.from(length < 24 ? [(major << 5) | length] : [(major << 5) | 24, length]);
const cborBytes = (bytes: Uint8Array): Buffer => Buffer.concat([cborHead(2, bytes.length), bytes]);
const cborText = (text: string): Buffer => Buffer.concat([cborHead(3, text.length), Buffer.from(text)]);
const cborMap = (entries: readonly (readonly [Buffer, Buffer])[]): Buffer =>
  Buffer.concat([cborHead(5, entries.length), ...entries.flat()]);
