import { createPrivateKey, createPublicKey, generateKeyPairSync, randomBytes, randomInt } from 'node:crypto';
import { chmodSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { hasCode } from './error-code.ts';

export const readKept = (path: string): string | undefined => {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
};

/** Made once. It appears whole or not at all, and only its owner may read it. */
export const keptSecret = (path: string, make: () => string): string => {
  const kept = readKept(path);
  if (kept) return kept;
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  chmodSync(dirname(path), 0o700);
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, `${make()}\n`, { mode: 0o600, flush: true });
  if (kept === '') rmSync(path);
  linkSync(draft, path);
  rmSync(draft);
  return keptSecret(path, make);
};

const UNMISTAKABLE = 'abcdefghjkmnpqrstuvwxyz23456789';

/** 99 bits, in letters and digits that nobody mistakes for each other. */
export const readablePassword = (): string =>
  Array.from({ length: 4 }, () => Array.from({ length: 5 }, () => UNMISTAKABLE[randomInt(UNMISTAKABLE.length)]).join('')).join('-');

export const masterKey = (): string => randomBytes(32).toString('base64');
export const token = (prefix = ''): string => `${prefix}${randomBytes(24).toString('hex')}`;

/** A pair of keys of which the public half follows from the private one: PKCS #8 and SPKI, each in base64. */
export const newSigningKey = (): string =>
  generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64');
export const verificationKeyOf = (signingKey: string): string =>
  createPublicKey(createPrivateKey({ key: Buffer.from(signingKey, 'base64'), format: 'der', type: 'pkcs8' }))
    .export({ format: 'der', type: 'spki' })
    .toString('base64');
