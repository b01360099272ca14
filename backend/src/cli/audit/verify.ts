import { publicKeyText } from '../../event-sourcing/store/anchors/anchor.ts';
import type { CliCommand } from '../command.ts';
import { optionsIn, orUsage, UsageError } from '../launch/options.ts';
import { anchorFileFrom, publicKeyFrom, withLog } from './log-source.ts';
import { verdictOn } from '../../modules/audit/index.ts';

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
        const publicKey = publicKeyFrom(values['public-key'], env);
        const { status, lines } = verdictOn(await withLog(env, (log) => log.verify({ file, publicKey })), file.path);
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
    const key = publicKeyFrom(undefined, env);
    if (!key) throw new Error('Set MASTER_KEY');
    process.stdout.write(`${publicKeyText(key)}\n`);
  },
};
