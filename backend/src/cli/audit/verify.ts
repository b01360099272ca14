import { publicKeyText } from '../../event-sourcing/store/anchors/anchor.ts';
import { command, TEXT } from '../command.ts';
import { UsageError } from '../usage-error.ts';
import { anchorFileFrom, publicKeysFrom, withLog } from './log-source.ts';
import { verdictOn } from '../../modules/audit/index.ts';

const VERIFY = 'audit verify [--anchors <file>] [--public-key <key>]';

/** For auditors: needs the login that may read the log, the file of anchors, and the public key or the master key, and nothing else. */
export const logVerifyCommand = command({
  usage: VERIFY,
  about: 'whether the log is what was signed: 0 it is, 1 it was changed, 2 cannot tell',
  details: [
    '--anchors <file>    the file that the worker signs into, or a copy of it',
    '--public-key <key>  what you verify with; without it, the one that MASTER_KEY makes',
  ],
  examples: ['audit verify --anchors copies/willow.ndjson --public-key "$(cat willow.key)"'],
  json: '{ "verdict": "sound" | "changed" | "cannot tell", "facts", "position", "signedAt", "since", "lines" }; `since` counts the facts after the newest anchor',
  options: { anchors: TEXT, 'public-key': TEXT },
  async run({ values }, env, out) {
    const file = anchorFileFrom(values.anchors, env);
    try {
      const { publicKey = null, before } = publicKeysFrom(values['public-key'], env) ?? {};
      const report = await withLog(env, (log) => log.verify({ file, publicKey, before }));
      const { status, lines } = verdictOn(report, file.path);
      const { chain, newest, since } = report;
      const [position, signedAt] = [newest?.position ?? null, newest?.at ?? null];
      out.tell({ verdict: VERDICTS[status], facts: chain.verified, position, signedAt, since, lines }, ...lines);
      process.exitCode = status;
    } catch (error) {
      if (error instanceof UsageError) throw error;
      throw new UsageError(`Cannot tell: ${error instanceof Error ? error.message : String(error)}`);
    }
  },
});

const VERDICTS = { 0: 'sound', 1: 'changed', 2: 'cannot tell' } as const;

export const logPublicKeyCommand = command({
  usage: 'audit public-key',
  about: 'what auditors verify the log with; keep it where nobody who runs the product can change it',
  json: '{ "publicKey" }',
  async run(_given, env, out) {
    const keys = publicKeysFrom(undefined, env);
    if (!keys) throw new UsageError('Set MASTER_KEY: it makes the key');
    const publicKey = publicKeyText(keys.publicKey);
    out.tell({ publicKey }, publicKey);
  },
});
