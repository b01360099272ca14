import { open } from 'node:fs/promises';
import { CannotDo } from './cannot-do.ts';

/** A secret, for its owner only, and never over another file. Throws CannotDo. */
export async function writeNew(path: string, text: string): Promise<void> {
  const file = await open(path, 'wx', 0o600).catch((error: NodeJS.ErrnoException) => {
    throw new CannotDo(
      error.code === 'EEXIST' ? `${path} is there already, and is not written over` : `${path} cannot be written (${error.code})`,
    );
  });
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
}
