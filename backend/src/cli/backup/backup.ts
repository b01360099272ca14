import { resolve } from 'node:path';
import { generateIdentity, identityToRecipient } from 'age-encryption';
import { listBackups } from '../../platform/backup/index-of-backups.ts';
import { makeBackup } from '../../platform/backup/make-backup.ts';
import { provePair, proveParts } from '../../platform/backup/prove-backup.ts';
import { assertBuildKnows, chainOf } from '../../platform/backup/read-backup.ts';
import { command, FLAG, TEXT } from '../command.ts';
import { reachableConfig } from '../reachable-config.ts';
import { required } from '../usage-error.ts';
import { writeNew } from '../write-new.ts';
import { identityFrom, sourceOf, withBackups } from './backups.ts';

export const backupCommand = command({
  usage: 'backup [--since]',
  about: 'copies history, database with its keys, anchors and documents, in the safe order, encrypted, to BACKUP_URL',
  details: [
    '--since  only what came after the newest backup, where that can be gone on from',
    '',
    'A worker with BACKUP_URL and BACKUP_RECIPIENT does the same by itself: everything each night, and what came since every 45 seconds.',
  ],
  examples: ['backup'],
  json: '{ "name", "segment", "facts", "at", "bytes" }',
  options: { since: FLAG },
  run: ({ values }, env, out) =>
    withBackups(env, async (backups) => {
      await reachableConfig(env, ['DATABASE_URL', 'EVENTSTORE_URL']);
      const source = sourceOf(backups);
      try {
        const { name, segment, head, at, files } = await makeBackup(source, values.since ? 'since' : 'whole');
        const bytes = files.reduce((sum, { parts }) => sum + parts.reduce((all, part) => all + part.bytes, 0), 0);
        const what = segment === 0 ? name : `${name}, segment ${segment}`;
        out.tell(
          { name, segment, facts: head.facts, at, bytes },
          `${what}: ${head.facts} facts as of ${at}, ${mb(bytes)} more in ${backups.archive.at}`,
        );
      } finally {
        await source.close();
      }
    }),
});

const mb = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`;

export const backupListCommand = command({
  usage: 'backup list',
  about: 'which backups there are in BACKUP_URL, and up to when each goes',
  json: 'a line for each: { "name", "at", "upTo", "facts", "segments" }',
  run: (_given, env, out) =>
    withBackups(env, async ({ archive, secrets }) => {
      const listed = await listBackups(archive, secrets);
      for (const { name, at, upTo, facts, segments } of listed)
        out.tell({ name, at, upTo, facts, segments }, `${name}  from ${at} up to ${upTo}  ${facts} facts, ${segments} segments`);
      if (listed.length === 0) out.say(`There is no backup in ${archive.at}`);
    }),
});

export const backupVerifyCommand = command({
  usage: 'backup verify [<backup>] [--identity <file>]',
  about: 'reads a backup back, the newest when none is named, and compares every hash',
  details: ['--identity <file>  opens it as well, and looks whether every sealed fact has its key; - is standard input'],
  examples: ['backup verify', 'backup verify 20261128T020000000Z --identity backup.key'],
  json: '{ "name", "segments", "facts", "at", "bytes", "opened" }',
  options: { identity: TEXT },
  words: 1,
  run: ({ values, words }, env, out) =>
    withBackups(env, async ({ archive, secrets }) => {
      const chain = await chainOf(archive, secrets, { name: words[0] });
      const last = chain.at(-1)!;
      assertBuildKnows(last);
      const bytes = await proveParts(archive, chain);
      if (values.identity) await provePair(archive, await identityFrom(values.identity, env), chain);
      const opened = values.identity !== undefined;
      out.tell(
        { name: last.name, segments: last.segment, facts: last.head.facts, at: last.at, bytes, opened },
        `${last.name} is whole: ${last.head.facts} facts as of ${last.at}, ${mb(bytes)}${opened ? '; it opens, and every sealed fact has its key' : ''}`,
      );
    }),
});

const KEYGEN = 'backup keygen --out <file>';

export const backupKeygenCommand = command({
  usage: KEYGEN,
  about: 'makes the pair of keys for backups: the private one into a file, to be kept elsewhere, the public one for BACKUP_RECIPIENT',
  details: ['--out <file>  is written for its owner only, and never over another file. The same as age-keygen -o <file>'],
  examples: ['backup keygen --out backup.key'],
  json: '{ "recipient", "identityFile" }',
  options: { out: TEXT },
  async run({ values }, { INIT_CWD }, out) {
    const path = resolve(INIT_CWD ?? process.cwd(), required(values.out, 'a file for the private key', KEYGEN));
    const identity = await generateIdentity();
    const recipient = await identityToRecipient(identity);
    await writeNew(path, `# created: ${new Date().toISOString()}\n# public key: ${recipient}\n${identity}\n`);
    out.tell(
      { recipient, identityFile: path },
      '# where it runs by npm start',
      `BACKUP_RECIPIENT=${recipient}`,
      '# in containers, in .env beside docker-compose.yml',
      `WILLOW_BACKUP_RECIPIENT=${recipient}`,
      `Move ${path} to a safe place, away from this machine: without it no backup can be opened, and with it every one.`,
    );
  },
});
