import { generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { KeyObject } from 'node:crypto';

export type Authority = { readonly certificate: Buffer; issue(host: string): Issued };
type Issued = { readonly certificate: Buffer; readonly key: Buffer };

type Subject = { readonly name: string; readonly publicKey: KeyObject; readonly extensions: readonly Buffer[] };
type Issuer = { readonly name: string; readonly key: KeyObject };

const HOUR_MS = 3_600_000;

/** What it issues is trusted by nobody else and ends within the hour. */
export function newAuthority(name = 'Test authority'): Authority {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const issuer = { name, key: privateKey };
  return {
    certificate: certificate(
      { name, publicKey, extensions: [extension(BASIC_CONSTRAINTS, der(0x30, der(0x01, Buffer.of(0xff))))] },
      issuer,
    ),
    issue: (host) => {
      const pair = generateKeyPairSync('ec', { namedCurve: 'P-256' });
      const names = extension(ALTERNATIVE_NAMES, der(0x30, der(0x82, Buffer.from(host))));
      return {
        certificate: certificate({ name: host, publicKey: pair.publicKey, extensions: [names] }, issuer),
        key: Buffer.from(pair.privateKey.export({ type: 'pkcs8', format: 'pem' })),
      };
    },
  };
}

const BASIC_CONSTRAINTS = '2.5.29.19';
const ALTERNATIVE_NAMES = '2.5.29.17';
const COMMON_NAME = '2.5.4.3';
const ECDSA_SHA256 = '1.2.840.10045.4.3.2';

function certificate({ name, publicKey, extensions }: Subject, issuer: Issuer): Buffer {
  const algorithm = der(0x30, objectId(ECDSA_SHA256));
  const body = der(
    0x30,
    der(0xa0, der(0x02, Buffer.of(2))),
    der(0x02, Buffer.of(1), randomBytes(8)),
    algorithm,
    distinguishedName(issuer.name),
    der(0x30, time(Date.now() - HOUR_MS), time(Date.now() + HOUR_MS)),
    distinguishedName(name),
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, der(0x30, ...extensions)),
  );
  const signature = sign('sha256', body, issuer.key);
  const text = der(0x30, body, algorithm, der(0x03, Buffer.of(0), signature)).toString('base64');
  return Buffer.from(`-----BEGIN CERTIFICATE-----\n${text.replaceAll(/.{64}/g, '$&\n')}\n-----END CERTIFICATE-----\n`);
}

/** DER: tag, length, content. */
function der(tag: number, ...parts: readonly Uint8Array[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  const size = length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.of(tag, ...size), content]);
}

function objectId(dotted: string): Buffer {
  const [first = 0, second = 0, ...rest] = dotted.split('.').map(Number);
  return der(0x06, Buffer.from([first * 40 + second, ...rest.flatMap(base128)]));
}

function base128(value: number): number[] {
  const digits = [value & 0x7f];
  for (let left = value >> 7; left > 0; left >>= 7) digits.unshift((left & 0x7f) | 0x80);
  return digits;
}

const distinguishedName = (name: string): Buffer => der(0x30, der(0x31, der(0x30, objectId(COMMON_NAME), der(0x0c, Buffer.from(name)))));

const extension = (id: string, value: Buffer): Buffer => der(0x30, objectId(id), der(0x04, value));

const time = (ms: number): Buffer => der(0x18, Buffer.from(`${new Date(ms).toISOString().replaceAll(/[-:T]/g, '').slice(0, 14)}Z`));
