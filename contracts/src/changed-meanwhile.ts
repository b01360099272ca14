/** What is said under a field that somebody else has changed since it was read: what it says by now, and how to go on. */
const changedMeanwhile = (now: string | number | null): string =>
  now === null || now === ''
    ? 'A colleague has emptied this since you opened it. Save again to keep yours.'
    : `A colleague has changed this to “${now}” since you opened it. Save again to keep yours.`;

type Fields = Readonly<Record<string, string | number | null | undefined>>;

/**
 * The fields that a change would overwrite although they no longer say what they did when they were read (`before`). A field of which that
 * was not named, or that says what is wanted by now, is none.
 */
export const movedSince = (
  wanted: Fields,
  before: Fields,
  now: Fields,
): readonly { readonly path: readonly string[]; readonly message: string }[] =>
  Object.entries(before)
    .filter(([field, read]) => read !== undefined && wanted[field] !== undefined && now[field] !== read && now[field] !== wanted[field])
    .map(([field]) => ({ path: [field], message: changedMeanwhile(now[field] ?? null) }));
