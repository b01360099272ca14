/** Who has died in a trial, by id, and who of them leaves no children or grandchildren. Sorted, so that one trial is read once. */
export type Trial = { readonly dead: readonly string[]; readonly noIssue: readonly string[] };

export const ALL_ALIVE: Trial = { dead: [], noIssue: [] };

const without = (list: readonly string[], id: string) => list.filter((each) => each !== id);
const toggled = (list: readonly string[], id: string) => (list.includes(id) ? without(list, id) : [...list, id].toSorted());

export const toggleDead = ({ dead, noIssue }: Trial, id: string): Trial => ({ dead: toggled(dead, id), noIssue: without(noIssue, id) });

export const toggleNoIssue = ({ dead, noIssue }: Trial, id: string): Trial => ({ dead, noIssue: toggled(noIssue, id) });

const sameSet = (one: readonly string[], other: readonly string[]): boolean => one.toSorted().join() === other.toSorted().join();

export const isSame = (one: Trial, other: Trial): boolean => sameSet(one.dead, other.dead) && sameSet(one.noIssue, other.noIssue);
