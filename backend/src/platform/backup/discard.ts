import type { Secrets } from '../keys/secrets.ts';
import type { Archive } from './archive.ts';
import type { ListedBackup } from './index-of-backups.ts';
import { Manifest, manifestPath, opened } from './manifest.ts';

/** A backup whose time is over. Its manifests go last, so that what a failure leaves is found by nobody but can be deleted by hand. */
export async function discard(archive: Archive, secrets: Secrets, { name, segments }: ListedBackup): Promise<void> {
  for (let segment = segments; segment >= 0; segment -= 1) {
    const path = manifestPath({ name, segment });
    const bytes = await archive.get(path);
    if (!bytes) continue;
    for (const { parts } of opened(secrets, Manifest, bytes, path).files) for (const part of parts) await archive.delete(part.path);
    await archive.delete(path);
  }
}
