import { listErased } from '../../platform/backup/index-of-backups.ts';
import { isEmpty } from '../../platform/backup/load-backup.ts';
import type { Manifest } from '../../platform/backup/manifest.ts';
import { provePair, proveParts } from '../../platform/backup/prove-backup.ts';
import { assertBuildKnows, chainOf } from '../../platform/backup/read-backup.ts';
import { setUpEventStoreLogins } from '../../platform/event-store/set-up-logins.ts';
import { checkValueOf } from '../../platform/keys/key-check.ts';
import { assertOutsideParts } from '../../platform/process/outside-parts.ts';
import { CannotDo } from '../cannot-do.ts';
import { command, FLAG, TEXT } from '../command.ts';
import { confirmed } from '../confirmed.ts';
import { isAtRest } from '../is-at-rest.ts';
import { reachableConfig } from '../reachable-config.ts';
import { required, UsageError } from '../usage-error.ts';
import { type Backups, identityFrom, withBackups } from './backups.ts';
import { type Restoring, type Why, withRestoring } from './restoring.ts';
import { restoreAll } from './restore-all.ts';

const USAGE = 'restore [<backup>] --by <name> --reason <text> [--until <time>] [--identity <file>] [--replace] [--yes]';

export const restoreCommand = command({
  usage: USAGE,
  about: 'brings a backup back into an empty product, erases again who was erased since, builds the read models, and verifies all of it',
  details: [
    'Without a name the newest. Every api and worker is stopped meanwhile, and starts only when it has ended.',
    '--by, --reason     who does it, and why; kept beside the anchors',
    '--until <time>     nothing that came later, as in 2026-11-28T14:05:00Z',
    '--identity <file>  the private key that backups are opened with; else it is asked for, or read from standard input',
    '--replace          deletes what is in the database first; EventStoreDB has to be empty',
    '--yes              does it without a question',
    '',
    'Needs MASTER_KEY, BACKUP_URL, DATABASE_URL and DATABASE_OWNER_URL, and EVENTSTORE_URL where the history was in EventStoreDB.',
  ],
  examples: ["restore --by Olive --reason 'disk lost' --identity backup.key"],
  json: '{ "backup", "segments", "facts", "upTo", "erasedAgain", "documents", "lost": { "from", "to", "facts" }, "seconds" }; progress is on standard error',
  options: { by: TEXT, reason: TEXT, until: TEXT, identity: TEXT, replace: FLAG, yes: FLAG },
  words: 1,
  async run({ values, words }, env, out) {
    const why: Why = { by: required(values.by, 'who does it', USAGE), reason: required(values.reason, 'a reason', USAGE) };
    const until = timeIn(values.until);
    const began = performance.now();
    await withBackups(env, async (backups) => {
      const { archive, secrets } = backups;
      const config = await reachableConfig(env, ['DATABASE_URL', 'DATABASE_OWNER_URL', 'EVENTSTORE_ADMIN_URL']);
      // A server that is new knows its administrator only.
      for (const line of await setUpEventStoreLogins(config)) out.say(line);
      await assertOutsideParts(config, ['EVENTSTORE_URL']);
      const chain = await chainOf(archive, secrets, { name: words[0], until });
      assertSameKind(backups, chain);
      assertOpens(backups, chain);
      const erased = await erasedSince(backups, chain);
      const unseal = await identityFrom(values.identity, env);
      out.say(`Reading ${chain[0]!.name} back from ${archive.at}`);
      await proveParts(archive, chain);
      await provePair(archive, unseal, chain);
      await withRestoring({ ...backups, chain, unseal, erased, why, out }, async (restoring) => {
        await assertMayWrite(restoring, { replaces: values.replace === true, yes: values.yes });
        await restoreAll(restoring, began);
      });
    });
  },
});

function timeIn(text: string | undefined): Date | undefined {
  if (text === undefined) return undefined;
  const at = new Date(text);
  if (Number.isNaN(at.getTime())) throw new UsageError(`--until: ${text} is no time; write it as 2026-11-28T14:05:00Z`);
  return at;
}

function assertSameKind({ config: { EVENTSTORE_URL } }: Backups, chain: readonly Manifest[]): void {
  const [whole] = chain;
  assertBuildKnows(chain.at(-1)!);
  if (whole?.store === 'eventstoredb' && !EVENTSTORE_URL)
    throw new CannotDo('This backup is of a history in EventStoreDB: set EVENTSTORE_URL to an empty server.');
  if (whole?.store === 'postgres' && EVENTSTORE_URL)
    throw new CannotDo(
      'This backup is of a history in PostgreSQL: unset EVENTSTORE_URL; it can be moved afterwards with willow history copy.',
    );
}

/** Its signature does not say so: that key stays when the master key is turned. */
function assertOpens({ secrets }: Backups, chain: readonly Manifest[]): void {
  const { keyCheck } = chain.at(-1)!;
  if ([secrets, secrets.before].some((each) => each && checkValueOf(each) === keyCheck)) return;
  throw new CannotDo(
    'The keys in this backup do not open with this MASTER_KEY, and nothing was changed. For one from before the master key was turned, MASTER_KEY is the file of that turn that ends with .turning',
  );
}

async function erasedSince({ archive, secrets }: Backups, chain: readonly Manifest[]): Promise<readonly string[]> {
  const erased = await listErased(archive, secrets);
  if (erased.length >= chain.at(-1)!.erased) return erased;
  throw new CannotDo(
    `The list of erased customers in ${archive.at} is missing or older than this backup: put it back from another copy, or people who were erased would be there again.`,
  );
}

async function assertMayWrite(
  { run, owner, out }: Restoring,
  { replaces, yes }: { replaces: boolean; yes: boolean | undefined },
): Promise<void> {
  if (!(await isAtRest(run))) throw new CannotDo('The product is running: stop every api and worker on this database, and run this again.');
  if (await isEmpty(owner)) return;
  if (!replaces)
    throw new CannotDo(
      'This database is in use, and nothing was changed. Name an empty one, or add --replace: then everything in it is deleted.',
    );
  await confirmed('Everything that is in this database is deleted, and the backup takes its place.', yes);
  out.say('What was in the database is deleted');
}
