import { sameName } from '../people/same-person.ts';
import { isSame } from './is-same.ts';

type Row = Readonly<Record<string, unknown>>;
/** `of`: the place of the row that it was made from; null for a new one. */
type Entry = { readonly row: Row; readonly of: number | null };

const NAMES = ['fullName', 'recipientName', 'description'];
const NAME_WEIGHS = 4;

/**
 * Joins two versions of a list. A row is one thing: rows that only one version added, changed or took out are as that one has them. Null when
 * both changed one row, each in its own way, or both put the rows in another order, or both divided the whole anew.
 */
export function mergeRows(base: readonly Row[], mine: readonly Row[], theirs: readonly Row[]): readonly Row[] | null {
  if ([mine, theirs].every((rows) => !isSame(percentages(rows), percentages(base)))) return null;
  const [own, others] = [entriesOf(base, mine), entriesOf(base, theirs)];
  const spine = keepsOrder(own) ? others : keepsOrder(others) ? own : null;
  if (!spine) return null;
  const added = spine === others ? own : others;
  const isRemoved = (entries: readonly Entry[], at: number) => !entries.some(({ of }) => of === at);
  const lost = base.some((row, at) => {
    const kept = [...own, ...others].find(({ of }) => of === at);
    return isRemoved(own, at) !== isRemoved(others, at) && !isSame(kept?.row, row);
  });
  if (lost) return null;
  const merged: Entry[] = [];
  for (const entry of spine) {
    const other = entry.of === null ? null : added.find(({ of }) => of === entry.of);
    if (other === undefined) continue;
    const row = other === null ? entry.row : pick(base[entry.of!]!, entry.row, other.row);
    if (!row) return null;
    merged.push({ row, of: entry.of });
  }
  return inserted(merged, added, base.length).map(({ row }) => row);
}

const percentages = (rows: readonly Row[]) => rows.flatMap(({ percentage }) => (percentage === undefined ? [] : [percentage]));

function pick(base: Row, one: Row, other: Row): Row | null {
  if (isSame(one, other) || isSame(other, base)) return one;
  return isSame(one, base) ? other : null;
}

/** New rows of the other version stand behind the row that they stood behind there. One that both added is there once. */
function inserted(merged: readonly Entry[], from: readonly Entry[], length: number): readonly Entry[] {
  const result = [...merged];
  let behind = -1;
  for (const entry of from) {
    const at = entry.of === null ? -1 : result.findIndex(({ of }) => of === entry.of);
    if (at >= 0) behind = at;
    if (entry.of !== null || result.some(({ of, row }) => of === null && isSame(row, entry.row))) continue;
    while (behind + 1 < result.length && (result[behind + 1]!.of ?? length) === length) behind += 1;
    behind += 1;
    result.splice(behind, 0, entry);
  }
  return result;
}

function keepsOrder(entries: readonly Entry[]): boolean {
  const places = entries.flatMap(({ of }) => (of === null ? [] : [of]));
  return places.every((place, at) => at === 0 || place > places[at - 1]!);
}

/** Rows have no names of their own: a row is made from the one that is the same, else from what it has most in common with, else it took its place. */
function entriesOf(base: readonly Row[], rows: readonly Row[]): readonly Entry[] {
  const from = new Map<number, number>();
  const free = (at: number) => ![...from.values()].includes(at);
  const pair = (weight: (row: Row, before: Row) => number) => {
    const pairs = rows.flatMap((row, at) => base.map((before, of) => ({ at, of, weight: weight(row, before) })));
    const best = pairs
      .filter((each) => each.weight > 0)
      .toSorted((a, b) => b.weight - a.weight || Math.abs(a.at - a.of) - Math.abs(b.at - b.of));
    for (const { at, of } of best) if (!from.has(at) && free(of)) from.set(at, of);
  };
  pair((row, before) => (isSame(row, before) ? 1 : 0));
  pair(inCommon);
  pair(() => 1);
  return rows.map((row, at) => ({ row, of: from.get(at) ?? null }));
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

const inCommon = (row: Row, before: Row): number =>
  Object.keys(row).filter((part) => row[part] !== undefined && row[part] !== '' && isSame(row[part], before[part])).length +
  (NAMES.some((part) => sameName(text(row[part]), text(before[part]))) ? NAME_WEIGHS : 0);
