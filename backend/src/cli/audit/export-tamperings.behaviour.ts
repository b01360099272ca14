import { createHash } from 'node:crypto';
import { type Checkpoint, publicKeyText, signerOf } from '../../event-sourcing/store/anchors/anchor.ts';
import { leafOf, Leaves, proofOf, rootOf } from '../../event-sourcing/store/anchors/merkle-tree.ts';
import type { Random } from '../../testing/random.ts';

type Line = { readonly kind: string; readonly number: number; readonly stream: string };
export const lineAs = (line: string): Line => JSON.parse(line) as Line;
const changed = (line: string, change: object): string => JSON.stringify({ ...(JSON.parse(line) as object), ...change });

export const isFact = (line: string): boolean => lineAs(line).kind === 'fact';
export const bytesOf = (lines: readonly string[]): Buffer => Buffer.from(lines.map((line) => `${line}\n`).join(''));

export const checksumOf = (body: Buffer): string =>
  JSON.stringify({ kind: 'checksum', sha256: createHash('sha256').update(body).digest('hex') });

/** As somebody would leave it who knows how the file is made: the checksum fits again. */
export const checksummed = (lines: readonly string[]): string[] => [...lines.slice(0, -1), checksumOf(bytesOf(lines.slice(0, -1)))];

/** With the proof that whoever has the whole log can make for these facts. */
export function proven(lines: readonly string[], tree: Leaves): string[] {
  const indices = lines.filter(isFact).map((line) => lineAs(line).number - 1);
  const facts = proofOf(tree, tree.count, indices).map((hash) => hash.toString('hex'));
  return checksummed(lines.map((line) => (lineAs(line).kind === 'proof' ? changed(line, { facts }) : line)));
}

/** With the proof for the streams whose lines are in the file. */
function provenStreams(lines: readonly string[], streams: readonly string[]): string[] {
  const leaves = new Leaves();
  for (const line of streams) leaves.add(leafOf(line));
  const at = [...streams.keys()].filter((index) => lines.includes(streams[index]!));
  const proof = proofOf(leaves, leaves.count, at).map((hash) => hash.toString('hex'));
  return checksummed(lines.map((line) => (lineAs(line).kind === 'proof' ? changed(line, { at, streams: proof }) : line)));
}

const isLook = (line: string): boolean => isFact(line) && lineAs(line).stream.startsWith('access-');

/** The file that an order had before looks were counted, under a checkpoint of then. */
export function fromBefore(
  lines: readonly string[],
  { older, tree, streams }: Pick<Given, 'tree' | 'streams'> & { readonly older: string },
): string[] {
  const uncounted = (line: string): string => (lineAs(line).kind === 'stream' ? line.replace(/,"looks":\d+/, '') : line);
  const header = changed(lines[0]!, { format: 1, checkpoint: older });
  const rest = lines.slice(1).filter((line) => !isLook(line));
  return provenStreams(proven([header, ...rest.map(uncounted)], tree), streams.map(uncounted));
}

const OWN_KEY = signerOf(Buffer.alloc(32, 9));

/** What somebody can do who has the whole log and every secret but the key. */
function signedAnew(lines: readonly string[], tree: Leaves): string[] {
  const header = JSON.parse(lines[0]!) as { readonly checkpoint: string };
  const { signature: _, ...checkpoint } = JSON.parse(header.checkpoint) as Checkpoint & { readonly signature: string };
  const facts = new Map(lines.filter(isFact).map((line) => [lineAs(line).number, line]));
  const forged = new Leaves();
  for (let n = 0; n < tree.count; n += 1) {
    const line = facts.get(n + 1);
    forged.add(line === undefined ? tree.at(n) : leafOf(line));
  }
  const signed = OWN_KEY.sign({ ...checkpoint, tree: { ...checkpoint.tree, root: rootOf(forged).toString('hex') } });
  return checksummed([changed(lines[0]!, { checkpoint: signed, publicKey: publicKeyText(OWN_KEY.publicKey) }), ...lines.slice(1)]);
}

type Given = {
  readonly lines: readonly string[];
  readonly random: Random;
  /** The export of another order. */
  readonly other: readonly string[];
  /** All facts of the log. */
  readonly tree: Leaves;
  /** A line for each stream of the log, in order. */
  readonly streams: readonly string[];
  readonly publicKey: string;
};

/** The place of any of the facts. */
const anyIn = (lines: readonly string[], random: Random): number => 1 + random(lines.filter(isFact).length);
const anyLook = (lines: readonly string[], random: Random): number => {
  const at = [...lines.keys()].filter((index) => isLook(lines[index]!));
  return at[random(at.length)]!;
};
const isOf = (stream: string) => (line: string) => isFact(line) && lineAs(line).stream === stream;
const streamAt = (lines: readonly string[], at: number): string => lineAs(lines[at]!).stream;

