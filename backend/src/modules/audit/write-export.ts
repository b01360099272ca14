import { createHash, type KeyObject } from 'node:crypto';
import { parseJsonObject } from '../../event-sourcing/store/event-store.ts';
import { publicKeyText } from '../../event-sourcing/store/anchors/anchor.ts';
import type { AnchorFile } from '../../event-sourcing/store/anchors/anchor-file.ts';
import { lineOf, type NumberedEvent } from '../../event-sourcing/store/anchors/logged-event.ts';
import type { LogSource, Selection } from '../../event-sourcing/store/anchors/log-source.ts';
import { leafOf, proofOf } from '../../event-sourcing/store/anchors/merkle-tree.ts';
import { lookedAt } from './belongings.ts';
import { isSame, LogChanged, newestCheckpoint } from './checkpoints.ts';
import { leavesOf, LogDigest, type Period } from './log-digest.ts';

/** One order with what belongs to it and who of the team looked at it, or everything of a period. */
export type ExportScope = { readonly order: string } | Period;

/** There is nothing to export: the message says why, and what to do. */
export class NothingToExport extends Error {
  override readonly name = 'NothingToExport';
}

export type ExportOptions = {
  readonly source: LogSource;
  readonly file: AnchorFile;
  readonly publicKey: KeyObject;
  /** As in VerifyOptions. */
  readonly before?: KeyObject | null | undefined;
  readonly scope: ExportScope;
  /** What is personal in the clear, of one order, where that is asked for. */
  readonly open?: Opener | undefined;
  readonly write: (line: string) => Promise<void>;
};

export type Opener = {
  /** Of the first so many facts of a stream. */
  facts(stream: string, count: number): AsyncIterable<Opened>;
  /** Of somebody of the team, by id; null when nobody of that id is known. */
  nameOf(operatorId: string): Promise<string | null>;
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
export async function writeExport({ source, file, publicKey, before, scope, open, write }: ExportOptions): Promise<Exported> {
  const newest = await newestCheckpoint(file, publicKey);
  if (!newest) throw new NothingToExport(`There is no checkpoint in ${file.path}. Make one: willow audit checkpoint`);
  const { checkpoint, line: signed } = newest;
  const { facts: upTo } = checkpoint.tree;
  const digest = new LogDigest({ upTo, period: 'order' in scope ? null : scope });
  const report = await source.verify({ file, publicKey, before, each: (event) => digest.add(event) });
  if (!report.chain.intact || report.faults.length > 0) throw new LogChanged(report);
  if (digest.leaves.count < upTo) throw new LogChanged(null);
  if (!isSame(digest.tree(), checkpoint.tree)) {
    if (!isSame(digest.tree({ looks: false }), checkpoint.tree)) throw new LogChanged(null);
    throw new NothingToExport(
      'The newest checkpoint is from a release that did not count who looked. Make another: willow audit checkpoint',
    );
  }

  const checksum = createHash('sha256');
  const put: Put = async (line) => {
    checksum.update(`${line}\n`);
    await write(line);
  };
  const format = 'order' in scope ? 2 : 1;
  await put(JSON.stringify({ kind: 'export', format, scope, checkpoint: signed, publicKey: publicKeyText(publicKey) }));
  const { selection, belonging } = chosenFor(scope, digest, upTo);
  const { indices, counts, operators } = await putFacts(source.read(selection), belonging, digest, put);
  if (open) await putOpened(open, counts, operators, put);
  const streams = 'order' in scope ? await putStreams(digest, counts, put) : { at: [], streams: [] };
  await put(JSON.stringify({ kind: 'proof', facts: proofOf(digest.leaves, upTo, indices).map(hex), ...streams }));
  const sha256 = checksum.digest('hex');
  await write(JSON.stringify({ kind: 'checksum', sha256 }));
  return { facts: indices.length, upTo, signedAt: checkpoint.at, since: digest.leaves.count - upTo, sha256 };
}

type Put = (line: string) => Promise<void>;

/** `belonging`: the streams of an order, of which all facts are written, and of others the looks at them; null for a period, where all is. */
type Chosen = { readonly selection: Selection; readonly belonging: ReadonlySet<string> | null };

type Written = {
  /** The leaves. */
  readonly indices: readonly number[];
  /** How many facts of each stream; looks do not count. */
  readonly counts: ReadonlyMap<string, number>;
  /** Who of the team did any of it, by id. */
  readonly operators: ReadonlySet<string>;
};

async function putFacts(
  facts: AsyncIterable<NumberedEvent>,
  belonging: Chosen['belonging'],
  digest: LogDigest,
  put: Put,
): Promise<Written> {
  const indices: number[] = [];
  const counts = new Map<string, number>();
  const operators = new Set<string>();
  for await (const each of facts) {
    const { stream, metadata } = each.event;
    const isLook = belonging !== null && !belonging.has(stream);
    if (isLook && !belonging.has(lookedAt(each.event) ?? '')) continue;
    const [line, index] = [lineOf(each), each.number - 1];
    if (!leafOf(line).equals(digest.leaves.at(index))) throw new LogChanged(null);
    indices.push(index);
    if (!isLook) counts.set(stream, (counts.get(stream) ?? 0) + 1);
    const { actor } = parseJsonObject(metadata);
    if (typeof actor === 'string' && actor.startsWith(OPERATOR)) operators.add(actor.slice(OPERATOR.length));
    await put(line);
  }
  return { indices, counts, operators };
}

async function putOpened(open: Opener, counts: Written['counts'], operators: Written['operators'], put: Put): Promise<void> {
  for (const [stream, count] of counts)
    for await (const opened of open.facts(stream, count)) await put(JSON.stringify({ kind: 'opened', stream, ...opened }));
  for (const id of operators) {
    const name = await open.nameOf(id);
    if (name !== null) await put(JSON.stringify({ kind: 'opened', stream: `operator-${id}`, personal: { name } }));
  }
}

function chosenFor(scope: ExportScope, digest: LogDigest, upTo: number): Chosen {
  if (!('order' in scope)) {
    if (!digest.range) throw new NothingToExport(`No fact of this period is in the newest checkpoint, which has ${upTo} facts`);
    // With the one before and the one after, which lie outside: so nothing was left out at the ends.
    return { selection: { from: Math.max(1, digest.range.from - 1), to: Math.min(upTo, digest.range.to + 1) }, belonging: null };
  }
  const stream = `order-${scope.order}`;
  if (!digest.has(stream))
    throw new NothingToExport(`The newest checkpoint has no order ${scope.order}. If it is new, make another: willow audit checkpoint`);
  const belonging = digest.streamsOf(stream);
  return { selection: { from: 1, to: upTo, streams: new Set([...belonging, ...digest.lookers]) }, belonging };
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

const OPERATOR = 'operator:';

const hex = (hash: Buffer): string => hash.toString('hex');
