import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type BlobAddress, BlobStore } from './blob-store.ts';

const isGone = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** A file each, in 256 folders. Several processes may share the folder. */
export class FolderBlobStore extends BlobStore {
  readonly #folder: string;

  constructor(folder: string) {
    super();
    this.#folder = folder;
  }

  /** Written beside its place, synced and moved there: nobody ever reads half of it, whatever stops in between. */
  protected async write(address: BlobAddress, bytes: Uint8Array): Promise<void> {
    const path = this.#pathOf(address);
    const parent = dirname(path);
    await mkdir(parent, { recursive: true, mode: 0o700 });
    const unfinished = `${path}.${randomUUID()}`;
    try {
      const file = await open(unfinished, 'wx', 0o600);
      try {
        await file.writeFile(bytes);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(unfinished, path);
    } catch (error) {
      await rm(unfinished, { force: true });
      throw error;
    }
    await syncFolder(parent);
    await syncFolder(this.#folder);
  }

  protected async read(address: BlobAddress): Promise<Uint8Array | null> {
    try {
      return await readFile(this.#pathOf(address));
    } catch (error) {
      if (isGone(error)) return null;
      throw error;
    }
  }

  async delete(address: BlobAddress): Promise<void> {
    await rm(this.#pathOf(address), { force: true });
  }

  #pathOf(address: BlobAddress): string {
    return join(this.#folder, address.slice(0, 2), address);
  }
}

/** So that the name is there after a power cut, too. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
