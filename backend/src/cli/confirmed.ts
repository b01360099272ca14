import { createInterface } from 'node:readline/promises';
import { CannotDo } from './cannot-do.ts';

/** Before what cannot be taken back: asks at a terminal; where nobody can be asked it needs `--yes`. Throws CannotDo. */
export async function confirmed(what: string, yes: boolean | undefined): Promise<void> {
  if (yes) return;
  const { stdin, stderr } = process;
  if (!stdin.isTTY || !stderr.isTTY) throw new CannotDo(`${what} Nothing was changed. To do it: add --yes`);
  const asking = createInterface({ input: stdin, output: stderr });
  try {
    const answer = await asking.question(`${what} Do it? Type yes: `);
    if (answer.trim().toLowerCase() !== 'yes') throw new CannotDo('Nothing was changed.');
  } finally {
    asking.close();
  }
}
