import type { AnchorFile } from '../../event-sourcing/store/anchors/anchor-file.ts';
import type { CliCommand } from '../command.ts';
import { optionsIn, orUsage, required } from '../launch/options.ts';
import { anchorFileFrom } from './log-source.ts';

const USAGE = 'audit accept-restore --by <name> --reason <text> --yes [--anchors <file>]';

/** After a restore that was meant: the anchors of the log that is gone are put aside and kept, and the worker begins others. */
export const logAcceptRestoreCommand: CliCommand = {
  usage: USAGE,
  about: 'after a wanted restore: puts the anchors of the log that is gone aside, and says who did it and why',
  run: (args, env) =>
    orUsage(async () => {
      const { values } = optionsIn(
        args.filter((arg) => arg !== '--yes'),
        ['by', 'reason', 'anchors'],
        USAGE,
      );
      const [by, reason] = [required(values.by, 'who does it', USAGE), required(values.reason, 'a reason', USAGE)];
      const file = anchorFileFrom(values.anchors, env);
      const newest = await file.newest();
      if (newest === null) return refuse(`There are no anchors in ${file.path}: nothing to put aside`);
      if (!args.includes('--yes'))
        return refuse(
          `This puts ${file.path} aside, and what it proves about the log before the restore is no longer checked. Nothing was changed. To do it: add --yes`,
        );
      await putAside(file, { by, reason, newest: JSON.parse(newest) as object });
    }),
};

async function putAside(file: AnchorFile, why: { readonly by: string; readonly reason: string; readonly newest: object }): Promise<void> {
  const at = new Date().toISOString();
  const kept = await file.putAside(at, JSON.stringify({ at, ...why }));
  process.stdout.write(`Kept as ${kept}; ${file.path}.restores says who, when and why. The worker begins other anchors within a minute\n`);
}

function refuse(why: string): void {
  process.stdout.write(`${why}\n`);
  process.exitCode = 1;
}
