import { LogChanged, makeCheckpoint } from '../../modules/audit/index.ts';
import type { CliCommand } from '../command.ts';
import { optionsIn, orUsage, UsageError } from '../launch/options.ts';
import { anchorFileFrom, signerFrom, withLog } from './log-source.ts';

const USAGE = 'audit checkpoint [--anchors <file>]';

export const auditCheckpointCommand: CliCommand = {
  usage: USAGE,
  about: 'verifies the whole log and signs how it stands, as exports are proven by; the worker does so every day',
  details: ['The line goes into the file of anchors, outside the database.', 'Ends with 1, and signs nothing, when the log was changed.'],
  run: (args, env) =>
    orUsage(async () => {
      const { values } = optionsIn(args, ['anchors'], USAGE);
      const { MASTER_KEY } = env;
      if (!MASTER_KEY) throw new UsageError('Set MASTER_KEY: it makes the key that signs');
      const file = anchorFileFrom(values.anchors, env);
      await orChanged(async () => {
        const checkpoint = await withLog(env, (source) =>
          makeCheckpoint({ source, file, signer: signerFrom(MASTER_KEY), now: new Date() }),
        );
        if (!checkpoint) throw new UsageError('The log is empty: there is nothing to sign');
        process.stdout.write(
          `Signed ${checkpoint.at}: ${checkpoint.tree.facts} facts, up to position ${checkpoint.position}, in ${file.path}\n`,
        );
      });
    }),
};

/** Says so and ends with 1 when the log was changed. */
export async function orChanged(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof LogChanged)) throw error;
    process.stderr.write(`CHANGED: ${error.message}\n`);
    process.exitCode = 1;
  }
}
