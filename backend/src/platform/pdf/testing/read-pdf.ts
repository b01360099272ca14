import { inflateSync } from 'node:zlib';

/** A stretch of text as it is drawn: where it starts, in points from the page's top left corner, where it ends, and how large it is. */
type Drawn = { readonly text: string; readonly x: number; readonly right: number; readonly y: number; readonly size: number };

/** A line that is ruled, not typed: from how far down the page, and to how far, in points, and whether the page cuts it there. */
type Ruled = { readonly from: number; readonly to: number; readonly isCut: boolean };

export type PdfPage = {
  readonly width: number;
  readonly height: number;
  readonly drawn: readonly Drawn[];
  readonly ruled: readonly Ruled[];
  readonly text: string;
};

export type ReadPdf = {
  readonly pages: readonly PdfPage[];
  readonly title: string;
  readonly language: string;
  readonly isTagged: boolean;
  readonly outline: readonly string[];
  readonly isActive: boolean;
  readonly fonts: readonly { readonly name: string; readonly isEmbedded: boolean }[];
};

type PdfObject = { readonly dictionary: string; readonly stream: Buffer | null };
type Matrix = readonly [number, number, number, number, number, number];

/** Reads back what Chromium prints, without Chromium. It knows only the part of PDF that Skia writes, and fails on anything else. */
export function readPdf(bytes: Uint8Array): ReadPdf {
  const source = Buffer.from(bytes).toString('latin1');
  const objects = objectsOf(source);
  const pages = [...objects.values()].filter(({ dictionary }) => /\/Type \/Page\b/.test(dictionary));
  const all = [...objects.values()].map(({ dictionary }) => dictionary);
  const info = objects.get(Number(/\/Info (\d+) 0 R/.exec(source)?.[1]))?.dictionary ?? '';
  return {
    pages: pages.map((page) => readPage(page.dictionary, objects)),
    title: stringOf(info, 'Title'),
    language: /\/Type \/Catalog\b[^]*?\/Lang \(([^)]*)\)/.exec(source)?.[1] ?? '',
    isTagged: /\/MarkInfo <<[^>]*\/Marked true/.test(source),
    outline: outlineOf(source, objects),
    isActive: /\/(?:JavaScript|JS|AcroForm|OpenAction|Launch)\b/.test(all.join('\n')),
    fonts: all
      .filter((dictionary) => /\/Type \/FontDescriptor\b/.test(dictionary))
      .map((font) => ({ name: /\/FontName \/(\S+)/.exec(font)?.[1] ?? '', isEmbedded: /\/FontFile2 \d+ 0 R/.test(font) })),
  };
}

function objectsOf(source: string): Map<number, PdfObject> {
  const objects = new Map<number, PdfObject>();
  for (const match of source.matchAll(/^(\d+) 0 obj\n/gm)) {
    const start = match.index + match[0].length;
    const end = source.indexOf('endobj', start);
    const body = source.slice(start, end);
    const streamAt = body.indexOf('stream\n');
    const dictionary = streamAt === -1 ? body : body.slice(0, streamAt);
    const length = Number(/\/Length (\d+)/.exec(dictionary)?.[1] ?? 0);
    const raw = Buffer.from(source.slice(start + streamAt + 7, start + streamAt + 7 + length), 'latin1');
    objects.set(Number(match[1]), {
      dictionary,
      stream: streamAt === -1 ? null : dictionary.includes('/FlateDecode') ? inflateSync(raw) : raw,
    });
  }
  return objects;
}

function outlineOf(source: string, objects: Map<number, PdfObject>): readonly string[] {
  const next = (dictionary: string, key: string) => objects.get(Number(new RegExp(`/${key} (\\d+) 0 R`).exec(dictionary)?.[1]))?.dictionary;
  const from = (item: string | undefined): string[] =>
    item === undefined ? [] : [stringOf(item, 'Title'), ...from(next(item, 'First')), ...from(next(item, 'Next'))];
  const root = next(source, 'Outlines');
  return root === undefined ? [] : from(next(root, 'First'));
}

function stringOf(dictionary: string, key: string): string {
  const hex = new RegExp(`/${key} <FEFF([0-9A-F]*)>`).exec(dictionary)?.[1];
  if (hex !== undefined) return Buffer.from(hex, 'hex').swap16().toString('utf16le');
  return (new RegExp(`/${key} \\(((?:\\\\.|[^)\\\\])*)\\)`).exec(dictionary)?.[1] ?? '').replace(/\\(.)/g, '$1');
}

function readPage(dictionary: string, objects: Map<number, PdfObject>): PdfPage {
  const box = /\/MediaBox \[([^\]]+)\]/.exec(dictionary);
  const [, , width = 0, height = 0] = (box?.[1] ?? '').trim().split(/\s+/).map(Number);
  const contents = objects.get(Number(/\/Contents (\d+) 0 R/.exec(dictionary)?.[1]));
  if (!contents?.stream) throw new Error('A page without contents');
  const fonts = new Map([...dictionary.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name, id]) => [name!, unicodeOf(Number(id), objects)]));
  const content = contents.stream.toString('latin1');
  const drawn = draw(content, fonts).map(({ y, ...rest }) => ({ ...rest, y: height - y }));
  return { width, height, drawn, ruled: rule(content, height), text: joined(drawn) };
}

