import type { KeyObject } from 'node:crypto';
import type pg from 'pg';
import { verifyChain } from '../postgres/verify-chain.ts';
import type { ChainReport } from '../postgres/verify-chain.ts';
import type { Anchor } from './anchor.ts';
import type { AnchorFile } from './anchor-file.ts';
import { checkAnchors } from './check-anchors.ts';
import type { AnchorFault } from './check-anchors.ts';
import type { LoggedEvent } from './logged-event.ts';

export type LogReport = {
  readonly chain: ChainReport;
  readonly faults: readonly AnchorFault[];
  /** Null when there is no such file. */
  readonly inFile: number | null;
  /** Null where the store has no place for copies. */
  readonly inDatabase: number | null;
  /** Lines of the file that the database does not have. */
  readonly onlyInFile: number;
  readonly newest: Anchor | null;
  /** Events after the newest anchor. */
  readonly since: number;
  /** The chain that is kept beside the log; undefined where the log chains itself, null where it was not at hand. */
  readonly kept?: KeptLinks | null;
  /** The furthest anchor that the log still fits. */
  readonly sound: Anchor | null;
};

/** `beyond`: events after its last link. `erasBefore`: how often it began anew. */
export type KeptLinks = { readonly links: number; readonly beyond: number; readonly erasBefore: number };

export type VerifyOptions = {
  readonly file: AnchorFile;
  /** Without it the chain alone is looked at. */
  readonly publicKey: KeyObject | null;
  /** While this one is turned into it: what either has signed counts. */
  readonly before?: KeyObject | null | undefined;
  /** Called with every event in order, up to the first that shows a change. */
  readonly each?: ((event: LoggedEvent) => void) | undefined;
};

export type VerifyLogOptions = VerifyOptions & {
  /** Of a login that may read the log. */
  readonly pool: pg.Pool;
};

/** Recomputes the whole chain, checks every anchor, and whether the log has each anchor's hash at its position. */
export async function verifyLog({ pool, file, publicKey, before, each }: VerifyLogOptions): Promise<LogReport> {
  const inFile = await file.lines();
  const { rows } = await pool.query<{ line: string }>('SELECT line FROM es.anchor ORDER BY position, line');
  const inDatabase = rows.map(({ line }) => line);
  const outside = publicKey && inFile ? checkAnchors(inFile, publicKey, file.path, { inOrder: true, before }) : NOTHING;
  const inside = publicKey ? checkAnchors(inDatabase, publicKey, 'es.anchor', { inOrder: false, before }) : NOTHING;
  const anchors = [...outside.anchors, ...inside.anchors].toSorted((a, b) => a.position - b.position);
  const chain = await verifyChain(pool, { known: hashesOf(anchors), each });
  const soundTo = chain.intact ? Infinity : chain.position - 1;
  const copied = new Set(inDatabase);
  return {
    chain,
    faults: [...outside.faults, ...inside.faults],
    inFile: inFile?.length ?? null,
    inDatabase: inDatabase.length,
    onlyInFile: (inFile ?? []).filter((line) => !copied.has(line)).length,
    newest: anchors.at(-1) ?? null,
    since: Math.max(0, chain.verified - (anchors.at(-1)?.position ?? 0)),
    sound: anchors.findLast(({ position }) => position <= soundTo) ?? null,
  };
}

const NOTHING = { anchors: [], faults: [] };

export function hashesOf(anchors: readonly Anchor[]): ReadonlyMap<number, ReadonlySet<string>> {
  const known = new Map<number, Set<string>>();
  for (const { position, hash } of anchors) known.set(position, (known.get(position) ?? new Set()).add(hash));
  return known;
}
