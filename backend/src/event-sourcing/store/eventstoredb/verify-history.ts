import { checkAnchors } from '../anchors/check-anchors.ts';
import { hashesOf } from '../anchors/verify-log.ts';
import type { LogReport, VerifyOptions } from '../anchors/verify-log.ts';
import type { KnownHashes } from '../postgres/chain-check.ts';
import type { ChainReport } from '../postgres/verify-chain.ts';
import type { RawEvent } from './event-codec.ts';
import { hashAfter, NOTHING_HASHED, numberOf } from './hash-of-history.ts';

export type VerifyHistoryOptions = Omit<VerifyOptions, 'each'> & {
  /** All events of ours in order, with their bytes. */
  readonly history: AsyncIterable<RawEvent>;
  readonly each?: (event: RawEvent) => void;
};

/** Reads the whole log, works out its hashes anew and compares them with every anchor. Without anchors only missing revisions show. */
export async function verifyHistory({ history, file, publicKey, each }: VerifyHistoryOptions): Promise<LogReport> {
  const lines = await file.lines();
  const { anchors, faults } =
    publicKey && lines ? checkAnchors(lines, publicKey, file.path, { inOrder: true }) : { anchors: [], faults: [] };
  const inOrder = anchors.toSorted((a, b) => a.position - b.position);
  const newest = inOrder.at(-1) ?? null;
  const { chain, since } = await follow(history, hashesOf(inOrder), newest?.position ?? 0, each);
  const soundTo = chain.intact ? Infinity : chain.position - 1;
  const sound = inOrder.findLast(({ position }) => position <= soundTo) ?? null;
  return { chain, faults, inFile: lines?.length ?? null, inDatabase: null, onlyInFile: 0, newest, since, sound };
}

/** Stops at the first event that shows a change. */
async function follow(
  history: AsyncIterable<RawEvent>,
  known: KnownHashes,
  newest: number,
  each?: (event: RawEvent) => void,
): Promise<{ chain: ChainReport; since: number }> {
  const expected = [...known.keys()].toSorted((a, b) => a - b);
  const revisions = new Map<string, number>();
  let [hash, verified, since, last] = [NOTHING_HASHED, 0, 0, 0];
  const broken = (position: number, fault: 'missing' | 'revision' | 'anchor') => ({
    chain: { intact: false, verified, position, fault } as const,
    since,
  });
  for await (const event of history) {
    const position = numberOf(event);
    const [anchored = Infinity] = expected;
    if (position > anchored) return broken(anchored, 'missing');
    const before = revisions.get(event.stream) ?? -1;
    if (event.revision !== before + 1) return broken(position, 'revision');
    hash = hashAfter(hash, event);
    if (position === anchored) {
      const hashes = known.get(position);
      if (hashes?.size !== 1 || !hashes.has(hash.toString('hex'))) return broken(position, 'anchor');
      expected.shift();
    }
    each?.(event);
    revisions.set(event.stream, event.revision);
    verified += 1;
    if (position > newest) since += 1;
    last = position;
  }
  const [gone] = expected;
  if (gone !== undefined) return broken(gone, 'missing');
  return { chain: { intact: true, verified, last: verified > 0 ? { position: last, hash: hash.toString('hex') } : null }, since };
}
