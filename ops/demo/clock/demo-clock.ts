import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import pg from 'pg';
import { sleep } from '../../run/launcher/processes.ts';
import { SAY, TURN_BACK, TURN_ON } from './turned-back.ts';

/** By then every process of the product has looked at the file. */
const SEEN_AFTER_MS = 150;
const SAYS_EVERY_MS = 20_000;

const PRELOADED = new URL('shift-date.mjs', import.meta.url).href;

/** What the product is started with, so that all of it goes by this clock. */
export const clockEnvironment = (file: string): Readonly<Record<string, string>> => ({
  DEMO_CLOCK: file,
  NODE_OPTIONS: `--import ${PRELOADED}`,
});

/** Tells the processes of the demo's product, and the log in its database, what time it is. It never goes back. */
export class DemoClock {
  readonly #file: string;
  readonly #ownerUrl: string;
  readonly #timer: NodeJS.Timeout;
  #behindMs: number;

  /** On a product that was started by it. */
  constructor(file: string, ownerUrl: string, behindMs: number) {
    [this.#file, this.#ownerUrl, this.#behindMs] = [file, ownerUrl, behindMs];
    this.#timer = setInterval(() => void this.#say().catch(() => undefined), SAYS_EVERY_MS);
  }

  /** Before the product runs on that database. */
  static async turnBack(file: string, ownerUrl: string, behindMs: number): Promise<void> {
    await query(ownerUrl, TURN_BACK);
    await say(file, ownerUrl, behindMs);
  }

  now(): Date {
    return new Date(Date.now() - this.#behindMs);
  }

  /** Goes on to then, when it is not later already; never beyond the real time. */
  async goesOnTo(at: Date): Promise<void> {
    this.#behindMs = Math.max(0, Math.min(this.#behindMs, Date.now() - at.getTime()));
    await this.#say();
    await sleep(SEEN_AFTER_MS);
  }

  /** Leaves the real time behind. */
  async end(): Promise<void> {
    await this.goesOnTo(new Date());
    this.stop();
    await query(this.#ownerUrl, TURN_ON);
  }

  /** The demo goes on another time. */
  stop(): void {
    clearInterval(this.#timer);
  }

  #say(): Promise<void> {
    return say(this.#file, this.#ownerUrl, this.#behindMs);
  }
}

async function say(file: string, ownerUrl: string, behindMs: number): Promise<void> {
  writeClock(file, behindMs);
  await query(ownerUrl, SAY, [behindMs]);
}

/** There at once and whole, whoever reads it. */
function writeClock(file: string, behindMs: number): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  writeFileSync(`${file}.new`, String(behindMs));
  renameSync(`${file}.new`, file);
}

async function query(url: string, sql: string, values: readonly unknown[] = []): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await (values.length > 0 ? client.query(sql, [...values]) : client.query(sql));
  } finally {
    await client.end();
  }
}
