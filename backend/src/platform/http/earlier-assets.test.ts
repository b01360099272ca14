import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from '@jest/globals';
import { keepAssets } from './earlier-assets.ts';

const folder = mkdtempSync(join(tmpdir(), 'willow-assets-'));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const DAY = 24 * 3_600_000;

const site = { storefront: join(folder, 'storefront'), console: join(folder, 'console') };
const own = [join(site.storefront, 'client/assets'), join(site.console, 'assets')];

/** Answers what is kept of the console. */
async function starts(day: number, ...names: readonly string[]): Promise<readonly string[]> {
  for (const assets of own) {
    rmSync(assets, { recursive: true, force: true });
    mkdirSync(assets, { recursive: true });
    for (const name of names) writeFileSync(join(assets, name), `the text of ${name}`);
  }
  const kept = await keepAssets(site, join(folder, 'kept'), Date.parse('2026-11-28T00:00:00Z') + day * DAY);
  expect(readdirSync(kept.storefront)).toEqual(readdirSync(kept.console));
  return readdirSync(kept.console).toSorted();
}

describe('files of earlier versions', () => {
  it('stay for 30 days after a version began without them, however long theirs had run', async () => {
    expect(await starts(0, 'app-1.js', 'look.css')).toEqual(['app-1.js', 'look.css']);
    expect(await starts(100, 'app-2.js', 'look.css')).toEqual(['app-1.js', 'app-2.js', 'look.css']);
    expect(readFileSync(join(folder, 'kept/assets/console/app-1.js'), 'utf8')).toBe('the text of app-1.js');
    expect(await starts(129, 'app-3.js', 'look.css')).toContain('app-1.js');
    expect(await starts(131, 'app-3.js', 'look.css')).toEqual(['app-2.js', 'app-3.js', 'look.css']);
  });

  it('are in use again when their version comes back', async () => {
    await starts(0, 'app-1.js');
    await starts(1, 'app-2.js');
    await starts(20, 'app-1.js');
    await starts(40, 'app-2.js');
    expect(await starts(60, 'app-2.js')).toEqual(['app-1.js', 'app-2.js']);
  });
});
