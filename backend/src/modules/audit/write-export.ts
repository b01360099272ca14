import { createHash, type KeyObject } from 'node:crypto';
import { openAnchor, publicKeyText } from '../../event-sourcing/store/anchors/anchor.ts';
import type { AnchorFile } from '../../event-sourcing/store/anchors/anchor-file.ts';
import { lineOf, type NumberedEvent } from '../../event-sourcing/store/anchors/logged-event.ts';
import type { LogSource, Selection } from '../../event-sourcing/store/anchors/log-source.ts';
import { leafOf, proofOf } from '../../event-sourcing/store/anchors/merkle-tree.ts';
import { isSame, LogChanged, newestCheckpoint } from './checkpoints.ts';
import { leavesOf, LogDigest, type Period } from './log-digest.ts';

/** One order with what belongs to it, or everything of a period. */
export type ExportScope = { readonly order: string } | Period;

/** There is nothing to export: the message says why, and what to do. */
export class NothingToExport extends Error {
  override readonly name = 'NothingToExport';
}

export type ExportOptions = {
  readonly source: LogSource;
  readonly file: AnchorFile;
  readonly publicKey: KeyObject;
  readonly scope: ExportScope;
  /** Personal parts in the clear, of the first so many facts of a stream, where that is asked for. */
  readonly open?: ((stream: string, count: number) => AsyncIterable<Opened>) | undefined;
  readonly write: (line: string) => Promise<void>;
};

export type Opened = { readonly revision: number; readonly personal: object };

export type Exported = {
  readonly facts: number;
  readonly upTo: number;
  readonly signedAt: string;
  readonly since: number;
  readonly sha256: string;
};

/**
 * Verifies the whole log and writes, line by line: a header with the newest checkpoint, the facts, the counts of their streams, and the proof
 * that they stand in the log that was signed; then a checksum. With the same checkpoint the same bytes come again. Throws LogChanged and NothingToExport.
 */
export async function writeExport({ source, file, publicKey, scope, open, write }: ExportOptions): Promise<Exported> {
  const newest = await newestCheckpoint(file);
  if (!newest) throw new NothingToExport(`There is no checkpoint in ${file.path}. Make one: willow audit checkpoint`);
  const { checkpoint, line: signed } = newest;
  const { facts: upTo } = checkpoint.tree;
  const digest = new LogDigest({ upTo, period: 'order' in scope ? null : scope });
  const report = await source.verify({ file, publicKey, each: (event) => digest.add(event) });
  if (!report.chain.intact || report.faults.length > 0) throw new LogChanged(report);
  if (!openAnchor(signed, publicKey) || digest.leaves.count < upTo || !isSame(digest.tree(), checkpoint.tree)) throw new LogChanged(null);

  const checksum = createHash('sha256');
  const put: Put = async (line) => {
    checksum.update(`${line}\n`);
    await write(line);
  };
  await put(JSON.stringify({ kind: 'export', format: 1, scope, checkpoint: signed, publicKey: publicKeyText(publicKey) }));
  const { indices, counts } = await putFacts(source.read(selectionOf(scope, digest, upTo)), digest, put);
  if (open)
    for (const [stream, count] of counts)
      for await (const opened of open(stream, count)) await put(JSON.stringify({ kind: 'opened', stream, ...opened }));
  const streams = 'order' in scope ? await putStreams(digest, counts, put) : { at: [], streams: [] };
  await put(JSON.stringify({ kind: 'proof', facts: proofOf(digest.leaves, upTo, indices).map(hex), ...streams }));
  const sha256 = checksum.digest('hex');
  await write(JSON.stringify({ kind: 'checksum', sha256 }));
  return { facts: indices.length, upTo, signedAt: checkpoint.at, since: digest.leaves.count - upTo, sha256 };
}

type Put = (line: string) => Promise<void>;

/** Gives the leaves that were written, and how many facts of each stream. */
async function putFacts(
  facts: AsyncIterable<NumberedEvent>,
  digest: LogDigest,
  put: Put,
): Promise<{ readonly indices: readonly number[]; readonly counts: ReadonlyMap<string, number> }> {
  const indices: number[] = [];
  const counts = new Map<string, number>();
  for await (const each of facts) {
    const [line, index] = [lineOf(each), each.number - 1];
    if (!leafOf(line).equals(digest.leaves.at(index))) throw new LogChanged(null);
    indices.push(index);
    counts.set(each.event.stream, (counts.get(each.event.stream) ?? 0) + 1);
    await put(line);
  }
  return { indices, counts };
}

function selectionOf(scope: ExportScope, digest: LogDigest, upTo: number): Selection {
  if (!('order' in scope)) {
    if (!digest.range) throw new NothingToExport(`No fact of this period is in the newest checkpoint, which has ${upTo} facts`);
    // With the one before and the one after, which lie outside: so nothing was left out at the ends.
    return { from: Math.max(1, digest.range.from - 1), to: Math.min(upTo, digest.range.to + 1) };
  }
  const stream = `order-${scope.order}`;
  if (!digest.has(stream))
    throw new NothingToExport(`The newest checkpoint has no order ${scope.order}. If it is new, make another: willow audit checkpoint`);
  return { from: 1, to: upTo, streams: digest.streamsOf(stream) };
}

async function putStreams(
  digest: LogDigest,
  streams: ReadonlyMap<string, number>,
  put: Put,
): Promise<{ readonly at: readonly number[]; readonly streams: readonly string[] }> {
  const lines = digest.streamLines();
  const at = [...lines.entries()].flatMap(([index, { stream }]) => (streams.has(stream) ? [index] : []));
  for (const index of at) await put(lines[index]?.line ?? '');
  return { at, streams: proofOf(leavesOf(lines), lines.length, at).map(hex) };
}

const hex = (hash: Buffer): string => hash.toString('hex');
