import type { LogTree } from '../../event-sourcing/store/anchors/anchor.ts';
import { type LoggedEvent, lineOf } from '../../event-sourcing/store/anchors/logged-event.ts';
import { leafOf, Leaves, rootOf } from '../../event-sourcing/store/anchors/merkle-tree.ts';
import { Belongings, lookedAt } from './belongings.ts';

/** From an instant on and before another, ISO 8601 UTC. */
export type Period = { readonly from: string; readonly to: string };

type CountLooks = { readonly looks?: boolean };

export type StreamLine = { readonly stream: string; readonly line: string };

/** Takes in the log, event by event, and keeps what proofs are made of: a hash for each fact, a count for each stream. */
export class LogDigest {
  readonly leaves = new Leaves();
  readonly #streams = new Map<string, number>();
  readonly #belongings = new Belongings();
  /** How often somebody of the team looked, by the stream that was looked at. */
  readonly #looks = new Map<string, number>();
  /** The streams that these stand on. */
  readonly #lookers = new Set<string>();
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
    this.#addLook(event);
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

  /** Where looks stand, at whomever. */
  get lookers(): ReadonlySet<string> {
    return this.#lookers;
  }

  /** One for each stream, sorted by name: the leaves of the second tree. Older checkpoints do not count looks. */
  streamLines({ looks = true }: CountLooks = {}): readonly StreamLine[] {
    return [...this.#streams.keys()].toSorted().map((stream) => ({ stream, line: this.#streamLine(stream, looks) }));
  }

  /** At least one fact. */
  tree(counting?: CountLooks): LogTree {
    const lines = this.streamLines(counting);
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

  #addLook(event: LoggedEvent): void {
    const stream = lookedAt(event);
    if (stream === null) return;
    this.#looks.set(stream, (this.#looks.get(stream) ?? 0) + 1);
    this.#lookers.add(event.stream);
  }

  #streamLine(stream: string, countsLooks: boolean): string {
    const line = { kind: 'stream', stream, facts: this.#streams.get(stream) ?? 0 };
    if (!this.#belongings.of(stream)) return JSON.stringify(line);
    const all = this.streamsOf(stream);
    const looks = [...all].reduce((sum, each) => sum + (this.#looks.get(each) ?? 0), 0);
    return JSON.stringify({ ...line, with: this.#with(stream), ...(countsLooks ? { looks } : {}) });
  }
}

export function leavesOf(lines: readonly StreamLine[]): Leaves {
  const leaves = new Leaves();
  for (const { line } of lines) leaves.add(leafOf(line));
  return leaves;
}
