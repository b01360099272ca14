import type { KeyObject } from 'node:crypto';
import { publicKeyOf, publicKeyText, signerOf } from '../event-sourcing/store/anchors/anchor.ts';
import { Secrets } from '../platform/keys/secrets.ts';
import type { CliCommand, Environment } from './command.ts';
import { optionsIn, orUsage, UsageError } from './launch/options.ts';
import { anchorFileFrom, reportOn } from './log-source.ts';
import { verdictOn } from './log-verdict.ts';

const VERIFY = 'audit verify [--anchors <file>] [--public-key <key>]';

/** For auditors: needs the login that may read the log, the file of anchors, and the public key or the master key, and nothing else. */
export const logVerifyCommand: CliCommand = {
  usage: VERIFY,
  about: 'whether the log is what was signed: 0 it is, 1 it was changed, 2 cannot tell',
  run: (args, env) =>
    orUsage(async () => {
      const { values } = optionsIn(args, ['anchors', 'public-key'], VERIFY);
      const file = anchorFileFrom(values.anchors, env);
      try {
        const { status, lines } = verdictOn(await reportOn(file, keyFrom(values['public-key'], env), env), file.path);
        for (const line of lines) process.stdout.write(`${line}\n`);
        process.exitCode = status;
      } catch (error) {
        if (error instanceof UsageError) throw error;
        throw new UsageError(`Cannot tell: ${error instanceof Error ? error.message : String(error)}`);
      }
    }),
};

export const logPublicKeyCommand: CliCommand = {
  usage: 'audit public-key',
  about: 'what auditors verify the log with; keep it where nobody who runs the product can change it',
  async run(_args, env) {
    const key = keyFrom(undefined, env);
    if (!key) throw new Error('Set MASTER_KEY');
    process.stdout.write(`${publicKeyText(key)}\n`);
  },
};

function keyFrom(given: string | undefined, { MASTER_KEY }: Environment): KeyObject | null {
  if (given) return publicKeyOf(given);
  return MASTER_KEY ? signerOf(new Secrets(MASTER_KEY).key('log-anchor')).publicKey : null;
}
