import { mkdir, open, readFile, rename } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { dirname } from 'node:path';

const TAIL_BYTES = 4_096;

/**
 * Lines outside the database, each on disk before `append` returns. Several processes may append: a line is written in one piece, at the
 * end. What a crash cut short has no line end; readers pass over it, and the next line starts on its own.
 */
export class AnchorFile {
  readonly path: string;

  constructor(path: string) {
    this.path = path;
  }

  async append(line: string): Promise<void> {
    await mkdir(dirname(this.path), { recursive: true, mode: 0o700 });
    const file = await open(this.path, 'a+', 0o600);
    try {
      await file.write((await endsInsideLine(file)) ? `\n${line}\n` : `${line}\n`);
      await file.sync();
    } finally {
      await file.close();
    }
    await syncDirectory(dirname(this.path));
  }

  /** Under a name with the date, beside a file of the decisions to do so. The line is on disk before the file is moved. Gives the new name. */
  async putAside(at: string, line: string): Promise<string> {
    const kept = `${this.path}.${at.replaceAll(':', '-')}`;
    await new AnchorFile(`${this.path}.restores`).append(line);
    await rename(this.path, kept);
    await syncDirectory(dirname(this.path));
    return kept;
  }

  async newest(): Promise<string | null> {
    const text = await this.#read(tailOf);
    return text === null ? null : (wholeLines(text).at(-1) ?? null);
  }

  /** Null when there is no such file. */
  async lines(): Promise<readonly string[] | null> {
    const text = await this.#read((file) => readFile(file, 'utf8'));
    return text === null ? null : wholeLines(text);
  }

  async #read(read: (file: FileHandle) => Promise<string>): Promise<string | null> {
    const file = await open(this.path, 'r').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null;
      throw error;
    });
    if (!file) return null;
    try {
      return await read(file);
    } finally {
      await file.close();
    }
  }
}

const wholeLines = (text: string): readonly string[] =>
  text
    .split('\n')
    .slice(0, -1)
    .filter((line) => line.endsWith('}'));

async function tailOf(file: FileHandle): Promise<string> {
  const { size } = await file.stat();
  const start = Math.max(0, size - TAIL_BYTES);
  const { buffer, bytesRead } = await file.read(Buffer.alloc(TAIL_BYTES), 0, TAIL_BYTES, start);
  const text = buffer.toString('utf8', 0, bytesRead);
  return start === 0 ? text : text.slice(text.indexOf('\n') + 1);
}

async function endsInsideLine(file: FileHandle): Promise<boolean> {
  const { size } = await file.stat();
  if (size === 0) return false;
  const { buffer } = await file.read(Buffer.alloc(1), 0, 1, size - 1);
  return buffer[0] !== 0x0a;
}

async function syncDirectory(path: string): Promise<void> {
  const directory = await open(path, 'r');
  try {
    await directory.sync();
  } finally {
    await directory.close();
  }
}
