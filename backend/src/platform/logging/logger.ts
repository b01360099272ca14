import { inspect } from 'node:util';
import type { LoggerService } from '@nestjs/common';
import { type Logger as Pino, pino } from 'pino';

/** Fields that may stand in a log: ids, counts, times, names of our own things. Never what a person wrote or is called. */
export type LogFields = Readonly<Record<string, string | number | boolean | null | undefined>>;

/**
 * Standard output, written in the background and at the end of the process, within a moment at most: a request does not wait for its line in
 * the log. What is more than information is written at once.
 */
const output = (): ReturnType<typeof pino.destination> =>
  (opened ??= pino.destination({ sync: false, minLength: 15 * 1024, periodicFlush: 200 }));
let opened: ReturnType<typeof pino.destination> | undefined;

/**
 * One JSON line an entry. Of an error only its kind, code and the place it was thrown are kept: messages of libraries quote the values they
 * choked on, and those can be somebody's will.
 */
export class Logger implements LoggerService {
  readonly #pino: Pino;

  constructor(level: string, process: string) {
    this.#pino = pino({ level, base: { process }, timestamp: pino.stdTimeFunctions.isoTime }, output());
  }

  /** The same log for parts that put the details first. They log ids, names of our own parts and reasons in our own words only. */
  get detailsFirst(): Pick<Pino, 'info' | 'warn' | 'error'> {
    return this.#pino;
  }

  info(message: string, fields: LogFields = {}): void {
    this.#pino.info(fields, message);
  }

  trouble(message: string, fields: LogFields = {}): void {
    this.#pino.warn(fields, message);
    output().flushSync();
  }

  failure(message: string, error: unknown, fields: LogFields = {}): void {
    this.#pino.error({ ...fields, ...describe(error) }, message);
    output().flushSync();
  }

  // What Nest itself says while it starts and stops. It names classes and routes, never values.
  log(message: unknown): void {
    this.#pino.debug(text(message));
  }
  error(message: unknown): void {
    this.#pino.error(text(message));
    output().flushSync();
  }
  warn(message: unknown): void {
    this.#pino.warn(text(message));
    output().flushSync();
  }
  debug(message: unknown): void {
    this.#pino.debug(text(message));
  }
  verbose(message: unknown): void {
    this.#pino.trace(text(message));
  }
}

const text = (message: unknown): string => (typeof message === 'string' ? message : inspect(message, { depth: 1, breakLength: Infinity }));

/** Kind, code and stack frames of an error and its causes, without their messages. */
export function describe(error: unknown): LogFields {
  if (!(error instanceof Error)) return { error: typeof error };
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  const code = 'code' in error ? String(error.code) : undefined;
  const cause = error.cause instanceof Error ? describe(error.cause) : null;
  return {
    error: error.name,
    code,
    at: frames
      .slice(0, 6)
      .map((frame) => frame.trim())
      .join(' < '),
    cause: cause ? `${String(cause['error'])} ${String(cause['code'] ?? '')} ${String(cause['at'])}`.trim() : undefined,
  };
}
