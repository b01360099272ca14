import type { IsoDate } from '../../dates.ts';
import { type AnswerKey, FIELDS, type WillAnswers } from '../answers.ts';
import type { Field } from '../field.ts';
import { isStale, problemsOn, stepById, WIZARD, withoutStale } from '../wizard.ts';
import { isSame } from './is-same.ts';
import { mergeRows } from './merge-rows.ts';

/** `base`: what both were made from. `theirs`: what another tab or device saved since then. */
export type Versions = { readonly base: WillAnswers; readonly mine: WillAnswers; readonly theirs: WillAnswers };

/** Answers that go together: whoever chooses one version of them chooses it for all. */
export type Collision = readonly AnswerKey[];

export type Merged = {
  /** Where they collide, as in `theirs`. */
  readonly answers: WillAnswers;
  readonly collisions: readonly Collision[];
};

const KEYS = WIZARD.flatMap(({ keys }) => keys);
const REVIEW: ReadonlySet<AnswerKey> = new Set(stepById('review').keys);
const fieldOf = (key: AnswerKey): Field => FIELDS[key];
const isRow = (row: unknown): row is Readonly<Record<string, unknown>> => typeof row === 'object' && row !== null;
const rowsOf = (value: unknown) => (Array.isArray(value) ? value.filter(isRow) : []);

export const changedKeys = (before: WillAnswers, after: WillAnswers): readonly AnswerKey[] =>
  KEYS.filter((key) => !isSame(before[key], after[key]));

/** Whoever confirms that they have read the answers has not read what was saved since then. */
export const confirmsUnread = ({ base, mine, theirs }: Versions): boolean =>
  changedKeys(base, mine).some((key) => REVIEW.has(key)) && changedKeys(base, theirs).some((key) => !REVIEW.has(key));

/**
 * Joins two versions of the answers. What only one of them changed is as that one has it; of lists, row by row. Collisions are what both
 * changed, what one of them changed and the other took the ground from, and what is right in each of them and wrong in both together.
 */
export function mergeAnswers(versions: Versions, today: IsoDate): Merged {
  const { mine, theirs } = versions;
  const joined = KEYS.map((key) => [key, mergeOne(key, versions)] as const);
  const collided = joined.filter(([, one]) => one === null).map(([key]) => key);
  const merged = withCounts(Object.fromEntries(joined.flatMap(([key, one]) => pairOf(key, one ? one.value : theirs[key]))), versions);
  const answers = withoutStale(merged);
  // Whichever version of them is chosen, what is left has to fit to it.
  const chosen = [mine, theirs].map((side) => ({ ...merged, ...pick(side, collided) }));
  const collisions = united([
    ...collided.map((key) => [key]),
    ...chosen.flatMap((full) => undone(versions, full)),
    ...spoiled(versions, answers, today),
  ]);
  const differing = collisions.map((keys) => keys.filter((key) => !isSame(mine[key], theirs[key]))).filter((keys) => keys.length > 0);
  return { answers, collisions: differing };
}

/** The answers when `kept` says, for each collision, whose version of it is kept. */
export function settled({ mine, theirs }: Versions, { answers, collisions }: Merged, kept: readonly ('mine' | 'theirs')[]): WillAnswers {
  const chosen = collisions.flatMap((keys, at) => keys.flatMap((key) => [[key, (kept[at] === 'mine' ? mine : theirs)[key]] as const]));
  const all = new Map<AnswerKey, unknown>([...(Object.entries(answers) as [AnswerKey, unknown][]), ...chosen]);
  return withoutStale(Object.fromEntries(KEYS.flatMap((key) => pairOf(key, all.get(key)))));
}

const pick = (answers: WillAnswers, keys: readonly AnswerKey[]) => Object.fromEntries(keys.map((key) => [key, answers[key]]));

const pairOf = (key: AnswerKey, value: unknown): readonly (readonly [AnswerKey, unknown])[] => (value === undefined ? [] : [[key, value]]);

/** Null when it collides. */
function mergeOne(key: AnswerKey, { base, mine, theirs }: Versions): { readonly value: unknown } | null {
  if (isSame(mine[key], theirs[key]) || isSame(mine[key], base[key])) return { value: theirs[key] };
  if (isSame(theirs[key], base[key])) return { value: mine[key] };
  const field = fieldOf(key);
  if (field.kind !== 'list') return null;
  const rows = mergeRows(rowsOf(base[key]), rowsOf(mine[key]), rowsOf(theirs[key]));
  return rows && rows.length <= field.max ? { value: rows } : null;
}

/** How many rows a list has is counted again where both changed it. */
function withCounts(merged: WillAnswers, { mine, theirs }: Versions): WillAnswers {
  const counted = KEYS.flatMap((key): readonly (readonly [AnswerKey, unknown])[] => {
    const field = fieldOf(key);
    const list = 'of' in field && field.of ? (field.of as AnswerKey) : null;
    if (!list || isSame(merged[list], mine[list]) || isSame(merged[list], theirs[list])) return [];
    const { length } = rowsOf(merged[list]);
    return [[key, field.kind === 'count' ? length : length > 0]];
  });
  return { ...merged, ...Object.fromEntries(counted) };
}

/** An answer that one version changed, with what the other one changed so that it is not asked any more. */
function undone({ base, mine, theirs }: Versions, merged: WillAnswers): readonly Collision[] {
  const live = withoutStale(merged);
  const gone = KEYS.filter((key) => merged[key] !== undefined && live[key] === undefined);
  return gone.flatMap((key) =>
    [
      { own: mine, other: theirs },
      { own: theirs, other: mine },
    ]
      .filter(({ own }) => own[key] !== undefined && !isSame(own[key], base[key]))
      .map(({ own, other }) => {
        const suspects = changedKeys(base, other);
        const causes = suspects.filter((cause) => !isStale(key, { ...merged, [cause]: own[cause] }));
        return [key, ...(causes.length > 0 ? causes : suspects)];
      }),
  );
}

/** Of a step that is complete in both versions and not any more when they are joined: what they changed of it, or else anywhere. */
function spoiled({ base, mine, theirs }: Versions, answers: WillAnswers, today: IsoDate): readonly Collision[] {
  const changed = new Set([...changedKeys(base, mine), ...changedKeys(base, theirs)]);
  return WIZARD.filter(({ id }) => {
    const isWrong = (version: WillAnswers) => problemsOn(id, version, today).length > 0;
    return id !== 'review' && isWrong(answers) && !isWrong(mine) && !isWrong(theirs);
  }).map(({ keys }) => {
    const own = keys.filter((key) => changed.has(key));
    return own.length > 0 ? own : [...changed];
  });
}

/** Collisions that share an answer are one. */
function united(collisions: readonly Collision[]): readonly Collision[] {
  const groups: Set<AnswerKey>[] = [];
  for (const keys of collisions) {
    const touching = groups.filter((group) => keys.some((key) => group.has(key)));
    for (const group of touching) groups.splice(groups.indexOf(group), 1);
    groups.push(new Set([...keys, ...touching.flatMap((group) => [...group])]));
  }
  return groups.map((group) => KEYS.filter((key) => group.has(key)));
}
