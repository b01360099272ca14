import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { needsDatabaseAlone, withDatabaseAlone } from './database-alone.ts';
import { readSettings } from './settings.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'willow-nothing-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

describe('on a machine that has nothing but the backups', () => {
  it('a backup is looked at and brought back; what repairs a database has none to repair', () => {
    const needs = (...args: readonly string[]): boolean => needsDatabaseAlone(args, dataDir);
    expect([needs('restore', '--by', 'Olive'), needs('backup', 'list'), needs('backup', 'verify')]).toEqual([true, true, true]);
    expect([needs('backup'), needs('doctor'), needs('history', 'copy')]).toEqual([false, false, false]);
  });

  it('no new master key is made: it would open nothing', async () => {
    await expect(withDatabaseAlone(readSettings({ DATA_DIR: dataDir }, dataDir), {}, () => 0)).rejects.toThrow('secrets/master.key');
    expect(existsSync(join(dataDir, 'secrets'))).toBe(false);
  });
});
