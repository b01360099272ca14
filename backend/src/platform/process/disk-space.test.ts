import { tmpdir } from 'node:os';
import { expect, it } from '@jest/globals';
import { Registry } from 'prom-client';
import { DiskSpace, lowSpace } from './disk-space.ts';

const GIB = 2 ** 30;

it.each<readonly [number, number, string | null]>([
  [20, 10, null],
  [20, 1.5, 'the disk of DATA_DIR has 1.5 GB left, 7 % of it: free some space before nothing can be saved'],
  [20, 0.25, 'the disk of DATA_DIR has 256 MB left, 1 % of it: free some space before nothing can be saved'],
  [1_000, 60, null],
  [1_000, 4, 'the disk of DATA_DIR has 4.0 GB left, 0 % of it: free some space before nothing can be saved'],
])('of %d GB, %d GB left', (size, free, told) => {
  expect(lowSpace('DATA_DIR', { sizeBytes: size * GIB, freeBytes: free * GIB })).toBe(told);
});

it.each([
  [2, 'the disk of /tmp has 16 MB left, 3 % of it: free some space before nothing can be printed'],
  [1, null],
])('of where pages are printed it warns when that is a disk of its own (%d)', async (device, told) => {
  const disks = new Map([
    ['/data', { device: 1, sizeBytes: GIB, freeBytes: GIB }],
    ['/tmp', { device, sizeBytes: GIB / 2, freeBytes: GIB / 64 }],
  ]);
  expect(await new DiskSpace('/data', {} as never, async (path) => disks.get(path) ?? null).printingWarning('/tmp')).toBe(told);
});

it('is measured; what nobody can tell is left out', async () => {
  const registry = new Registry();
  new DiskSpace(tmpdir(), { query: async () => Promise.reject(new Error('away')) } as never).measure(registry);
  const text = await registry.metrics();
  expect(text).toMatch(/^willow_disk_free_bytes \d+$/m);
  expect(text).toMatch(/^willow_disk_size_bytes \d+$/m);
  expect(text).not.toMatch(/^willow_database_size_bytes /m);
});
