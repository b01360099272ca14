import { createHash } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { isIPv4 } from 'node:net';
import { bits, der, objectId, octets, sequence, TRUE } from './der.ts';

const SUBJECT_KEY = '2.5.29.14';
const KEY_USAGE = '2.5.29.15';
const ALTERNATIVE_NAMES = '2.5.29.17';
const BASIC_CONSTRAINTS = '2.5.29.19';
const AUTHORITY_KEY = '2.5.29.35';
const EXTENDED_KEY_USAGE = '2.5.29.37';
const SERVER_AND_CLIENT = ['1.3.6.1.5.5.7.3.1', '1.3.6.1.5.5.7.3.2'];

export const ofAuthority = (publicKey: KeyObject): readonly Buffer[] => [
  critical(BASIC_CONSTRAINTS, sequence(TRUE)),
  // Signing of certificates and of lists of revoked ones.
  critical(KEY_USAGE, bits(Buffer.of(0b0000_0110), 1)),
  extension(SUBJECT_KEY, octets(keyId(publicKey))),
];

/** A node is server to clients, and both to the other nodes. */
export const ofNode = (hosts: readonly string[], publicKey: KeyObject, authorityKey: KeyObject): readonly Buffer[] => [
  critical(BASIC_CONSTRAINTS, sequence()),
  // Digital signature and key encipherment.
  critical(KEY_USAGE, bits(Buffer.of(0b1010_0000), 5)),
  extension(EXTENDED_KEY_USAGE, sequence(...SERVER_AND_CLIENT.map(objectId))),
  extension(ALTERNATIVE_NAMES, sequence(...hosts.map(alternativeName))),
  extension(SUBJECT_KEY, octets(keyId(publicKey))),
  extension(AUTHORITY_KEY, sequence(der(0x80, keyId(authorityKey)))),
];

const extension = (id: string, value: Buffer): Buffer => sequence(objectId(id), octets(value));
const critical = (id: string, value: Buffer): Buffer => sequence(objectId(id), TRUE, octets(value));

const alternativeName = (host: string): Buffer =>
  isIPv4(host) ? der(0x87, Buffer.from(host.split('.').map(Number))) : der(0x82, Buffer.from(host));

const keyId = (publicKey: KeyObject): Buffer =>
  createHash('sha1')
    .update(publicKey.export({ type: 'pkcs1', format: 'der' }))
    .digest();
