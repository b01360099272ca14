import { resolve } from 'node:path';
import { Secrets } from '../../platform/keys/secrets.ts';
import { command, TEXT } from '../command.ts';
import { required, UsageError } from '../usage-error.ts';
import { writeNew } from '../write-new.ts';

const USAGE = 'keys new-master --out <file>';

export const newMasterKeyCommand = command({
  usage: USAGE,
  about: 'makes the master key that takes over from MASTER_KEY, as two files; nothing is changed',
  details: [
    '--out <file>  <file>.turning is for MASTER_KEY while it is turned, and reads with the old key, too; <file>.turned for afterwards.',
    '              Both are written for their owner only, and never over another file.',
    '',
    'Then: put <file>.turning in the place of MASTER_KEY and start every api and worker anew; willow keys turn-master; put <file>.turned',
    'there and start them anew. Keep <file>.turning apart until no backup from before is left: those open with the old key alone.',
  ],
  examples: ['keys new-master --out master.key'],
  json: '{ "turning", "turned" }: the files',
  options: { out: TEXT },
  async run({ values }, { MASTER_KEY, INIT_CWD }, out) {
    const path = resolve(INIT_CWD ?? process.cwd(), required(values.out, 'a file', USAGE));
    if (!MASTER_KEY) throw new UsageError('Set MASTER_KEY: the new one takes over from it');
    const secrets = new Secrets(MASTER_KEY);
    if (secrets.before) throw new UsageError('MASTER_KEY is being turned already: put in the file that ends with .turned first');
    const files = { turning: `${path}.turning`, turned: `${path}.turned` };
    const next = secrets.next();
    await writeNew(files.turning, `${next.turning}\n`);
    await writeNew(files.turned, `${next.turned}\n`);
    out.tell(
      files,
      `${files.turning}: put it in the place of MASTER_KEY, start every api and worker anew, then willow keys turn-master`,
      `${files.turned}: for after that. Keep copies of both apart from this machine and from all backups`,
    );
  },
});
