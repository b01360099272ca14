import { open, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { type ExportOptions, type ExportScope, NothingToExport, writeExport } from '../../modules/audit/index.ts';
import { command, type Environment, FLAG, TEXT } from '../command.ts';
import type { Output } from '../output.ts';
import { required, UsageError } from '../usage-error.ts';
import { anchorFileFrom, publicKeysFrom, withLog } from './log-source.ts';
import { orChanged } from './checkpoint.ts';
import { withOpened } from './open-personal-data.ts';
import { orderIdIn } from './order-id-in.ts';

const USAGE = 'audit export <order> | --from <time> --to <time>  --out <file>';
/** Characters. */
const CHUNK = 65_536;

type Options = Omit<ExportOptions, 'source' | 'write'>;

export const auditExportCommand = command({
  usage: USAGE,
  about: 'writes one order’s facts, or all of a period, with the proof that they are what was signed',
  details: [
    '<order>            the order with its will, its customer, the referral the customer came by, and the erasure',
    '--from, --to       from this day or instant on, and before that one; a day begins at 00:00 UTC: 2026-11-01, 2026-11-01T09:30:00Z',
    '--out <file>       a new file, NDJSON; with the same checkpoint the same bytes come again',
    '--public-key <key> what you verify with; without it, the one that MASTER_KEY makes',
    '--anchors <file>   the file that the worker signs into',
    '--open --by <name> --reason <text>',
    '                   of one order: with what is personal, in the clear. Who does it and why becomes a fact of the order first.',
    '                   Needs MASTER_KEY and DATABASE_URL',
    '',
    'Without --open what is personal stays sealed. Facts after the newest checkpoint are left out: willow audit checkpoint makes another.',
    'Check the file offline, with Node alone: node ops/verifier/verify.mjs <file> --public-key <key>',
    'Ends with 1, and writes nothing, when the log was changed.',
  ],
  examples: [
    'audit export 0193b0d2-5a51-7cc0-8f0e-3a6f4d1c2b7a --out order.ndjson',
    'audit export --from 2026-10-01 --to 2026-11-01 --out october.ndjson',
  ],
  json: '{ "file", "facts", "upTo", "signedAt", "since", "sha256" }; `since` counts the facts that are left out',
  options: { from: TEXT, to: TEXT, out: TEXT, 'public-key': TEXT, anchors: TEXT, by: TEXT, reason: TEXT, open: FLAG },
  words: 1,
  async run({ values, words }, env, out) {
    const scope = scopeOf(words[0], values.from, values.to);
    const path = resolve(env['INIT_CWD'] ?? process.cwd(), required(values.out, 'a file with --out', USAGE));
    const keys = publicKeysFrom(values['public-key'], env);
    if (!keys) throw new UsageError('Give --public-key, or set MASTER_KEY');
    const { publicKey, before } = keys;
    const options = { scope, publicKey, before, file: anchorFileFrom(values.anchors, env) };
    if (!values.open) return exportTo(path, options, env, out);
    if (!('order' in scope)) throw new UsageError('--open is for one order');
    const why = { by: required(values.by, 'who opens it, with --by', USAGE), reason: required(values.reason, 'a --reason', USAGE) };
    await withOpened(scope.order, why, env, out, (open) => exportTo(path, { ...options, open }, env, out));
  },
});

const exportTo = (path: string, options: Options, env: Environment, out: Output): Promise<void> =>
  orChanged(() =>
    writeNewFile(path, async (write) => {
      const { facts, upTo, signedAt, since, sha256 } = await withLog(env, (source) => writeExport({ source, write, ...options }));
      out.tell(
        { file: path, facts, upTo, signedAt, since, sha256 },
        `${facts} facts in ${path}, proven by the checkpoint of ${signedAt} over ${upTo} facts`,
        `SHA-256 ${sha256}`,
      );
      if (since > 0) out.say(`Left out: what came since then, ${since} facts of all orders. To have it in: willow audit checkpoint`);
    }),
  );

function scopeOf(order: string | undefined, from: string | undefined, to: string | undefined): ExportScope {
  if ((order === undefined) === (from === undefined && to === undefined))
    throw new UsageError(`Give one order, or a period with --from and --to.\nUsage: willow ${USAGE}`);
  if (order === undefined) return periodOf(from, to);
  return { order: orderIdIn(order) };
}

function periodOf(from: string | undefined, to: string | undefined): ExportScope {
  const [start, end] = [from, to].map((text) => Date.parse(required(text, 'both --from and --to', USAGE)));
  if (start === undefined || end === undefined || Number.isNaN(start) || Number.isNaN(end) || start >= end)
    throw new UsageError(
      '--from and --to are days or instants, such as 2026-11-01 or 2026-11-01T09:30:00Z, and the first is the earlier one',
    );
  return { from: new Date(start).toISOString(), to: new Date(end).toISOString() };
}

/** Never over a file that is there. When it does not succeed there is none afterwards. */
async function writeNewFile(path: string, work: (write: (line: string) => Promise<void>) => Promise<void>): Promise<void> {
  const file = await open(path, 'wx', 0o600).catch((error: NodeJS.ErrnoException) => {
    throw new UsageError(
      error.code === 'EEXIST' ? `${path} is there already: name a new file` : `${path} cannot be written: ${error.message}`,
    );
  });
  let waiting = '';
  const flush = async (): Promise<void> => {
    await file.write(waiting);
    waiting = '';
  };
  try {
    await work(async (line) => {
      waiting += `${line}\n`;
      if (waiting.length >= CHUNK) await flush();
    });
    await flush();
    await file.sync();
  } catch (error) {
    await rm(path, { force: true });
    throw error instanceof NothingToExport ? new UsageError(error.message) : error;
  } finally {
    await file.close();
  }
}
