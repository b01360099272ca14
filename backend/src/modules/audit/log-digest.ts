import type { LogTree } from '../../event-sourcing/store/anchors/anchor.ts';
import { type LoggedEvent, lineOf } from '../../event-sourcing/store/anchors/logged-event.ts';
import { leafOf, Leaves, rootOf } from '../../event-sourcing/store/anchors/merkle-tree.ts';
import { Belongings } from './belongings.ts';

/** From an instant on and before another, ISO 8601 UTC. */
export type Period = { readonly from: string; readonly to: string };

export type StreamLine = { readonly stream: string; readonly line: string };

/** Takes in the log, event by event, and keeps what proofs are made of: a hash for each fact, a count for each stream. */
export class LogDigest {
  readonly leaves = new Leaves();
  readonly #streams = new Map<string, number>();
  readonly #belongings = new Belongings();
  readonly #upTo: number;
  readonly #period: Period | null;
  /** Numbers of the first and of the last fact of the period; null when there is none. */
  range: { readonly from: number; readonly to: number } | null = null;

  /** Streams and period are looked at up to fact number `upTo`. */
  constructor({ upTo = Infinity, period = null }: { readonly upTo?: number; readonly period?: Period | null } = {}) {
    this.#upTo = upTo;
    this.#period = period;
  }

  add(event: LoggedEvent): void {
    const number = this.leaves.count + 1;
    this.leaves.add(leafOf(lineOf({ number, event })));
    if (number > this.#upTo) return;
    this.#streams.set(event.stream, (this.#streams.get(event.stream) ?? 0) + 1);
    this.#belongings.add(event);
    if (this.#period && event.at >= this.#period.from && event.at < this.#period.to)
      this.range = { from: this.range?.from ?? number, to: number };
  }

  has(stream: string): boolean {
    return this.#streams.has(stream);
  }

  /** The order's own stream and those that belong to it and have facts. */
  streamsOf(orderStream: string): ReadonlySet<string> {
    return new Set([orderStream, ...this.#with(orderStream)]);
  }

  /** One for each stream, sorted by name: the leaves of the second tree. */
  streamLines(): readonly StreamLine[] {
    return [...this.#streams.keys()].toSorted().map((stream) => ({ stream, line: this.#streamLine(stream) }));
  }

  /** At least one fact. */
  tree(): LogTree {
    const lines = this.streamLines();
    const facts = Math.min(this.leaves.count, this.#upTo);
    return {
      facts,
      root: rootOf(this.leaves, facts).toString('hex'),
      streams: lines.length,
      streamsRoot: rootOf(leavesOf(lines)).toString('hex'),
    };
  }

  #with(orderStream: string): readonly string[] {
    return (this.#belongings.of(orderStream) ?? []).filter((stream) => this.has(stream));
  }

  #streamLine(stream: string): string {
    const withIt = this.#belongings.of(stream) && this.#with(stream);
    return JSON.stringify({ kind: 'stream', stream, facts: this.#streams.get(stream) ?? 0, ...(withIt ? { with: withIt } : {}) });
  }
}

export function leavesOf(lines: readonly StreamLine[]): Leaves {
  const leaves = new Leaves();
  for (const { line } of lines) leaves.add(leafOf(line));
  return leaves;
}
