import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { type Random, randomFrom } from '../../../testing/random.ts';
import { type Anchor, idOf, signerOf } from '../anchors/anchor.ts';
import { checkAnchors } from '../anchors/check-anchors.ts';
import { hashesOf } from '../anchors/verify-log.ts';
import { hashOf, NO_HASH } from './chain.ts';
import { ChainCheck, type ChainRow } from './chain-check.ts';
import type { LoggedRow } from './logged-rows.ts';

/** How many tamperings are tried; raised by FUZZ_TAMPERINGS. */
const TAMPERINGS = Number(process.env['FUZZ_TAMPERINGS'] ?? 1_500);
const EVENTS = 60;
const STREAMS = 7;
const ANCHORED = [20, 41, EVENTS];

type Row = LoggedRow & { readonly hash: Buffer };
/** Log, file of anchors and its copies in the database. */
type Kept = { rows: Row[]; file: string[]; copies: string[] };

const signer = signerOf(Buffer.alloc(32, 7));

function withAnchors(rows: Row[]): Kept {
  const file: string[] = [];
  for (const position of ANCHORED) {
    const last = file.at(-1);
    const hash = rows[position - 1]!.hash.toString('hex');
    const anchor: Anchor = { position, hash, at: '2026-11-24T10:00:00.000Z', previous: last === undefined ? null : idOf(last) };
    file.push(signer.sign(anchor));
  }
  return { rows, file, copies: [...file] };
}

const inStream = (stream: string, revision: number | string): string => `${stream}@${revision}`;

function asChecked(row: Row): ChainRow {
  const content = { ...row, position: Number(row.position), revision: Number(row.revision), recordedAtMs: Number(row.recorded_ms) };
  return { ...content, hashAfter: (previous, previousInStream) => hashOf(previous, previousInStream, content) };
}

/** As somebody does who may write every table and knows how the hashes are made. */
function hashedAnew(rows: readonly Row[]): Row[] {
  const hashes = new Map<string, Buffer>();
  let previous = NO_HASH;
  return rows.map((row) => {
    previous = asChecked(row).hashAfter(previous, hashes.get(inStream(row.stream, Number(row.revision) - 1)) ?? NO_HASH);
    hashes.set(inStream(row.stream, row.revision), previous);
    return { ...row, hash: previous };
  });
}

/** Positions and revisions without a hole. */
function countedAnew(rows: readonly Row[]): Row[] {
  const counts = new Map<string, number>();
  return rows.map((row, index) => {
    const revision = counts.get(row.stream) ?? 0;
    counts.set(row.stream, revision + 1);
    return { ...row, position: String(index + 1), revision: String(revision) };
  });
}

const event = (any: Random): Row => ({
  position: '0',
  revision: '0',
  stream: `${any(2) ? 'order' : 'will'}-${any(STREAMS)}`,
  id: randomUUID(),
  type: any(2) ? 'AnswerSaved' : 'OrderPlaced',
  data: JSON.stringify({ amountPence: any(9_000), text: 'Zoë “said”' }),
  metadata: JSON.stringify({ actor: `operator:${any(9)}` }),
  sealed: any(2) ? Buffer.from(`sealed ${any(1e6)}`) : null,
  recorded_ms: String(1_795_000_000_000 + any(1e6)),
  hash: NO_HASH,
});
const newLog = (any: Random): Kept => withAnchors(hashedAnew(countedAnew(Array.from({ length: EVENTS }, () => event(any)))));

/** What `willow audit verify` does, without its database. */
function isFound({ rows, file, copies }: Kept): boolean {
  const outside = checkAnchors(file, signer.publicKey, 'file', { inOrder: true });
  const inside = checkAnchors(copies, signer.publicKey, 'es.anchor', { inOrder: false });
  if (outside.faults.length + inside.faults.length > 0) return true;
  const known = hashesOf([...outside.anchors, ...inside.anchors]);
  const check = new ChainCheck(known);
  const sorted = rows.toSorted((one, other) => Number(one.position) - Number(other.position));
  const isBroken = sorted.some((row) => check.accept(asChecked(row)) !== null);
  return isBroken || check.next <= Math.max(...known.keys());
}

