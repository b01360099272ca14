import { createHash, randomUUID } from 'node:crypto';
import { openSync, writeSync } from 'node:fs';

/** Something that somebody asks the product to do, once. Its id is the key that it is asked for with, however often. */
export type Command = { readonly id: string; readonly who: string; readonly what: string; readonly hash: string };

const hashOf = (content: string): string => createHash('sha256').update(content).digest('hex');

/** `content`: by which the command is recognised in what the product tells later. */
export const newCommand = (who: string, what: string, content?: (id: string) => string): Command & { readonly content: string } => {
  const id = randomUUID();
  const own = content?.(id) ?? id;
  return { id, who, what, hash: hashOf(own), content: own };
};

/** What is found of a command whose id stands at its beginning. */
export const foundIn = (content: string): { readonly id: string; readonly hash: string } => ({
  id: content.slice(0, 36),
  hash: hashOf(content),
});

/** Outside the product: what it said that it has done, and of what it never said whether it did. A file that is only added to, beside the run. */
export class Ledger {
  readonly #file: number;
  readonly #asked = new Map<string, Command>();
  readonly #acknowledged = new Set<string>();
  readonly #refused = new Set<string>();
  readonly #doubted = new Set<string>();

  constructor(path: string) {
    this.#file = openSync(path, 'a', 0o600);
  }

  ask(command: Command): void {
    this.#asked.set(command.id, command);
  }

  /** There was no answer, or none that says what became of it. */
  doubt({ id }: Command): void {
    this.#doubted.add(id);
  }

  /** Only after an answer of 2xx. */
  acknowledge({ id, who, what, hash }: Command): void {
    this.#acknowledged.add(id);
    writeSync(this.#file, `${JSON.stringify({ id, who, what, hash, at: new Date().toISOString() })}\n`);
  }

  refuse({ id }: Command): void {
    this.#refused.add(id);
  }

  /** In the order in which they were asked for. */
  of(who: string, what: string): readonly Command[] {
    return [...this.#asked.values()].filter((command) => command.who === who && command.what === what);
  }

  isAcknowledged({ id }: Command): boolean {
    return this.#acknowledged.has(id);
  }

  isRefused({ id }: Command): boolean {
    return this.#refused.has(id);
  }

  get counts(): {
    readonly acknowledged: number;
    readonly inDoubt: number;
    readonly settledByAnswer: number;
    readonly unanswered: readonly Command[];
  } {
    const unanswered = [...this.#asked.values()].filter(({ id }) => !this.#acknowledged.has(id) && !this.#refused.has(id));
    return {
      acknowledged: this.#acknowledged.size,
      inDoubt: this.#doubted.size,
      settledByAnswer: [...this.#doubted].filter((id) => this.#acknowledged.has(id) || this.#refused.has(id)).length,
      unanswered,
    };
  }
}
