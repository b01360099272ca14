import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, expect, it } from '@jest/globals';
import { sleep, waitUntil } from '../run/launcher/processes.ts';
import { bodyOf, newAddress, newCaller, SHORT_ANSWERS, signInAgain, signUp, type Caller } from './testing/accounts.ts';
import { databasePids, killHard, pidOf } from './testing/processes.ts';
import { startProduct, startProductOn, type RunningProduct } from './testing/product.ts';

/** What the handbook promises. */
const MOST_LOST_SECONDS = 60;
const SAVES_EVERY_MS = 750;
/** Before the next backup would be there: what is lost is hardly ever more. */
const JUST_BEFORE_MS = 1_000;
const MASTER_KEY = 'secrets/master.key';

const WILLOW = fileURLToPath(new URL('../run/willow.mjs', import.meta.url));

/** All that is left in the end: the backups, what opens them, and the master key. */
const kept = mkdtempSync(join(tmpdir(), 'willow-kept-'));
const identity = join(kept, 'backup.key');
const running: RunningProduct[] = [];
afterAll(async () => {
  for (const product of running) await product.stop();
  rmSync(kept, { recursive: true, force: true });
});

function willow(args: readonly string[], settings: Readonly<Record<string, string>> = {}): string {
  const env = { PATH: process.env['PATH'] ?? '', HOME: process.env['HOME'] ?? '', ...settings };
  const { status, stdout, stderr } = spawnSync(process.execPath, [WILLOW, ...args], { env, encoding: 'utf8' });
  if (status !== 0) throw new Error(`willow ${args[0]} ended with ${status}: ${stderr}`);
  return stdout;
}

/** When the next backup, or the next part of one, can be brought back. */
async function nextBackup(): Promise<number> {
  const listedAt = (): number => statSync(join(kept, 'backups/index.json'), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const before = listedAt();
  if (!(await waitUntil(() => listedAt() !== before, 5 * 60_000))) throw new Error('There is no other backup within five minutes');
  return listedAt();
}

const wishesOf = async (caller: Caller): Promise<number> => {
  const { willAnswers } = await bodyOf<{ willAnswers: { jsonAnswers: { funeralWishes: string } } }>(caller.get('/api/will'));
  return Number(willAnswers.jsonAnswers.funeralWishes);
};

type Acknowledged = { readonly wishes: number; readonly at: number };

/** Numbers, one after the other, for as long as they are answered. */
function savesOn(caller: Caller): { readonly acknowledged: readonly Acknowledged[]; readonly ended: Promise<void> } {
  const acknowledged: Acknowledged[] = [];
  const saveAll = async (): Promise<void> => {
    for (let wishes = 1; ; wishes += 1) {
      await bodyOf(caller.post('/api/will', { data: { step: 10, answers: { ...SHORT_ANSWERS, funeralWishes: String(wishes) } } }));
      acknowledged.push({ wishes, at: Date.now() });
      await sleep(SAVES_EVERY_MS);
    }
  };
  return { acknowledged, ended: saveAll().catch(() => undefined) };
}

it('a machine that is lost takes along at most the last minute of what it had acknowledged', async () => {
  const recipient = /age1\w+/.exec(willow(['backup', 'keygen', '--out', identity]))?.[0] ?? '';
  const settings = { BACKUP_URL: pathToFileURL(join(kept, 'backups')).href, BACKUP_RECIPIENT: recipient };
  const lost = await startProduct('machine-is-lost', settings);
  running.push(lost);
  const account = await signUp(lost, await newCaller(lost), newAddress('lost'));
  const { acknowledged, ended } = savesOn(account.caller);
  const [one, next] = [await nextBackup(), await nextBackup()];
  await sleep(next + (next - one) - JUST_BEFORE_MS - Date.now());
  await killHard(lost.pid, pidOf(lost, 'api'), pidOf(lost, 'worker'), ...databasePids(lost));
  const killedAt = Date.now();
  await ended;

  const dataDir = mkdtempSync(join(kept, 'data-'));
  mkdirSync(dirname(join(dataDir, MASTER_KEY)), { mode: 0o700 });
  cpSync(join(lost.dataDir, MASTER_KEY), join(dataDir, MASTER_KEY));
  willow(['restore', '--by', 'Journey', '--reason', 'the machine is lost', '--identity', identity], { ...settings, DATA_DIR: dataDir });
  const back = await startProductOn('machine-is-back', dataDir, settings);
  running.push(back);
  const wishes = await wishesOf(await signInAgain(back, account.email));

  const gone = acknowledged.filter((each) => each.wishes > wishes);
  const oldestSeconds = (killedAt - (gone[0]?.at ?? killedAt)) / 1_000;
  expect(wishes).toBeGreaterThan(0);
  expect(gone.length).toBeGreaterThan(0);
  expect(oldestSeconds).toBeLessThanOrEqual(MOST_LOST_SECONDS);
});
