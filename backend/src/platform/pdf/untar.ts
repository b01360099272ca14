import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, normalize } from 'node:path';

const BLOCK = 512;

/** Writes the plain files of a tar archive under a directory. Links and devices are left out, and no entry can leave the directory. */
export async function untar(archive: Buffer, into: string): Promise<void> {
  for (let at = 0; at + BLOCK <= archive.length && archive[at] !== 0;) {
    const header = archive.subarray(at, at + BLOCK);
    const size = Number.parseInt(field(header, 124, 12), 8);
    const name = normalize(join('/', field(header, 345, 155), field(header, 0, 100)));
    const kind = field(header, 156, 1);
    if (kind === '0' || kind === '') {
      await mkdir(dirname(join(into, name)), { recursive: true });
      await writeFile(join(into, name), archive.subarray(at + BLOCK, at + BLOCK + size), { mode: 0o700 });
    }
    at += BLOCK + Math.ceil(size / BLOCK) * BLOCK;
  }
}

function field(header: Buffer, start: number, length: number): string {
  const bytes = header.subarray(start, start + length);
  const end = bytes.indexOf(0);
  return bytes.toString('utf8', 0, end === -1 ? length : end).trim();
}
