import { setTimeout as sleep } from 'node:timers/promises';
import { idOf, openAnchor, parseAnchor } from './anchor.ts';
import type { Anchor, AnchorSigner } from './anchor.ts';
import type { AnchorFile } from './anchor-file.ts';

/** How far a log has come, with its hash there. */
export type LogHead = {
  readonly position: number;
  /** In hex. */
  readonly hash: string;
  /** The hash at the position of the anchor that was given; null when none stands there. */
  readonly anchored: string | null;
  /** Events after that anchor. */
  readonly since: number;
};

export type AnchoredLog = {
  /** Null when the log is empty. Throws LogContradicted. */
  head(newest: Anchor | null, signal?: AbortSignal): Promise<LogHead | null>;
  /** Keeps a copy of a line beside the log, where it has a place for it. */
  keep?(anchor: Anchor, line: string): Promise<unknown>;
};

export type LogAnchorsOptions = {
  readonly log: AnchoredLog;
  readonly file: AnchorFile;
  readonly signer: AnchorSigner;
  readonly now?: () => Date;
  readonly onWarning?: (error: unknown) => void;
  readonly everyMs?: number;
  readonly everyEvents?: number;
  /** How often it looks how far the log has come. */
  readonly pollMs?: number;
};

/** The log is not the one that was read and signed: it was cut off, rewritten, put back from an older copy, or is another one. */
export class LogContradicted extends Error {
  readonly position: number;

  constructor(message: string, position: number) {
    super(message);
    this.position = position;
  }
}

export class LogContradictsAnchor extends LogContradicted {
  constructor({ position, at }: Anchor, file: string) {
    super(
      `The log is not what it was at position ${position} on ${at}, as the last line of ${file} says. No anchors are added until somebody has looked: willow audit verify`,
      position,
    );
    this.name = 'LogContradictsAnchor';
  }
}

/** The app's own bound is wider than the time in which a process must end. */
const LAST_ANCHOR_MS = 3_000;

/**
 * Signs the head of the log again and again and keeps what it signed outside the database, so that who owns the database cannot rewrite
 * history unnoticed. Appends do not wait for it. Several processes may do so at once; each line stands for itself.
 */
export class LogAnchors {
  readonly #options: Required<Omit<LogAnchorsOptions, 'onWarning'>> & Pick<LogAnchorsOptions, 'onWarning'>;
  readonly #stopping = new AbortController();
  #running: Promise<void> | null = null;
  #newest: Anchor | null = null;
  #contradicted = false;
  /** The line that the log contradicted. */
  #contradictedLine: string | null = null;
  #readAt: Date | null = null;

  constructor(options: LogAnchorsOptions) {
    this.#options = { now: () => new Date(), everyMs: 60_000, everyEvents: 1_000, pollMs: 1_000, ...options };
  }

  /** `readAt`: when the log was last read to its end. */
  get status(): { readonly newest: Anchor | null; readonly contradicted: boolean; readonly readAt: Date | null } {
    return { newest: this.#newest, contradicted: this.#contradicted, readAt: this.#readAt };
  }

  start(): void {
    this.#running ??= this.#run();
  }

  /** With a last anchor. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#running;
    await Promise.race([this.#attempt(), sleep(LAST_ANCHOR_MS, undefined, { ref: false })]);
  }

  /** Null when the newest anchor says it all. */
  async anchor(signal?: AbortSignal): Promise<Anchor | null> {
    const { log, file, signer, now } = this.#options;
    const before = await file.newest();
    const newest = before === null ? null : parseAnchor(before);
    const head = await this.#head(newest, signal);
    if (newest && head?.anchored !== newest.hash) throw new LogContradictsAnchor(newest, file.path);
    this.#newest = newest;
    // Once more where another key has signed: from then on this one speaks for it.
    const isOurs = before === null || openAnchor(before, signer.publicKey) !== null;
    if (!head || (head.position === newest?.position && isOurs)) return null;
    const anchor = { position: head.position, hash: head.hash, at: now().toISOString(), previous: before === null ? null : idOf(before) };
    const line = signer.sign(anchor);
    await file.append(line);
    this.#newest = anchor;
    await log.keep?.(anchor, line);
    return anchor;
  }

  async #run(): Promise<void> {
    const { signal } = this.#stopping;
    const { everyMs, pollMs } = this.#options;
    let due = 0;
    while (!signal.aborted) {
      if (performance.now() >= due || (await this.#isFarBehind())) {
        due = performance.now() + everyMs;
        await this.#attempt(signal);
      }
      await sleep(pollMs, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }

  async #attempt(signal?: AbortSignal): Promise<void> {
    try {
      await this.anchor(signal);
      this.#contradicted = false;
    } catch (error) {
      if (signal?.aborted) return;
      this.#contradicted = error instanceof LogContradicted;
      this.#contradictedLine = await this.#options.file.newest().catch(() => null);
      this.#options.onWarning?.(error);
    }
  }

  /** A log that is not the one that was read is looked at now, and told about; and once more when somebody has put the lines aside. */
  async #isFarBehind(): Promise<boolean> {
    try {
      if (this.#contradicted) return (await this.#options.file.newest()) !== this.#contradictedLine;
      const head = await this.#head(this.#newest, this.#stopping.signal);
      return head !== null && head.since >= this.#options.everyEvents;
    } catch (error) {
      return error instanceof LogContradicted;
    }
  }

  async #head(newest: Anchor | null, signal: AbortSignal | undefined): Promise<LogHead | null> {
    const { log, now } = this.#options;
    const head = await log.head(newest, signal);
    this.#readAt = now();
    return head;
  }
}
