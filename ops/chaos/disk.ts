import { spawnSync } from 'node:child_process';
import { closeSync, ftruncateSync, mkdirSync, openSync, renameSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { waitUntil } from '../run/launcher/processes.ts';

const SIZE_BYTES = 1024 ** 3;
const ENDS_WITHIN_MS = 20_000;

const runs = (command: string, args: readonly string[]): { readonly status: number | null; readonly said: string } => {
  const { status, stdout, stderr, error } = spawnSync(command, args, { encoding: 'utf8' });
  return { status, said: error?.message ?? `${stdout}${stderr}`.trim() };
};

const must = (command: string, ...args: readonly string[]): void => {
  const { status, said } = runs(command, args);
  if (status !== 0) throw new Error(`${command} ended with ${status}: ${said}`);
};

/** Null where a file can be mounted as a disk; else why not. */
export function whyNoDisk(): string | null {
  if (process.platform !== 'linux') return 'only Linux can mount a file as a disk of its own';
  if (process.getuid?.() !== 0) return 'only root may mount a file as a disk of its own';
  return runs('mkfs.ext4', ['-V']).status === 0 ? null : 'mkfs.ext4 is missing (Debian has it in the package e2fsprogs)';
}

/** A file system in a file. What was written and not synced is not in the file yet, as it would not be on a disk whose power is cut. */
export class Disk {
  readonly path: string;
  readonly #file: string;
  readonly #ballast: string;

  constructor(folder: string) {
    this.path = join(folder, 'disk');
    this.#file = join(folder, 'disk.img');
    this.#ballast = join(this.path, 'ballast');
    const file = openSync(this.#file, 'w', 0o600);
    ftruncateSync(file, SIZE_BYTES);
    closeSync(file);
    must('mkfs.ext4', '-q', '-m', '0', this.#file);
    mkdirSync(this.path);
    this.#mount();
  }

  /** Nobody uses it any more, or whoever does is stopped: the disk is then as it was at this moment, and all that was never written to it is gone. */
  async losesPower(endEverybody: () => Promise<void>): Promise<void> {
    const copy = `${this.#file}.cut`;
    must('cp', '--sparse=always', this.#file, copy);
    await endEverybody();
    await this.unmount();
    renameSync(copy, this.#file);
    this.#mount();
  }

  settles(): void {
    must('sync', '-f', this.path);
  }

  /** To the last block: what the file system needs for itself makes the largest pieces fail. */
  fills(): void {
    const { bavail, bsize } = statfsSync(this.path);
    let end = 0;
    for (let bytes = bavail * bsize; bytes >= bsize; bytes = Math.floor(bytes / 2))
      if (runs('fallocate', ['-o', String(end), '-l', String(bytes), this.#ballast]).status === 0) end += bytes;
  }

  empties(): void {
    rmSync(this.#ballast, { force: true });
  }

  async unmount(): Promise<void> {
    if (!(await waitUntil(() => runs('umount', [this.path]).status === 0, ENDS_WITHIN_MS, 200)))
      throw new Error(`${this.path} cannot be unmounted: ${runs('umount', [this.path]).said}`);
  }

  #mount(): void {
    must('mount', '-o', 'loop', this.#file, this.path);
  }
}
