import { access, constants, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import type pg from 'pg';
import { ChromiumPdf } from '../../../platform/pdf/index.ts';
import type { Check } from '../check.ts';
import { broken, type Finding, ok, warn } from '../finding.ts';
import { ask, NoAnswer } from '../no-answer.ts';

const MEBIBYTE = 1_048_576;
/** Mebibytes that must be free. */
const FOR_DATA = { warn: 2_048, broken: 512 };
const FOR_PRINTING = { warn: 256, broken: 128 };
/** And of the files that a disk may have, which run out, too. */
const FREE_FILES = { warn: 0.05, broken: 0.01 };

export const disk: Check = {
  name: 'disk',
  runbook: 'disk',
  look: ({ config: { DATA_DIR } }) =>
    Promise.all([
      spaceOf(resolve(DATA_DIR), 'DATA_DIR', FOR_DATA, 'Make room there, or give it a larger disk: a database that cannot write stops'),
      spaceOf(tmpdir(), 'TMPDIR', FOR_PRINTING, EMPTY_IT),
    ]),
};

const EMPTY_IT = 'Make room there: nothing can be printed when it is full. A container is given an empty one when it is made anew';

async function spaceOf(path: string, setting: string, limits: Limits, todo: string): Promise<Finding> {
  try {
    await access(path, constants.W_OK);
    const { bavail, bsize, ffree, files } = await statfs(path);
    return spaceFinding(path, { bytes: bavail * bsize, files: files === 0 ? 1 : ffree / files }, limits, todo);
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? 'it fails';
    return broken(`${path} cannot be written (${code})`, `Make it, and let this user write it; or correct ${setting}`);
  }
}

type Limits = Readonly<Record<'warn' | 'broken', number>>;
type Free = { readonly bytes: number; /** Of all that it may have. */ readonly files: number };

/** Whether there is room left. */
export function spaceFinding(path: string, { bytes, files }: Free, limits: Limits, todo: string): Finding {
  const freeMebibytes = Math.floor(bytes / MEBIBYTE);
  const figures = { path, freeMebibytes, freeFilesPercent: Math.round(files * 100) };
  const says = `${path} has ${freeMebibytes} MiB and ${figures.freeFilesPercent} % of its files free`;
  const lacks = (level: 'warn' | 'broken'): boolean => freeMebibytes < limits[level] || files < FREE_FILES[level];
  if (!lacks('warn')) return ok(says, figures);
  return (lacks('broken') ? broken : warn)(says, todo, figures);
}

export const chromium: Check = {
  name: 'chromium',
  runbook: 'drafts',
  isHeavy: true,
  async look({ config: { CHROMIUM_PATH, TIMEOUT_FACTOR } }) {
    const pdf = new ChromiumPdf({ executablePath: CHROMIUM_PATH, timeoutFactor: TIMEOUT_FACTOR });
    const begin = performance.now();
    try {
      const printed = await pdf.render('<!doctype html><html lang="en-GB"><title>Doctor</title><p>Does it print?</p></html>');
      const seconds = Math.round((performance.now() - begin) / 100) / 10;
      return ok(`prints, in ${seconds} seconds`, { seconds, bytes: printed.byteLength });
    } catch (error) {
      const why = error instanceof Error ? error.message.split('\n')[0] : String(error);
      return broken(`does not print: ${why}`, await toPrint(CHROMIUM_PATH));
    } finally {
      await pdf.close();
    }
  },
};

/** A browser that is there and does not start seldom says why. */
async function toPrint(path: string | undefined): Promise<string> {
  const room = await spaceOf(tmpdir(), 'TMPDIR', FOR_PRINTING, EMPTY_IT);
  if (room.status === 'broken') return `${room.says}. ${room.todo}`;
  if (!path) return 'Install Chromium, and name it with CHROMIUM_PATH';
  const isThere = await access(path, constants.X_OK).then(
    () => true,
    () => false,
  );
  return isThere
    ? `${path} is there: look at the memory of this machine, and whether it lets Chromium have its sandbox`
    : `Correct CHROMIUM_PATH (${path}), or install Chromium there`;
}

/** Seconds between our clock and another's. */
const APART = { warn: 5, broken: 60 };

export const clock: Check = {
  name: 'clock',
  needs: ['postgresql'],
  async look({ config: { STRIPE_API_BASE }, pools }) {
    const looked = [];
    for (let time = 0; time < LOOKS; time += 1) looked.push(await compareClocks(pools.app));
    const [{ apartMs } = { apartMs: 0 }] = looked.toSorted((one, other) => one.tookMs - other.tookMs);
    return [clockFinding('PostgreSQL', apartMs), ...(await providerClock(STRIPE_API_BASE ?? 'https://api.stripe.com'))];
  },
};

/** The quickest of so many answers tells it best. */
const LOOKS = 3;

async function compareClocks(db: Pick<pg.Pool, 'query'>): Promise<{ readonly apartMs: number; readonly tookMs: number }> {
  const before = Date.now();
  const { rows } = await db.query<{ now: Date }>('SELECT clock_timestamp() AS now');
  const after = Date.now();
  return { apartMs: (rows[0]?.now.getTime() ?? before) - (before + after) / 2, tookMs: after - before };
}

/** Whoever does not answer is another check's. */
async function providerClock(url: string): Promise<readonly Finding[]> {
  const { offsetMs } = await ask(url).catch((error: unknown) => {
    if (error instanceof NoAnswer) return { offsetMs: null };
    throw error;
  });
  return offsetMs === null ? [] : [clockFinding('the card provider', offsetMs)];
}

/** Second factors and signatures of webhooks hold for half a minute, and for five. */
export function clockFinding(whose: string, offsetMs: number): Finding {
  const seconds = Math.round(Math.abs(offsetMs) / 1_000);
  const figures = { seconds };
  const says = `our clock and that of ${whose} are ${seconds} seconds apart`;
  if (seconds <= APART.warn) return ok(says, figures);
  return (seconds > APART.broken ? broken : warn)(says, 'Set the clock by NTP: timedatectl set-ntp true', figures);
}
