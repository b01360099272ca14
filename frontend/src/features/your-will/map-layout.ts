import type { FamilyMap, MapPerson, MapTie } from '@willow/contracts/will/family-map';
import { shareInWords } from './shares.ts';

export type Shape = 'narrow' | 'wide';
export type Line = { readonly text: string; readonly kind: 'name' | 'relation' | 'tie' | 'clash' };
export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
export type Node = Box & {
  readonly id: string;
  readonly lines: readonly Line[];
  readonly kind: MapTie['kind'];
  readonly bough: string;
  readonly clashAt: number | null;
};
export type Drawing = {
  readonly width: number;
  readonly height: number;
  readonly root: Box;
  readonly trunk: string;
  readonly nodes: readonly Node[];
};

/** A line of text is this high; the type is 15 units of the drawing. */
export const LINE = 21;
export const PADDING = 12;
const GAP = 22;
const ROOT_HEIGHT = 2 * PADDING + 2 * LINE;
/** Characters that surely fit into a card: letters of this face are half as wide as high, some wider. */
const PER_UNIT = 1 / 7.6;

const SHAPES = {
  narrow: { width: 342, trunk: 12, root: { x: 0, width: 342 }, columns: [{ x: 42, width: 300 }] },
  wide: {
    width: 960,
    trunk: 480,
    root: { x: 300, width: 360 },
    columns: [
      { x: 0, width: 410 },
      { x: 550, width: 410 },
    ],
  },
} as const;

const widthOfCharacter = (character: string): number =>
  /[\u2E80-\u{10FFFF}]/u.test(character) ? 2.4 : /[\p{Lu}mw@%]/u.test(character) ? 1.6 : 1;

const widthOfText = (text: string): number => Array.from(text).reduce((sum, character) => sum + widthOfCharacter(character), 0);

export function wrap(text: string, most: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(' ').flatMap((each) => broken(each, most))) {
    const last = lines.at(-1);
    if (last !== undefined && widthOfText(`${last} ${word}`) <= most) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

function broken(word: string, most: number): readonly string[] {
  const pieces: string[] = [];
  for (const character of word) {
    const last = pieces.at(-1);
    if (last !== undefined && widthOfText(last + character) <= most) pieces[pieces.length - 1] = last + character;
    else pieces.push(character);
  }
  return pieces;
}

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

function tieInWords({ kind, label, share }: MapTie): string {
  if (kind === 'gift') return `Gets “${label}”`;
  return capital(share ? `${label}: ${shareInWords(share)}` : label);
}

export function tiesInWords({ ties }: Pick<MapPerson, 'ties'>): readonly string[] {
  const said = ties.filter(({ kind }) => kind !== 'family').map(tieInWords);
  return said.length > 0 ? said : ['Is named, and gets nothing by this will'];
}

/** Draws the family as a willow: the trunk hangs from the customer, a bough leads to everybody else. */
export function layOut({ people }: FamilyMap, shape: Shape): Drawing {
  const { width, trunk, root, columns } = SHAPES[shape];
  const top = ROOT_HEIGHT + GAP;
  const ends: number[] = columns.map(() => top);
  const nodes = people.map((person): Node => {
    const column = ends.indexOf(Math.min(...ends));
    const place = { ...columns[column]!, y: ends[column]! };
    const node = card(person, place, trunk);
    ends[column] = place.y + node.height + GAP;
    return node;
  });
  const last = Math.max(ROOT_HEIGHT, ...nodes.map(({ y }) => y));
  const height = Math.max(ROOT_HEIGHT, ...ends.map((end) => end - GAP));
  return { width, height, root: { ...root, y: 0, height: ROOT_HEIGHT }, trunk: `M${trunk} ${ROOT_HEIGHT}V${last}`, nodes };
}

const ORDER: readonly MapTie['kind'][] = ['estate', 'substitute', 'gift', 'duty', 'family'];

function card(person: MapPerson, { x, y, width }: { readonly x: number; readonly y: number; readonly width: number }, trunk: number): Node {
  const most = Math.floor((width - 2 * PADDING) * PER_UNIT);
  const line =
    (kind: Line['kind']) =>
    (text: string): readonly Line[] =>
      wrap(text, most).map((part) => ({ text: part, kind }));
  const said = [...line('name')(person.name), ...line('relation')(capital(person.relation)), ...tiesInWords(person).flatMap(line('tie'))];
  const clashes = person.clashes.map((clash) => `! ${clash}`).flatMap(line('clash'));
  const height = 2 * PADDING + (said.length + clashes.length) * LINE + (clashes.length > 0 ? PADDING : 0);
  const kind = ORDER.find((each) => person.ties.some((tie) => tie.kind === each)) ?? 'family';
  const clashAt = clashes.length > 0 ? y + PADDING + said.length * LINE + PADDING / 2 : null;
  return {
    id: person.id,
    x,
    y,
    width,
    height,
    lines: [...said, ...clashes],
    kind,
    bough: boughTo(x < trunk ? x + width : x, y, trunk),
    clashAt,
  };
}

function boughTo(edge: number, y: number, trunk: number): string {
  const end = y + PADDING + LINE / 2;
  const bend = trunk + (edge - trunk) * 0.55;
  return `M${trunk} ${end - GAP}C${bend} ${end - GAP} ${bend} ${end} ${edge} ${end}`;
}