const CHANGES: readonly ((row: Row, any: Random) => Partial<Row>)[] = [
  ({ data }, any) => ({ data: data.replace('{', `{"n":${any(99)},`) }),
  ({ data }) => ({ data: `${data} ` }),
  ({ metadata }) => ({ metadata: metadata.replace('operator', 'customer') }),
  ({ type }) => ({ type: `${type}s` }),
  () => ({ id: randomUUID() }),
  ({ recorded_ms: ms }, any) => ({ recorded_ms: String(Number(ms) + 1 + any(1e6)) }),
  ({ stream }) => ({ stream: `${stream}0` }),
  ({ revision }, any) => ({ revision: String(Number(revision) + 1 + any(5)) }),
  ({ sealed }, any) => ({ sealed: sealed ? flipped(sealed, any) : Buffer.alloc(0) }),
  ({ sealed }) => ({ sealed: sealed ? null : Buffer.from('put in') }),
  ({ hash }, any) => ({ hash: flipped(hash, any) }),
];
function flipped(bytes: Buffer, any: Random): Buffer {
  const copy = Buffer.from(bytes);
  copy[any(copy.length)]! ^= 1 << any(8);
  return copy;
}
const changed = (rows: readonly Row[], any: Random, changes = CHANGES): Row[] => {
  const at = any(rows.length);
  return rows.with(at, { ...rows[at]!, ...changes[any(changes.length)]!(rows[at]!, any) });
};
const OF_CONTENT = CHANGES.slice(0, 6);
const swapped = (rows: readonly Row[], any: Random): Row[] => {
  const one = any(rows.length - 1);
  const other = one + 1 + any(rows.length - one - 1);
  return rows.with(one, { ...rows[other]!, position: rows[one]!.position }).with(other, { ...rows[one]!, position: rows[other]!.position });
};
/** Everything that one order has is the other's, and the other way round. */
const ordersSwapped = (rows: readonly Row[], any: Random): Row[] => {
  const one = rows[any(rows.length)]!.stream;
  const other = rows.find(({ stream }) => stream !== one)!.stream;
  return rows.map((row) => ({ ...row, stream: row.stream === one ? other : row.stream === other ? one : row.stream }));
};
/** As long as there is an anchor after the change, hashes that are worked out anew do not help. */
const before = (rows: readonly Row[], tamper: (rows: readonly Row[]) => readonly Row[]): Row[] => hashedAnew(countedAnew(tamper(rows)));

const TAMPER: Readonly<Record<string, (kept: Kept, any: Random) => Kept>> = {
  'one field of one event': (kept, any) => ({ ...kept, rows: changed(kept.rows, any) }),
  'an event taken out': (kept, any) => ({ ...kept, rows: kept.rows.toSpliced(any(EVENTS), 1) }),
  'an event taken out and the rest counted anew': (kept, any) => ({ ...kept, rows: countedAnew(kept.rows.toSpliced(any(EVENTS), 1)) }),
  'an event put in': (kept, any) => ({ ...kept, rows: countedAnew(kept.rows.toSpliced(any(EVENTS), 0, event(any))) }),
  'two events in each other’s place': (kept, any) => ({ ...kept, rows: swapped(kept.rows, any) }),
  'two orders in each other’s place': (kept, any) => ({ ...kept, rows: ordersSwapped(kept.rows, any) }),
  'the end cut off': (kept, any) => ({ ...kept, rows: kept.rows.slice(0, any(EVENTS)) }),
  'content, with all hashes made to fit': (kept, any) => ({ ...kept, rows: before(kept.rows, (rows) => changed(rows, any, OF_CONTENT)) }),
  'an event taken out, with all hashes made to fit': (kept, any) => ({
    ...kept,
    rows: before(kept.rows, (rows) => rows.toSpliced(any(EVENTS), 1)),
  }),
  'an event put in, with all hashes made to fit': (kept, any) => ({
    ...kept,
    rows: before(kept.rows, (rows) => rows.toSpliced(any(EVENTS), 0, event(any))),
  }),
  'two orders in each other’s place, with all hashes made to fit': (kept, any) => ({
    ...kept,
    rows: before(kept.rows, (rows) => ordersSwapped(rows, any)),
  }),
  'the end cut off, and its anchors in the database': (kept, any) => {
    const rows = kept.rows.slice(0, any(EVENTS));
    return { ...kept, rows, copies: kept.copies.filter((_, index) => ANCHORED[index]! <= rows.length) };
  },
  'another log, its anchors in both places signed by another key': (_, any) => {
    const foreign = signerOf(Buffer.alloc(32, 9));
    const other = newLog(any);
    const file = other.file.map((line) => {
      const { signature: _signature, ...anchor } = JSON.parse(line) as Anchor & { signature: string };
      return foreign.sign(anchor);
    });
    return { ...other, file, copies: file };
  },
  'an anchor taken out of the middle of the file': (kept, any) => ({ ...kept, file: kept.file.toSpliced(any(kept.file.length - 1), 1) }),
  'an anchor of the database written anew': (kept, any) => {
    const at = any(kept.copies.length);
    return { ...kept, copies: kept.copies.with(at, kept.copies[at]!.replace(/"hash":"../, `"hash":"${any(10)}x`)) };
  },
};

const SEED = Number(process.env['FUZZ_SEED'] ?? 20261124);
/** Signing takes longer than anything else here, so a log is tampered with some times. */
const TIMES = 25;
/** The seeds with which it did not hold. */
function failures(count: number, holds: (log: Kept, any: Random) => boolean): number[] {
  let log = newLog(randomFrom(SEED));
  return Array.from({ length: count }, (_, index) => SEED + index).filter((seed, index) => {
    const any = randomFrom(seed);
    if (index % TIMES === 0) log = newLog(any);
    return !holds(log, any);
  });
}

describe('a log that somebody changed who may write every table (T-30)', () => {
  it.each(Object.entries(TAMPER))('shows %s', (_, tamper) => {
    const count = Math.ceil(TAMPERINGS / Object.keys(TAMPER).length);
    expect(failures(count, (log, any) => isFound(tamper(log, any)))).toEqual([]);
  });

  it('shows nothing where nothing was changed, or where events came since the newest anchor', () => {
    const isSound = (log: Kept, any: Random): boolean =>
      !isFound(log) && !isFound({ ...log, rows: hashedAnew(countedAnew([...log.rows, event(any)])) });
    expect(failures(Math.ceil(TAMPERINGS / 10), isSound)).toEqual([]);
  });
});