function unicodeOf(font: number, objects: Map<number, PdfObject>): Map<string, string> {
  const table =
    objects.get(Number(/\/ToUnicode (\d+) 0 R/.exec(objects.get(font)?.dictionary ?? '')?.[1]))?.stream?.toString('latin1') ?? '';
  const unicode = new Map<string, string>();
  const text = (hex: string) => Buffer.from(hex, 'hex').swap16().toString('utf16le');
  for (const [, block = ''] of table.matchAll(/beginbfchar\n([^]*?)endbfchar/g))
    for (const [, glyph, hex] of block.matchAll(/<([0-9A-F]{4})> <([0-9A-F]+)>/g)) unicode.set(glyph!, text(hex!));
  for (const [, block = ''] of table.matchAll(/beginbfrange\n([^]*?)endbfrange/g))
    for (const [, first, last, hex] of block.matchAll(/<([0-9A-F]{4})> <([0-9A-F]{4})> <([0-9A-F]{4})>/g))
      for (
        let glyph = Number.parseInt(first!, 16), code = Number.parseInt(hex!, 16);
        glyph <= Number.parseInt(last!, 16);
        glyph += 1, code += 1
      )
        unicode.set(glyph.toString(16).toUpperCase().padStart(4, '0'), String.fromCharCode(code));
  return unicode;
}

const times = (a: Matrix, b: Matrix): Matrix => [
  a[0] * b[0] + a[1] * b[2],
  a[0] * b[1] + a[1] * b[3],
  a[2] * b[0] + a[3] * b[2],
  a[2] * b[1] + a[3] * b[3],
  a[4] * b[0] + a[5] * b[2] + b[4],
  a[4] * b[1] + a[5] * b[3] + b[5],
];

function draw(content: string, fonts: Map<string, Map<string, string>>): Drawn[] {
  const drawn: { text: string; x: number; right: number; y: number; size: number }[] = [];
  const stack: Matrix[] = [];
  let page: Matrix = [1, 0, 0, 1, 0, 0];
  let place: Matrix = page;
  let font = new Map<string, string>();
  let size = 0;
  for (const line of content.split('\n')) {
    const operands = line.trim().split(/\s+/);
    for (const [, move, hex] of line.matchAll(/(?:([-\d.]+ [-\d.]+) Td )?<([0-9A-F]+)> Tj/g)) {
      if (move) place = times([1, 0, 0, 1, ...(move.split(' ').map(Number) as [number, number])], place);
      const text = (hex!.match(/.{4}/g) ?? []).map((glyph) => font.get(glyph) ?? '\ufffd').join('');
      const at = times(place, page);
      const last = drawn.at(-1);
      const points = size * Math.hypot(at[0], at[1]);
      if (move && last) Object.assign(last, { text: last.text + text, right: at[4] + points / 2 });
      else drawn.push({ text, x: at[4], right: at[4] + points / 2, y: at[5], size: points });
    }
    switch (operands.at(-1)) {
      case 'q':
        stack.push(page);
        break;
      case 'Q':
        page = stack.pop() ?? page;
        break;
      case 'cm':
        page = times(operands.slice(0, 6).map(Number) as unknown as Matrix, page);
        break;
      case 'Tm':
        place = operands.slice(0, 6).map(Number) as unknown as Matrix;
        break;
      case 'Tf':
        font = fonts.get(operands[0]!.slice(1)) ?? font;
        size = Number(operands[1]);
        break;
      default:
    }
  }
  return drawn;
}

/** Strokes within the clips around them. */
function rule(content: string, height: number): readonly Ruled[] {
  type Graphics = { readonly page: Matrix; readonly foot: number };
  const ruled: Ruled[] = [];
  const stack: Graphics[] = [];
  let now: Graphics = { page: [1, 0, 0, 1, 0, 0], foot: height };
  let rectangle = height;
  let path: number[] = [];
  const down = (x: number, y: number): number => height - times([1, 0, 0, 1, x, y], now.page)[5];
  for (const line of content.split('\n')) {
    const operands = line.trim().split(/\s+/);
    const [x = 0, y = 0, , tall = 0] = operands.map(Number);
    switch (operands.at(-1)) {
      case 'q':
        stack.push(now);
        break;
      case 'Q':
        now = stack.pop() ?? now;
        break;
      case 'cm':
        now = { ...now, page: times(operands.slice(0, 6).map(Number) as unknown as Matrix, now.page) };
        break;
      case 're':
        rectangle = Math.max(down(x, y), down(x, y + tall));
        break;
      case 'n':
        now = { ...now, foot: Math.min(now.foot, rectangle) };
        break;
      case 'm':
        path = [down(x, y)];
        break;
      case 'l':
        path = [...path, down(x, y)];
        break;
      case 'S':
        ruled.push({ from: Math.min(...path), to: Math.min(Math.max(...path), now.foot), isCut: Math.max(...path) > now.foot + 1 });
        break;
      default:
    }
  }
  return ruled;
}

function joined(drawn: readonly Drawn[]): string {
  let text = '';
  let y: number | undefined;
  for (const piece of drawn) {
    if (y !== undefined && Math.abs(piece.y - y) > 1) text += '\n';
    text += piece.text;
    y = piece.y;
  }
  return text.replaceAll('\u02bc', '’');
}
