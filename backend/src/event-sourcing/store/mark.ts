/**
 * Names the event at a position by its id and, where the store chains its events, by its hash, which covers everything before it. Kept beside a
 * checkpoint, it tells whether the log is still the one that was read.
 */
export type Mark = string & Record<never, never>;

type Standing = { readonly position: string; readonly id: string; readonly hash?: string | undefined };

export const markOf = ({ position, id, hash }: Standing): Mark => (hash === undefined ? `${position} ${id}` : `${position} ${id} ${hash}`);

export const positionOfMark = (mark: Mark): string => mark.slice(0, mark.indexOf(' '));

export const idOfMark = (mark: Mark): string => mark.split(' ')[1] ?? '';