export const TAMPERINGS: Readonly<Record<string, (given: Given) => readonly string[]>> = {
  'a fact taken out': ({ lines, random }) => checksummed(lines.toSpliced(anyIn(lines, random), 1)),
  'a fact taken out, with a proof that fits': ({ lines, random, tree }) => proven(lines.toSpliced(anyIn(lines, random), 1), tree),
  'the end of a stream cut off, with a proof that fits': ({ lines, random, tree }) => {
    const last = lines.findLastIndex(isOf(streamAt(lines, anyIn(lines, random))));
    return proven(lines.toSpliced(last, 1), tree);
  },
  'all facts of a stream left out, with a proof that fits': ({ lines, random, tree }) => {
    const isGone = isOf(streamAt(lines, anyIn(lines, random)));
    return proven(
      lines.filter((line) => !isGone(line)),
      tree,
    );
  },
  'a stream left out with its count, with both proofs that fit': ({ lines, random, tree, streams }) => {
    const stream = streamAt(lines, anyIn(lines, random));
    const left = proven(
      lines.filter((line) => lineAs(line).stream !== stream),
      tree,
    );
    return provenStreams(left, streams);
  },
  'another order’s fact put in, with a proof that fits': ({ lines, random, other, tree }) => {
    const foreign = other[anyIn(other, random)]!;
    const facts = [...lines.filter(isFact), foreign].toSorted((a, b) => lineAs(a).number - lineAs(b).number);
    return proven([lines[0]!, ...facts, ...lines.slice(1).filter((line) => !isFact(line))], tree);
  },
  'a fact twice': ({ lines, random }) => {
    const at = anyIn(lines, random);
    return checksummed(lines.toSpliced(at, 0, lines[at]!));
  },
  'two facts in each other’s place': ({ lines, random }) => {
    const at = 1 + random(lines.filter(isFact).length - 1);
    return checksummed(lines.toSpliced(at, 2, lines[at + 1]!, lines[at]!));
  },
  'other content under the old proof': ({ lines, random }) => {
    const at = anyIn(lines, random);
    return checksummed(lines.with(at, changed(lines[at]!, { data: { amountPence: 6_000 + random(9_999) } })));
  },
  'a count made to fit what was taken out': ({ lines, random, tree }) => {
    const at = anyIn(lines, random);
    const stream = streamAt(lines, at);
    const fewer = (line: string): string => line.replace(/"facts":(\d+)/, (_, count) => `"facts":${Number(count) - 1}`);
    const isCount = (line: string): boolean => lineAs(line).kind === 'stream' && lineAs(line).stream === stream;
    return proven(
      lines.toSpliced(at, 1).map((line) => (isCount(line) ? fewer(line) : line)),
      tree,
    );
  },
  'a look removed, with a proof that fits': ({ lines, random, tree }) => proven(lines.toSpliced(anyLook(lines, random), 1), tree),
  'a look removed, and the count of looks made to fit': ({ lines, random, tree }) =>
    proven(
      lines
        .toSpliced(anyLook(lines, random), 1)
        .map((line) => line.replace(/"looks":(\d+)\}$/, (_, count) => `"looks":${Number(count) - 1}}`)),
      tree,
    ),
  'a look at another order in the place of one, with a proof that fits': ({ lines, random, other, tree }) => {
    const left = lines.toSpliced(anyLook(lines, random), 1);
    const facts = [...left.filter(isFact), other[anyLook(other, random)]!].toSorted((a, b) => lineAs(a).number - lineAs(b).number);
    return proven([left[0]!, ...facts, ...left.slice(1).filter((line) => !isFact(line))], tree);
  },
  'somebody else’s name on a look': ({ lines, random }) => {
    const at = anyLook(lines, random);
    return checksummed(lines.with(at, lines[at]!.replace(/"operator:[^"]*"/, '"operator:00000000-0000-4000-8000-000000000000"')));
  },
  'another release on a draft, or one where none was recorded': ({ lines }) => {
    const at = lines.findIndex((line) => line.includes('"DraftGenerated"'));
    const { data } = JSON.parse(lines[at]!) as { readonly data: object };
    return checksummed(lines.with(at, changed(lines[at]!, { data: { ...data, release: '9.9.9' } })));
  },
  'the order’s name put on another order': ({ lines, other }) => checksummed([lines[0]!, ...other.slice(1)]),
  'another order': ({ other }) => other,
  'the end cut off': ({ lines, random }) => lines.slice(0, 1 + random(lines.length - 1)),
  'a line after the end': ({ lines }) => [...lines, lines[1]!],
  'another key, and nothing else': ({ lines, tree }) => signedAnew(lines, tree),
  'a fact rewritten and all of it signed with another key': ({ lines, random, tree }) => {
    const at = anyIn(lines, random);
    return signedAnew(lines.with(at, changed(lines[at]!, { data: { forged: random(99) } })), tree);
  },
  'another key under the name of ours': ({ lines, tree, publicKey }) => {
    const [header, ...rest] = signedAnew(lines, tree);
    return checksummed([changed(header!, { publicKey }), ...rest]);
  },
};
