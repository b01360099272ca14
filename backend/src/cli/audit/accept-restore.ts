import pg from 'pg';
import { ignoreErrors } from '../../event-sourcing/postgres/ignore-errors.ts';
import type { AnchorFile } from '../../event-sourcing/store/anchors/anchor-file.ts';
import { KeptChain } from '../../event-sourcing/store/eventstoredb/kept-chain.ts';
import { command, type Environment, FLAG, TEXT } from '../command.ts';
import { confirmed } from '../confirmed.ts';
import { fail, type Output } from '../output.ts';
import { required, UsageError } from '../usage-error.ts';
import { anchorFileFrom } from './log-source.ts';

const USAGE = 'audit accept-restore --by <name> --reason <text> --yes [--anchors <file>]';

/** After a restore that was meant: the anchors of the log that is gone are put aside and kept, and the worker begins others. */
export const logAcceptRestoreCommand = command({
  usage: USAGE,
  about: 'after a wanted restore: puts the anchors of the log that is gone aside, and says who did it and why',
  details: [
    '--by, --reason    who does it, and why; kept beside the anchors',
    '--anchors <file>  the file that the worker signs into',
    '--yes             does it without a question',
  ],
  examples: ["audit accept-restore --by Olive --reason 'disk lost, restored the backup of Sunday' --yes"],
  json: '{ "kept", "decisions" }: the files that the anchors are kept in, and who decided it',
  options: { by: TEXT, reason: TEXT, anchors: TEXT, yes: FLAG },
  async run({ values }, env, out) {
    const [by, reason] = [required(values.by, 'who does it', USAGE), required(values.reason, 'a reason', USAGE)];
    const file = anchorFileFrom(values.anchors, env);
    const newest = await file.newest();
    if (newest === null)
      return fail(
        `There are no anchors in ${file.path}: nothing to put aside. They are in DATA_DIR of the worker: run this where it is, or name the file with --anchors <file>`,
      );
    await confirmed(`This puts ${file.path} aside, and what it proves about the log before the restore is no longer checked.`, values.yes);
    if (env['EVENTSTORE_URL']) await beginChain(env);
    await putAside(file, { by, reason, newest: JSON.parse(newest) as object }, out);
  },
});

/** In EventStoreDB the chain of what is gone is kept, too, and begins anew. Before the anchors: a command that died between can be given again. */
async function beginChain({ DATABASE_URL }: Environment): Promise<void> {
  if (!DATABASE_URL) throw new UsageError('Set DATABASE_URL: the chain of EventStoreDB is kept there');
  const pool = ignoreErrors(new pg.Pool({ connectionString: DATABASE_URL, max: 1, application_name: 'willow audit' }));
  await new KeptChain(pool).beginEra().finally(() => pool.end());
}

async function putAside(
  file: AnchorFile,
  why: { readonly by: string; readonly reason: string; readonly newest: object },
  out: Output,
): Promise<void> {
  const at = new Date().toISOString();
  const kept = await file.putAside(at, JSON.stringify({ at, ...why }));
  const decisions = `${file.path}.restores`;
  out.tell(
    { kept, decisions },
    `Kept as ${kept}; ${decisions} says who, when and why. The worker begins other anchors within a minute, and willow_log_contradicts_anchor is 0 again`,
  );
}
