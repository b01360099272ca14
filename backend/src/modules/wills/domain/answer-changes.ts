import type { WillAnswers } from '@willow/contracts';

type Key = keyof WillAnswers;

const keysOf = (answers: WillAnswers) => Object.keys(answers) as Key[];

export function difference(before: WillAnswers, next: WillAnswers): { readonly changed: readonly Key[]; readonly cleared: readonly Key[] } {
  const present = (key: Key) => next[key] !== undefined;
  return {
    changed: keysOf(next).filter((key) => present(key) && JSON.stringify(next[key]) !== JSON.stringify(before[key])),
    cleared: keysOf(before).filter((key) => !present(key)),
  };
}

export function differs(before: WillAnswers, next: WillAnswers): boolean {
  const { changed, cleared } = difference(before, next);
  return changed.length + cleared.length > 0;
}
