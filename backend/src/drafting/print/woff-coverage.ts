import { inflateSync } from 'node:zlib';

const HEADER = 44;
const DIRECTORY_ENTRY = 20;

/** The code points that a WOFF font has a glyph for, read from its character map. Font files are ours, so a damaged one is an error. */
export function woffCoverage(font: Buffer): ReadonlySet<number> {
  const map = table(font, 'cmap');
  const covered = new Set<number>();
  for (let index = 0; index < map.readUInt16BE(2); index += 1) readSubtable(map.subarray(map.readUInt32BE(8 + 8 * index)), covered);
  return covered;
}

function table(font: Buffer, name: string): Buffer {
  for (let index = 0; index < font.readUInt16BE(12); index += 1) {
    const entry = HEADER + DIRECTORY_ENTRY * index;
    if (font.toString('latin1', entry, entry + 4) !== name) continue;
    const [offset, stored, length] = [font.readUInt32BE(entry + 4), font.readUInt32BE(entry + 8), font.readUInt32BE(entry + 12)];
    const bytes = font.subarray(offset, offset + stored);
    return stored < length ? inflateSync(bytes) : bytes;
  }
  throw new Error(`The font has no ${name} table`);
}

function readSubtable(subtable: Buffer, covered: Set<number>): void {
  const format = subtable.readUInt16BE(0);
  if (format === 4) readSegments(subtable, covered);
  if (format === 12) readGroups(subtable, covered);
}

/** Format 4: segments of the basic plane, each with a delta or its own list of glyphs. */
function readSegments(subtable: Buffer, covered: Set<number>): void {
  const size = subtable.readUInt16BE(6);
  for (let at = 0; at < size; at += 2) {
    const [last, first] = [subtable.readUInt16BE(14 + at), subtable.readUInt16BE(16 + size + at)];
    const delta = subtable.readUInt16BE(16 + 2 * size + at);
    const rangeAt = 16 + 3 * size + at;
    const range = subtable.readUInt16BE(rangeAt);
    for (let code = first; code <= last && code !== 0xffff; code += 1) {
      const listed = range === 0 ? code : subtable.readUInt16BE(rangeAt + range + 2 * (code - first));
      if (listed !== 0 && (listed + delta) % 0x10000 !== 0) covered.add(code);
    }
  }
}

/** Format 12: groups of consecutive code points, the higher planes included. */
function readGroups(subtable: Buffer, covered: Set<number>): void {
  for (let group = 0; group < subtable.readUInt32BE(12); group += 1) {
    const at = 16 + 12 * group;
    for (let code = subtable.readUInt32BE(at); code <= subtable.readUInt32BE(at + 4); code += 1) covered.add(code);
  }
}
