import { LogChanged, makeCheckpoint } from '../../modules/audit/index.ts';
import { command, TEXT } from '../command.ts';
import { fail } from '../output.ts';
import { UsageError } from '../usage-error.ts';
import { anchorFileFrom, signerFrom, withLog } from './log-source.ts';

const USAGE = 'audit checkpoint [--anchors <file>]';

export const auditCheckpointCommand = command({
  usage: USAGE,
  about: 'verifies the whole log and signs how it stands, as exports are proven by; the worker does so every day',
  details: ['The line goes into the file of anchors, outside the database.', 'Ends with 1, and signs nothing, when the log was changed.'],
  json: '{ "at", "facts", "position", "file" }',
  options: { anchors: TEXT },
  async run({ values }, env, out) {
    const { MASTER_KEY } = env;
    if (!MASTER_KEY) throw new UsageError('Set MASTER_KEY: it makes the key that signs');
    const file = anchorFileFrom(values.anchors, env);
    await orChanged(async () => {
      const checkpoint = await withLog(env, (source) => makeCheckpoint({ source, file, signer: signerFrom(MASTER_KEY), now: new Date() }));
      if (!checkpoint) throw new UsageError('The log is empty: there is nothing to sign');
      const { at, position, tree } = checkpoint;
      const signed = { at, facts: tree.facts, position, file: file.path };
      out.tell(signed, `Signed ${at}: ${tree.facts} facts, up to position ${position}, in ${file.path}`);
    });
  },
});

/** Says so and ends with 1 when the log was changed. */
export async function orChanged(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof LogChanged)) throw error;
    fail(`CHANGED: ${error.message}`);
  }
}
