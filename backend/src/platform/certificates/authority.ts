import { createPrivateKey, createPublicKey, generateKeyPairSync, randomBytes, sign, X509Certificate } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { bits, der, NULL, objectId, sequence, time } from './der.ts';
import { ofAuthority, ofNode } from './extensions.ts';

/** PEM, both. */
export type Issued = { readonly certificate: string; readonly key: string };
export type Validity = { readonly from: Date; readonly to: Date };

type Subject = Validity & { readonly name: string; readonly publicKey: KeyObject; readonly extensions: readonly Buffer[] };

const NAME = 'Willow event store authority';
const COMMON_NAME = '2.5.4.3';
const RSA_SHA256 = '1.2.840.113549.1.1.11';

export class ForeignAuthority extends Error {
  constructor() {
    super('These are not the certificate and key of an authority that was made here');
    this.name = 'ForeignAuthority';
  }
}

/** Issues what nodes of EventStoreDB accept. Keys are RSA: with one on an elliptic curve a server ends at its start and does not say why. */
export class Authority {
  readonly certificate: string;
  readonly #key: KeyObject;

  private constructor(certificate: string, key: KeyObject) {
    this.certificate = certificate;
    this.#key = key;
  }

  static create(validity: Validity): Authority {
    const { publicKey, privateKey } = newKeys();
    return new Authority(certificateOf({ ...validity, name: NAME, publicKey, extensions: ofAuthority(publicKey) }, privateKey), privateKey);
  }

  /** Throws ForeignAuthority. */
  static load({ certificate, key }: Issued): Authority {
    const [known, privateKey] = [read(() => new X509Certificate(certificate)), read(() => createPrivateKey(key))];
    if (known.subject !== `CN=${NAME}` || !known.checkPrivateKey(privateKey)) throw new ForeignAuthority();
    return new Authority(certificate, privateKey);
  }

  get key(): string {
    return pem(this.#key);
  }

  /** One certificate for all nodes, of all names and IPv4 addresses they are reached by: in a cluster they must share their common name, which is the first. */
  issue(hosts: readonly [string, ...string[]], validity: Validity): Issued {
    const { publicKey, privateKey } = newKeys();
    const extensions = ofNode(hosts, publicKey, createPublicKey(this.#key));
    return { certificate: certificateOf({ ...validity, name: hosts[0], publicKey, extensions }, this.#key), key: pem(privateKey) };
  }
}

const newKeys = () => generateKeyPairSync('rsa', { modulusLength: 2048 });

const pem = (key: KeyObject): string => key.export({ type: 'pkcs8', format: 'pem' }).toString();

function certificateOf({ name, publicKey, extensions, from, to }: Subject, issuer: KeyObject): string {
  const algorithm = sequence(objectId(RSA_SHA256), NULL);
  const body = sequence(
    der(0xa0, der(0x02, Buffer.of(2))),
    der(0x02, Buffer.of(1), randomBytes(15)),
    algorithm,
    commonName(NAME),
    sequence(time(from), time(to)),
    commonName(name),
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(...extensions)),
  );
  const text = sequence(body, algorithm, bits(sign('sha256', body, issuer))).toString('base64');
  return `-----BEGIN CERTIFICATE-----\n${text.match(/.{1,64}/g)?.join('\n')}\n-----END CERTIFICATE-----\n`;
}

const commonName = (name: string): Buffer => sequence(der(0x31, sequence(objectId(COMMON_NAME), der(0x0c, Buffer.from(name)))));

function read<T>(parse: () => T): T {
  try {
    return parse();
  } catch {
    throw new ForeignAuthority();
  }
}
