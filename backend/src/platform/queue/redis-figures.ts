import { Redis } from 'ioredis';
import { ConfigError } from '../config/config.ts';

/** What of a Redis counts for a queue: whether it throws keys away when its memory is full, and whether it keeps them on disk. */
export type RedisFigures = {
  readonly version: string;
  readonly policy: string;
  readonly appendOnly: string;
  readonly usedMebibytes: number;
};

const TIMEOUT_MS = 5_000;

/** Asks once. Throws what Redis or the network says. */
export async function redisFigures(url: string): Promise<RedisFigures> {
  const client = new Redis(url, { lazyConnect: true, retryStrategy: () => null, connectTimeout: TIMEOUT_MS, commandTimeout: TIMEOUT_MS });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const info = await client.info();
    const valueOf = (name: string): string => new RegExp(`^${name}:(.*?)\\r?$`, 'm').exec(info)?.[1] ?? 'unknown';
    return {
      version: valueOf('redis_version'),
      policy: valueOf('maxmemory_policy'),
      appendOnly: { '1': 'on', '0': 'off' }[valueOf('aof_enabled')] ?? 'unknown',
      usedMebibytes: Math.round(Number(valueOf('used_memory')) / 1_048_576),
    };
  } finally {
    client.disconnect();
  }
}

/** Refuses one that throws jobs away when its memory is full, or loses all of them when it stops. What does not tell is believed. Throws ConfigError. */
export async function assertRedisKeeps(url: string): Promise<void> {
  const { policy, appendOnly } = await redisFigures(url);
  const problems = [
    ...(policy === 'noeviction' || policy === 'unknown'
      ? []
      : [`it throws jobs away when its memory is full (${policy}): set maxmemory-policy noeviction`]),
    ...(appendOnly === 'off' ? ['what it holds is lost when it stops: set appendonly yes'] : []),
  ];
  if (problems.length > 0) throw new ConfigError(problems.map((problem) => `REDIS_URL: ${problem}`));
}
