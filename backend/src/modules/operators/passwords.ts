import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { KeyedMutex } from '../../event-sourcing/concurrency/keyed-mutex.ts';

const derive = promisify(argon2);
const MEMORY_KIB = 19_456;
const PASSES = 2;
const LANES = 1;
const TAG_BYTES = 32;

type Caller = 'known' | 'stranger';
type Parameters = { readonly memory: number; readonly passes: number; readonly parallelism: number; readonly nonce: Buffer };

export async function hashPassword(password: string): Promise<string> {
  const parameters = { memory: MEMORY_KIB, passes: PASSES, parallelism: LANES, nonce: randomBytes(16) };
  const tag = await tagOf(password, parameters, TAG_BYTES, 'known');
  return `$argon2id$v=19$m=${MEMORY_KIB},t=${PASSES},p=${LANES}$${encode(parameters.nonce)}$${encode(tag)}`;
}

/** Without a hash it takes as long and answers no, so that nobody learns which operators exist. */
export async function isPassword(password: string, hash: string | null, caller: Caller): Promise<boolean> {
  const match = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/.exec(hash ?? NOBODY);
  if (!match) throw new Error('The stored password hash cannot be read');
  const [, memory, passes, parallelism, nonce = '', tag = ''] = match;
  const expected = Buffer.from(tag, 'base64');
  const parameters = {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    nonce: Buffer.from(nonce, 'base64'),
  };
  const same = timingSafeEqual(await tagOf(password, parameters, expected.length, caller), expected);
  return same && hash !== null;
}

/** One at a time for each kind of caller: each takes 19 MiB and a core, and those who are known do not queue behind a flood of guesses. */
const mutex = new KeyedMutex();

const tagOf = async (password: string, parameters: Parameters, tagLength: number, caller: Caller): Promise<Buffer> =>
  mutex.runExclusive(caller, async () =>
    Buffer.from(await derive('argon2id', { message: Buffer.from(password.normalize('NFC')), ...parameters, tagLength })),
  );

const encode = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '');

/** A hash that no password has: the work is done, the answer is no. */
const NOBODY = `$argon2id$v=19$m=${MEMORY_KIB},t=${PASSES},p=${LANES}$${encode(Buffer.alloc(16))}$${encode(Buffer.alloc(TAG_BYTES))}`;
