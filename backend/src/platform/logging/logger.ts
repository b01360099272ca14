import { inspect } from 'node:util';
import type { LoggerService } from '@nestjs/common';
import { type Logger as Pino, pino } from 'pino';
import { traceId } from '../../event-sourcing/telemetry/current-trace.ts';

/** Ids, counts, times, names of our own things. Never personal data. */
type LogFields = Readonly<Record<string, string | number | boolean | null | undefined>>;

type Output = ReturnType<typeof pino.destination>;

/**
 * Buffered for a moment so that a request does not wait for its line in the log. Warnings and errors are written at once, the rest at the
 * latest when the process ends.
 */
function output(fd: 1 | 2): Output {
  const opened = outputs.get(fd) ?? pino.destination({ fd, sync: false, minLength: 15 * 1024, periodicFlush: 200 });
  outputs.set(fd, opened);
  return opened;
}
const outputs = new Map<number, Output>();

/** In every line that belongs to one click or scheduled run, in all processes. */
const ofTrace = (): object => {
  const id = traceId();
  return id === undefined ? {} : { trace_id: id };
};

/**
 * One JSON line for each entry. Of an error only name, code and stack are logged: messages of libraries quote the values they failed on, which
 * may be personal.
 */
export class Logger implements LoggerService {
  readonly #pino: Pino;
  readonly #output: Output;

  constructor(level: string, process: string) {
    // Standard output of a command is its answer, which programs read.
    this.#output = output(process === 'cli' ? 2 : 1);
    this.#pino = pino({ level, base: { process }, timestamp: pino.stdTimeFunctions.isoTime, mixin: ofTrace }, this.#output);
  }

  /** For callers that speak pino: fields first, then the message. They log ids, names of our own things and redacted errors only. */
  get detailsFirst(): Pick<Pino, 'info' | 'warn' | 'error'> {
    return this.#pino;
  }

  info(message: string, fields: LogFields = {}): void {
    this.#pino.info(fields, message);
  }

  /** Nest passes the name of one of its classes in place of the fields. */
  warn(message: unknown, fields: LogFields | string = {}): void {
    this.#pino.warn(typeof fields === 'string' ? {} : fields, text(message));
    this.#output.flushSync();
  }

  failure(message: string, error: unknown, fields: LogFields = {}): void {
    this.#pino.error({ ...fields, ...describe(error) }, message);
    this.#output.flushSync();
  }

  // Nest's own messages while it starts and stops. They name classes and routes, never values.
  log(message: unknown): void {
    this.#pino.debug(text(message));
  }
  error(message: unknown): void {
    this.#pino.error(text(message));
    this.#output.flushSync();
  }
  debug(message: unknown): void {
    this.#pino.debug(text(message));
  }
  verbose(message: unknown): void {
    this.#pino.trace(text(message));
  }
}

const text = (message: unknown): string => (typeof message === 'string' ? message : inspect(message, { depth: 1, breakLength: Infinity }));

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
