import { chmodSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';

const upTo = (path: string, top: string): readonly string[] => (path === top ? [path] : [path, ...upTo(dirname(path), top)]);

/** Others may pass through it, as PostgreSQL's user must; each part of it has its own lock. */
export const makeDataDir = (dataDir: string): void => {
  const topmost = mkdirSync(dataDir, { recursive: true });
  if (topmost) for (const made of upTo(dataDir, topmost)) chmodSync(made, 0o711);
  mkdirSync(join(dataDir, 'logs'), { recursive: true, mode: 0o700 });
};
