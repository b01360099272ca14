import { z } from 'zod';
import { ConfigError } from '../config/config.ts';

const FromBefore = z.object({
  /** By purpose, in base64: keys that follow from the first master key and must stay. */
  keys: z.record(z.string(), z.string()),
  /** Who signed the log before, as public keys, the newest first. */
  signers: z.array(z.string()),
});
export type FromBefore = z.infer<typeof FromBefore>;

/** In base64; `before`: the master key that is being turned into this one. */
export type MasterKey = { readonly key: string; readonly fromBefore: FromBefore; readonly before: string | null };

const NOTHING: FromBefore = { keys: {}, signers: [] };

/** The setting: 32 bytes in base64; after a turn also what stays of the ones before; while it is turned, the one before. With dots between. */
export function readMasterKey(setting: string): MasterKey {
  const [key = '', fromBefore, before, ...more] = setting.trim().split('.');
  if (fromBefore === undefined) return { key, fromBefore: NOTHING, before: null };
  const read = FromBefore.safeParse(jsonOf(fromBefore));
  if (!read.success || more.length > 0)
    throw new ConfigError(['MASTER_KEY: was cut short or damaged. Put all of it back as willow keys new-master wrote it']);
  return { key, fromBefore: read.data, before: before ?? null };
}

export const writeMasterKey = ({ key, fromBefore, before }: MasterKey): string =>
  fromBefore === NOTHING
    ? key
    : [key, Buffer.from(JSON.stringify(fromBefore)).toString('base64url'), ...(before === null ? [] : [before])].join('.');

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
  } catch {
    return null;
  }
}
