import { open } from 'node:fs/promises';
import type { AnchorFile } from '../../event-sourcing/store/anchors/anchor-file.ts';
import type { BackupFile } from './manifest.ts';
import { writeFile } from './sealed-files.ts';

/** What goes on after those before, and what begins anew because the file was put aside. */
export const MORE_ANCHORS = 'anchors';
export const OTHER_ANCHORS = 'other-anchors';

type Target = Parameters<typeof writeFile>[0];

const LINE_END = 0x0a;

/** Whole lines only; the file only grows, until it is put aside. */
export async function anchorsSince(
  { path }: AnchorFile,
  before: number,
  target: Target,
): Promise<{ readonly file: BackupFile | null; readonly bytes: number }> {
  const handle = await open(path, 'r').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (!handle) return { file: null, bytes: 0 };
  try {
    const { size } = await handle.stat();
    const start = size < before ? 0 : before;
    const text = Buffer.alloc(size - start);
    await handle.read(text, 0, text.length, start);
    const whole = text.subarray(0, text.lastIndexOf(LINE_END) + 1);
    const name = start === 0 && before > 0 ? OTHER_ANCHORS : MORE_ANCHORS;
    const lines = (): number => whole.reduce((sum, byte) => sum + Number(byte === LINE_END), 0);
    return { file: await writeFile(target, { name, columns: null, content: oneChunk(whole) }, lines), bytes: start + whole.length };
  } finally {
    await handle.close();
  }
}

async function* oneChunk(bytes: Uint8Array): AsyncGenerator<Uint8Array, void, undefined> {
  if (bytes.length > 0) yield bytes;
}
