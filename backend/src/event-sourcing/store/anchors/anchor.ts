import { createHash, createPrivateKey, createPublicKey, sign, verify } from 'node:crypto';
import type { KeyObject } from 'node:crypto';

/** "At this time the log had this hash at this position", said by who holds the key. */
export type Anchor = {
  readonly position: number;
  /** In hex. */
  readonly hash: string;
  readonly at: string;
  /** SHA-256 of the line before it in the same file. */
  readonly previous: string | null;
  /** Of a checkpoint. */
  readonly tree?: LogTree | undefined;
  /** Public keys that signed what stands before this line. Not of a checkpoint. */
  readonly former?: readonly string[] | undefined;
};

/** All facts up to a position as two Merkle trees (RFC 9162), so that some of them can be proven without the others. */
export type LogTree = {
  readonly facts: number;
  /** In hex, over the lines of all facts in order. */
  readonly root: string;
  readonly streams: number;
  /** In hex, over one line for each stream, sorted by name: how many facts it has. */
  readonly streamsRoot: string;
};

export type Checkpoint = Anchor & { readonly tree: LogTree };

export type AnchorSigner = {
  readonly publicKey: KeyObject;
  /** Of the key that is being turned into this one. */
  readonly before: KeyObject | null;
  sign(anchor: Anchor): string;
};

/** The DER prefixes of a raw Ed25519 key, private as PKCS #8 and public as SPKI (RFC 8410). */
const PRIVATE_PREFIX = Buffer.from('302e020100300506032b657004220420', 'hex');
const PUBLIC_PREFIX = Buffer.from('302a300506032b6570032100', 'hex');

const SIGNED_AS = 'willow log anchor 1';
const SIGNED_WITH_FORMER_AS = 'willow log anchor 2';
const CHECKPOINT_SIGNED_AS = 'willow checkpoint 1';

/** `seed` is 32 secret bytes. `former`: the public keys that signed before this one did. `before`: the one that still does. */
export function signerOf(seed: Uint8Array, former: readonly string[] = [], before: KeyObject | null = null): AnchorSigner {
  const key = createPrivateKey({ key: Buffer.concat([PRIVATE_PREFIX, seed]), format: 'der', type: 'pkcs8' });
  const line = (given: Anchor): string => {
    const anchor = former.length === 0 || isCheckpoint(given) ? given : { ...given, former };
    return JSON.stringify({ ...anchor, signature: sign(null, signedBytes(anchor), key).toString('base64') });
  };
  return { publicKey: createPublicKey(key), before, sign: line };
}

/** 32 bytes in base64, as auditors keep it. */
export const publicKeyText = (key: KeyObject): string =>
  key.export({ format: 'der', type: 'spki' }).subarray(PUBLIC_PREFIX.length).toString('base64');

export function publicKeyOf(text: string): KeyObject {
  const raw = Buffer.from(text, 'base64');
  if (raw.length !== 32) throw new Error('A public key is 32 bytes in base64');
  return createPublicKey({ key: Buffer.concat([PUBLIC_PREFIX, raw]), format: 'der', type: 'spki' });
}

/** Null when the line is no anchor or another key signed it. */
export function openAnchor(line: string, publicKey: KeyObject): Anchor | null {
  const parsed = parseAnchor(line);
  if (!parsed) return null;
  const { signature, ...anchor } = parsed;
  return verify(null, signedBytes(anchor), publicKey, Buffer.from(signature, 'base64')) ? anchor : null;
}

/** Without a look at the signature. */
export function parseAnchor(line: string): (Anchor & { readonly signature: string }) | null {
  try {
    const { position, hash, at, previous, tree, former, signature } = JSON.parse(line) as Record<string, unknown>;
    const isAnchor = Number.isSafeInteger(position) && typeof hash === 'string' && typeof at === 'string' && typeof signature === 'string';
    if (!isAnchor || (previous !== null && typeof previous !== 'string')) return null;
    const anchor = { position: Number(position), hash, at, previous, signature };
    if (former !== undefined) return isTexts(former) && tree === undefined ? { ...anchor, former } : null;
    if (tree === undefined) return anchor;
    return isTree(tree) ? { ...anchor, tree } : null;
  } catch {
    return null;
  }
}

const isTexts = (value: unknown): value is readonly string[] => Array.isArray(value) && value.every((each) => typeof each === 'string');

function isTree(value: unknown): value is LogTree {
  if (typeof value !== 'object' || value === null) return false;
  const { facts, root, streams, streamsRoot } = value as Record<string, unknown>;
  return Number.isSafeInteger(facts) && Number.isSafeInteger(streams) && typeof root === 'string' && typeof streamsRoot === 'string';
}

export const isCheckpoint = (anchor: Anchor): anchor is Checkpoint => anchor.tree !== undefined;

export const idOf = (line: string): string => createHash('sha256').update(line).digest('hex');

function signedBytes({ position, hash, at, previous, tree, former }: Anchor): Buffer {
  const head = [position, hash, at, previous ?? '-'];
  if (former) return Buffer.from([SIGNED_WITH_FORMER_AS, ...head, ...former, ''].join('\n'));
  const parts = tree
    ? [CHECKPOINT_SIGNED_AS, ...head, tree.facts, tree.root, tree.streams, tree.streamsRoot, '']
    : [SIGNED_AS, ...head, ''];
  return Buffer.from(parts.join('\n'));
}
