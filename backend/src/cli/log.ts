import type { KeyObject } from 'node:crypto';
import pg from 'pg';
import { ignoreErrors } from '../event-sourcing/postgres/ignore-errors.ts';
import { publicKeyOf, publicKeyText, signerOf } from '../event-sourcing/store/postgres/anchors/anchor.ts';
import { AnchorFile } from '../event-sourcing/store/postgres/anchors/anchor-file.ts';
import { verifyLog } from '../event-sourcing/store/postgres/anchors/verify-log.ts';
import { anchorFileOf } from '../platform/event-store/anchors.module.ts';
import { Secrets } from '../platform/keys/secrets.ts';
import type { CliCommand, Environment } from './command.ts';
import { optionsIn, orUsage, UsageError } from './launch/options.ts';
import { verdictOn } from './log-verdict.ts';

const VERIFY = 'log verify [--anchors <file>] [--public-key <key>]';

/** For auditors: needs the login that may read the log, the file of anchors, and the public key or the master key, and nothing else. */
export const logVerifyCommand: CliCommand = {
  usage: VERIFY,
  about: 'whether the log is what was signed: 0 it is, 1 it was changed, 2 cannot tell',
  run: (args, env) =>
    orUsage(async () => {
      const { values } = optionsIn(args, ['anchors', 'public-key'], VERIFY);
      const url = auditUrlOf(env);
      const file = values.anchors ? new AnchorFile(values.anchors) : anchorFileOf(env['DATA_DIR'] || '.data', url);
      const pool = ignoreErrors(new pg.Pool({ connectionString: url, max: 1, application_name: 'willow log verify' }));
      try {
        const { status, lines } = verdictOn(await verifyLog({ pool, file, publicKey: keyFrom(values['public-key'], env) }), file.path);
        for (const line of lines) process.stdout.write(`${line}\n`);
        process.exitCode = status;
      } catch (error) {
        throw new UsageError(`Cannot tell: ${error instanceof Error ? error.message : String(error)}`);
      } finally {
        await pool.end();
      }
    }),
};

export const logPublicKeyCommand: CliCommand = {
  usage: 'log public-key',
  about: 'what auditors verify the log with; keep it where nobody who runs the product can change it',
  async run(_args, env) {
    const key = keyFrom(undefined, env);
    if (!key) throw new Error('Set MASTER_KEY');
    process.stdout.write(`${publicKeyText(key)}\n`);
  },
};

function auditUrlOf({ DATABASE_AUDIT_URL, EVENTSTORE_URL }: Environment): string {
  if (EVENTSTORE_URL) throw new UsageError('Cannot tell: history is in EventStoreDB, which keeps no hash chain');
  if (!DATABASE_AUDIT_URL) throw new UsageError('Cannot tell: set DATABASE_AUDIT_URL, the login that may read the log');
  return DATABASE_AUDIT_URL;
}

function keyFrom(given: string | undefined, { MASTER_KEY }: Environment): KeyObject | null {
  if (given) return publicKeyOf(given);
  return MASTER_KEY ? signerOf(new Secrets(MASTER_KEY).key('log-anchor')).publicKey : null;
}
