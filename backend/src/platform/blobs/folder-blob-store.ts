import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type BlobAddress, BlobStore } from './blob-store.ts';
import { syncFolder, writeWhole } from './write-whole.ts';

const isGone = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** A file each, in 256 folders. Several processes may share the folder. */
export class FolderBlobStore extends BlobStore {
  readonly #folder: string;

  constructor(folder: string) {
    super();
    this.#folder = folder;
  }

  protected async write(address: BlobAddress, bytes: Uint8Array): Promise<void> {
    await writeWhole(this.#pathOf(address), bytes);
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
