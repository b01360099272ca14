import { type Config, readConfig } from '../platform/config/config.ts';
import { assertOutsideParts, type OutsidePart } from '../platform/process/outside-parts.ts';
import type { Environment } from './command.ts';

/** Throws ConfigError or StartError, each of them a sentence that names the setting. */
export async function reachableConfig(env: Environment, parts?: readonly OutsidePart[]): Promise<Config> {
  const config = readConfig(env);
  await assertOutsideParts(config, parts);
  return config;
}
