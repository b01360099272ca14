import type { KeyObject } from 'node:crypto';
import {
  type AnchorSigner,
  type Checkpoint,
  idOf,
  isCheckpoint,
  type LogTree,
  openAnchor,
} from '../../event-sourcing/store/anchors/anchor.ts';
import type { AnchorFile } from '../../event-sourcing/store/anchors/anchor-file.ts';
import type { LogSource } from '../../event-sourcing/store/anchors/log-source.ts';
import type { LogReport } from '../../event-sourcing/store/anchors/verify-log.ts';
import { rootOf } from '../../event-sourcing/store/anchors/merkle-tree.ts';
import { LogDigest } from './log-digest.ts';

/** Nothing is signed and nothing is exported then. */
export class LogChanged extends Error {
  override readonly name = 'LogChanged';
  /** Null when the trees of a checkpoint show it and the chain does not. */
  readonly report: LogReport | null;

  constructor(report: LogReport | null) {
    super('The log is not what was signed. See: willow audit verify');
    this.report = report;
  }
}

/** The newest line with a tree that this key has signed. */
export async function newestCheckpoint(
  file: AnchorFile,
  publicKey: KeyObject,
): Promise<{ readonly line: string; readonly checkpoint: Checkpoint } | null> {
  for (const line of ((await file.lines()) ?? []).toReversed()) {
    const checkpoint = openAnchor(line, publicKey);
    if (checkpoint && isCheckpoint(checkpoint)) return { line, checkpoint };
  }
  return null;
}

export type CheckpointOptions = {
  readonly source: LogSource;
  readonly file: AnchorFile;
  readonly signer: AnchorSigner;
  readonly now: Date;
  /** Keeps a copy elsewhere; the file is what counts. */
  readonly keep?: ((checkpoint: Checkpoint, line: string) => Promise<void>) | undefined;
};

/**
 * Verifies the whole log, from the first fact to the last, and signs it as trees. Gives the one there is when it says the same, and null when
 * the log is empty. Throws LogChanged.
 */
export async function makeCheckpoint({ source, file, signer, now, keep }: CheckpointOptions): Promise<Checkpoint | null> {
  const before = await newestCheckpoint(file, signer.publicKey);
  const digest = new LogDigest();
  const { publicKey, before: turning } = signer;
  const report = await source.verify({ file, publicKey, before: turning, each: (event) => digest.add(event) });
  const { chain } = report;
  if (!chain.intact || report.faults.length > 0) throw new LogChanged(report);
  if (before && !holds(before.checkpoint.tree, digest)) throw new LogChanged(null);
  if (!chain.last) return null;
  const tree = digest.tree();
  if (before && isSame(before.checkpoint.tree, tree)) return before.checkpoint;
  const newest = await file.newest();
  const checkpoint = { ...chain.last, at: now.toISOString(), previous: newest === null ? null : idOf(newest), tree };
  const line = signer.sign(checkpoint);
  await file.append(line);
  await keep?.(checkpoint, line);
  return checkpoint;
}

const holds = ({ facts, root }: LogTree, { leaves }: LogDigest): boolean =>
  facts <= leaves.count && rootOf(leaves, facts).toString('hex') === root;

export const isSame = (a: LogTree, b: LogTree): boolean =>
  a.facts === b.facts && a.root === b.root && a.streams === b.streams && a.streamsRoot === b.streamsRoot;
