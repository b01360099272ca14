import { Logger } from '../platform/logging/logger.ts';

/** Keeps what it is given, before it is written. */
export class KeptLog extends Logger {
  readonly lines: string[] = [];
  readonly #keep = (...line: readonly unknown[]): void => void this.lines.push(JSON.stringify(line));

  constructor() {
    super('silent', 'test');
  }

  override get detailsFirst() {
    return { info: this.#keep, warn: this.#keep, error: this.#keep } as unknown as Logger['detailsFirst'];
  }
  override info(...line: Parameters<Logger['info']>): void {
    this.#keep(...line);
  }
  override warn(...line: Parameters<Logger['warn']>): void {
    this.#keep(...line);
  }
  override failure(message: string, error: unknown, fields?: object): void {
    this.#keep(message, error instanceof Error ? [error.name, error.stack?.split('\n').slice(1)] : typeof error, fields);
  }
}
