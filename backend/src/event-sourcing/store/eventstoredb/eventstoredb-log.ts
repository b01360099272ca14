import type { Anchor } from '../anchors/anchor.ts';
import type { AnchoredLog, LogHead } from '../anchors/log-anchors.ts';
import { LogContradicted } from '../anchors/log-anchors.ts';
import type { RawEvent } from './event-codec.ts';
import { numberOf } from './hash-of-history.ts';
import type { ChainEnd, KeptChain, Link } from './kept-chain.ts';
import { linkAfter } from './kept-chain.ts';
import { compareLogPositions, toPosition } from './positions.ts';
import type { LogPosition } from './positions.ts';

type History = { history(from: LogPosition | 'start'): AsyncIterable<RawEvent> };

const BATCH = 500;

/** The event that was read last is not there any more. */
class LogContradictsChain extends LogContradicted {
  constructor(last: Link) {
    super(
      `The event ${last.id}, which was read at position ${toPosition(last.position)}, is not there any more. Nothing is chained and no anchors are added until somebody has looked: willow audit verify`,
      numberOf(last),
    );
    this.name = 'LogContradictsChain';
  }
}

/**
 * The server keeps no hashes: whoever asks for the head reads what came since and adds it to the chain in PostgreSQL. Each hash covers
 * everything before it. Several processes may do so: where one was first, the other goes on from there.
 */
export class EventStoreDbLog implements AnchoredLog {
  readonly #store: History;
  readonly #chain: KeptChain;
  #end: ChainEnd | null = null;
  #anchored: { readonly anchor: string; readonly number: number; readonly hash: string | null } | null = null;

  constructor(store: History, chain: KeptChain) {
    this.#store = store;
    this.#chain = chain;
  }

  async head(newest: Anchor | null, signal?: AbortSignal): Promise<LogHead | null> {
    try {
      const { era, last } = await this.#follow(signal);
      if (!last) return null;
      const anchored = newest && (await this.#linkOf(newest, era));
      return {
        position: numberOf(last),
        hash: last.hash.toString('hex'),
        anchored: anchored?.hash ?? null,
        since: last.number - (anchored?.number ?? 0),
      };
    } catch (error) {
      this.#end = null;
      throw error;
    }
  }

  async #follow(signal: AbortSignal | undefined): Promise<ChainEnd> {
    for (;;) {
      this.#end ??= await this.#chain.end();
      const reached = await this.#readOn(this.#end, signal);
      if (reached) return reached;
      this.#end = null;
    }
  }

  /** Null when another process was first. */
  async #readOn({ era, last }: ChainEnd, signal: AbortSignal | undefined): Promise<ChainEnd | null> {
    let isThere = last === null;
    let end = last;
    let batch: Link[] = [];
    const keep = async (): Promise<boolean> => {
      if (batch.length > 0 && !(await this.#chain.add(era, batch))) return false;
      batch = [];
      this.#end = { era, last: end };
      signal?.throwIfAborted();
      return true;
    };
    for await (const event of this.#store.history(last?.position ?? 'start')) {
      if (last && !isThere) {
        if (event.id.toLowerCase() !== last.id || compareLogPositions(event.position, last.position) !== 0) break;
        isThere = true;
        continue;
      }
      end = linkAfter(end, event);
      batch.push(end);
      if (batch.length >= BATCH && !(await keep())) return null;
    }
    if (last && !isThere) throw new LogContradictsChain(last);
    return (await keep()) ? { era, last: end } : null;
  }

  async #linkOf({ position, hash }: Anchor, era: number): Promise<{ number: number; hash: string | null }> {
    const anchor = `${era} ${position} ${hash}`;
    if (this.#anchored?.anchor === anchor && this.#anchored.hash !== null) return this.#anchored;
    const link = await this.#chain.linkAt(era, position);
    this.#anchored = { anchor, number: link?.number ?? 0, hash: link?.hash.toString('hex') ?? null };
    return this.#anchored;
  }
}
